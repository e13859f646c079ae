import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { UserName } from "./UserName.tsx";

const root = join(import.meta.dirname, "../../../../..");
const sources = globSync(["apps/web/app/**/*.tsx", "packages/ui/src/patterns/**/*.tsx"], {
  cwd: root,
}).filter((file) => !/\.(?:stories|test|fixture)\.tsx$/.test(file));

/** What states a field's purpose to password managers, in the order of the form. */
const marks = /<(PasswordField|OtpField|UserName)\b|autoComplete=(?:"([^"]*)"|\{)/g;

/** The purposes of the fields of the forms of a file; a password without one is « unsaid ». */
function purposesIn(text: string): string[] {
  const purposes: string[] = [];
  for (const [, component, token = "computed"] of text.matchAll(marks)) {
    if (component === "UserName") purposes.push("username");
    else if (component === "OtpField") purposes.push("one-time-code");
    else if (component === "PasswordField") purposes.push("unsaid");
    else if (purposes.at(-1) === "unsaid") purposes[purposes.length - 1] = token;
    else purposes.push(token);
  }
  return purposes;
}

const hasSecret = (purposes: readonly string[]) =>
  purposes.some((purpose) => /password|one-time|unsaid/.test(purpose));

/** Every form that takes a password or a code, by its file. */
const forms: Record<string, readonly string[]> = {
  "packages/ui/src/patterns/LoginForm/LoginForm.tsx": ["username", "current-password"],
  "packages/ui/src/patterns/TwoFactorForm/TwoFactorForm.tsx": ["off", "one-time-code"],
  "apps/web/app/features/access/auth/RegistrationScreen.tsx": [
    "given-name",
    "family-name",
    "username",
    "new-password",
  ],
  // Without scripts no one has looked at the link when the form is drawn: whose it is, is not known.
  "apps/web/app/features/access/auth/ResetPasswordScreen.tsx": ["new-password", "username", "new-password"],
  "apps/web/app/features/access/auth/GoogleLinkStep.tsx": ["username", "current-password"],
  "apps/web/app/features/account/security/ChangePassword.tsx": [
    "username",
    "current-password",
    "new-password",
  ],
  "apps/web/app/features/account/security/TwoFactorSwitch.tsx": ["username", "current-password"],
  "apps/web/app/features/account/account-deletion/DeletionForm.tsx": ["username", "current-password"],
  // The link states no one’s name, and this password is erased with the account.
  "apps/web/app/features/account/account-deletion/FinalForm.tsx": ["current-password"],
  "apps/web/app/features/account/authenticator/PasswordStep.tsx": ["username", "current-password"],
  "apps/web/app/features/account/authenticator/ScanStep.tsx": ["one-time-code"],
  "apps/web/app/features/account/passkeys/AddPasskey.tsx": ["username", "off", "current-password"],
  "apps/web/app/features/account/passkeys/RemovePasskey.tsx": ["username", "current-password"],
  "apps/web/app/features/account/personal-details/EmailForm.tsx": ["username", "email", "current-password"],
};

it("states to password managers what each field of each form with a password or code is for", () => {
  const found = sources.flatMap((file) => {
    const purposes = purposesIn(readFileSync(join(root, file), "utf8"));
    return hasSecret(purposes) ? [[file, purposes] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(forms);
});

it("notices a password whose purpose is not stated", () => {
  expect(purposesIn('<UserName email={email} /><PasswordField label="Mot de passe" />')).toEqual([
    "username",
    "unsaid",
  ]);
});

it("draws the name of the account where people neither see, reach nor hear it, and password managers find it", () => {
  const html = renderToString(<UserName email="lea@société.fr" />);
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('value="lea@société.fr"');
  expect(html).toContain('aria-hidden="true"');
  expect(html.toLowerCase()).toContain('tabindex="-1"');
  expect(html).not.toMatch(/\shidden|type="hidden"|disabled|display/);
});
