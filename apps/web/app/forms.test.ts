import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { forms } from "./forms.fixture.ts";

const folders = { app: import.meta.dirname, ui: join(import.meta.dirname, "../../../packages/ui/src") };

/** How often a pattern stands in each file that draws something. */
function countOf(pattern: RegExp): Record<string, number> {
  const counted = Object.entries(folders).flatMap(([name, cwd]) =>
    globSync("**/*.tsx", { cwd })
      .filter((file) => !/\.(test|stories|practice)\.tsx$/.test(file))
      .map((file) => {
        const found = readFileSync(join(cwd, file), "utf8").match(pattern)?.length ?? 0;
        return [name === "app" ? file : `${name}/${file}`, found] as const;
      }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

const search = "it searches, and is never refused";
const command = "it has a button and no field";
const plain = "without scripts, the server draws it anew with what was refused";

/** Native forms: of what they hold nothing is refused in the page. */
const native: Readonly<Record<string, string>> = {
  "ui/components/Form/Form.tsx": "it is the form",
  "ui/components/SearchBox/SearchBox.tsx": search,
  "ui/patterns/ConsentDialog/ConsentDialog.tsx": command,
  "ui/patterns/CookieBanner/CookieBanner.tsx": command,
  "features/access/auth/ResetPasswordScreen.tsx": plain,
  "features/access/auth/VerificationScreen.tsx": plain,
  "features/account/personal-details/EmailChangeLinkPage.tsx": command,
  "features/account/voice/VoiceSettingsScreen.tsx": "each setting takes effect at once",
  "features/activity/advice/AdviceScreen.tsx": search,
  "features/help/help/HelpCenter.tsx": search,
  "features/missions/missions/MissionFilters.tsx": search,
  "features/offers/partner-offers/OfferSearchForm.tsx": search,
  "features/staff/consent-register/ConsentRegisterFilters.tsx": search,
  "features/staff/operations/SearchForm.tsx": search,
  "features/staff/subscription-admin/PersonOptionsPart.tsx": search,
  "layout/WithoutScripts.tsx": plain,
  "platform/forms/CommandForm.tsx": command,
  "platform/forms/PlainCommand.tsx": command,
};

describe("forms", () => {
  test("each is sent empty by a journey, or states why not", () => {
    const rows = Object.entries(forms).map(([file, entry]) => [file, [entry].flat().length]);
    expect(countOf(/as=\{Form\}|<Form\b/g)).toEqual(Object.fromEntries(rows));
  });

  test("what can be refused is a Form, which leads to what is wrong", () => {
    expect(Object.keys(countOf(/<form\b|as="form"/g)).sort()).toEqual(Object.keys(native).sort());
  });
});
