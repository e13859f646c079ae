import type { CardDraft } from "@jobami/api/cards/contract";
import type { CardTemplate } from "@jobami/api/cards/routes";
import { type StoredRecord, storedRecord } from "../../../platform/storage/index.ts";

const dayMs = 86_400_000;

/** A new card that was begun from a template and not stored yet, on this device for 30 days. */
export function newCardRecord(userId: string, template: CardTemplate): StoredRecord<CardDraft> {
  return storedRecord({
    key: `new-card:${userId}:${template}`,
    kind: "device",
    lifeMs: 30 * dayMs,
    isValid: (value): value is CardDraft =>
      typeof value === "object" &&
      value !== null &&
      "title" in value &&
      "design" in value &&
      typeof value.design === "object" &&
      value.design !== null &&
      "shown" in value.design,
  });
}
