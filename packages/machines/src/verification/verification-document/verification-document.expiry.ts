import { decideVerificationDocument } from "./verification-document.machine.ts";
import type { VerificationDocumentStatus } from "./verification-document.types.ts";

/** Where a document stands on a day (`YYYY-MM-DD` in France): one whose last day is past no longer counts, whatever is stored. */
export function documentStatus(
  stored: VerificationDocumentStatus,
  expiresOn: string | null,
  today: string,
): VerificationDocumentStatus {
  if (expiresOn === null || today <= expiresOn) return stored;
  const decision = decideVerificationDocument(stored, { type: "expiry.reached" });
  return decision.allowed ? decision.next : stored;
}

/** How many days before its last day the owner of a document is reminded. */
export const reminderDays = [30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

const dayMs = 86_400_000;

/** Which reminder of a document is due on a day, the nearest alone; null when none is, or was given already. */
export function dueReminder(
  { expiresOn, reminded }: { expiresOn: string; reminded: number | null },
  today: string,
): ReminderDays | null {
  const left = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  if (left < 0) return null;
  const due = [...reminderDays].reverse().find((days) => left <= days);
  return due === undefined || (reminded !== null && reminded <= due) ? null : due;
}
