import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldsOf, formFields } from "./marked-required.ts";

/** Fields that no form sends (what they hold is stored or sent by itself), and those of a search, which needs neither. */
const unsent = [
  "apps/web/app/features/activity/profiles/ProfileEditor.tsx TextField",
  "apps/web/app/features/activity/profiles/ProfileEditor.tsx TextArea",
  "apps/web/app/features/activity/profiles/ProfileEditor.tsx TagField",
  "apps/web/app/features/activity/profiles/ServicesSection.tsx NumberField",
  "apps/web/app/features/activity/profiles/ServicesSection.tsx ComboBox",
  "apps/web/app/features/activity/profiles/ZoneSection.tsx PlaceField",
  "apps/web/app/features/talk/relations/ClientNote.tsx TextArea",
  "apps/web/app/features/talk/relations/ClientNote.tsx TagField",
  "apps/web/app/features/money/billing/IssuedDocument.tsx TextField",
  "apps/web/app/features/talk/files/UploadField.tsx FileField",
  "apps/web/app/features/promote/marketing/MarketingScreen.tsx TextField",
  "apps/web/app/features/offers/partner-offers/OfferSearchForm.tsx TextField",
  "apps/web/app/features/missions/planning/FeedCard.tsx TextField",
  "apps/web/app/features/site/search/PlainFields.tsx TextField",
  "apps/web/app/features/site/search/SearchFields.tsx ComboBox",
  "apps/web/app/features/account/voice/VoiceSettingsScreen.tsx TextField",
];

test("every field of a form shows whether it is required, to assistive tools too", () => {
  const unsaid = formFields(join(import.meta.dirname, "../.."))
    .filter(({ file, name, isMarked }) => !isMarked && !unsent.includes(`${file} ${name}`))
    .map(({ file, line, name }) => `${file}:${line} ${name}`);
  expect(unsaid).toEqual([]);
});

test("a field that marks neither is found, a search and one that does are not", () => {
  const source =
    '<><TextField label="Nom" /><TextField isRequired /><TextArea isOptional={true} /><TextField type="search" /></>';
  expect(fieldsOf(source, "x.tsx").map(({ name, isMarked }) => [name, isMarked])).toEqual([
    ["TextField", false],
    ["TextField", true],
    ["TextArea", true],
  ]);
});
