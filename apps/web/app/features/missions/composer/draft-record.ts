import type { StoredDraft } from "@jobami/machines/forms/draft-keeper";
import { type StoredRecord, storedRecord } from "../../../platform/storage/index.ts";
import type { MissionDraft } from "./mission-form.ts";

/** Grows when the shape of MissionForm changes: older drafts are then not offered. */
export const draftSchemaVersion = 1;

/** Whether a stored value has the outline of a draft; its shape is given by the schema version. */
export function isMissionDraft(
  value: unknown,
): value is { draft: MissionDraft; savedAt: number; schemaVersion: number } {
  if (typeof value !== "object" || value === null) return false;
  const { draft, savedAt, schemaVersion } = value as Record<string, unknown>;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof savedAt === "number" &&
    typeof schemaVersion === "number"
  );
}

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
