import { storedRecord } from "../../../platform/storage/index.ts";
import { type ContactField, contactFields } from "./contact.actors.ts";

type Draft = Record<ContactField, string>;

const dayMs = 86_400_000;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    contactFields.every((name) => typeof (value as Record<string, unknown>)[name] === "string")
  );
}

/** What is being written, stored in this tab until it is sent. */
export const contactDraft = storedRecord<Draft>({
  key: "contact-draft",
  kind: "tab",
  lifeMs: dayMs,
  isValid: isDraft,
});
