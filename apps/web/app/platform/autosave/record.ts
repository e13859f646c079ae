import type { AutosaveRecord } from "@jobami/machines/forms/autosave";
import { type StoredRecord, storedRecord } from "../storage/index.ts";

const dayMs = 86_400_000;

/** What a form that saves itself has not saved, stored on this device for 30 days after the last change. */
export function autosaveRecord<Draft>(key: string): StoredRecord<AutosaveRecord<Draft>> {
  return storedRecord({
    key,
    kind: "device",
    lifeMs: 30 * dayMs,
    isValid: (value): value is AutosaveRecord<Draft> =>
      typeof value === "object" &&
      value !== null &&
      "draft" in value &&
      "version" in value &&
      "sending" in value,
  });
}
