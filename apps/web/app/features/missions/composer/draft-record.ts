import type { StoredDraft } from "@jobami/machines/forms/draft-keeper";
import { type StoredRecord, storedRecord } from "../../../platform/storage/index.ts";
import { draftSchemaVersion, isMissionDraft, type MissionDraft } from "./mission-form.ts";

const dayMs = 86_400_000;

/** The person's draft in this browser, stored 30 days after the last change. */
export function draftRecord(userId: string): StoredRecord<StoredDraft<MissionDraft>> {
  return storedRecord({
    key: `mission-draft:${userId}`,
    kind: "device",
    lifeMs: 30 * dayMs,
    isValid: isMissionDraft,
  });
}

/** A mission that a person began to write on this device; null without one, or where this form cannot read it. */
export function storedDraft(userId: string): { title: string; savedAt: number } | null {
  const stored = draftRecord(userId).read();
  if (stored === null || stored.schemaVersion !== draftSchemaVersion) return null;
  return { title: stored.draft.values.title.trim(), savedAt: stored.savedAt };
}
