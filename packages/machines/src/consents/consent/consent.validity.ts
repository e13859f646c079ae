import { decideConsent } from "./consent.machine.ts";
import type { ConsentEvent, ConsentRecord, ConsentStatus, TermsVersions } from "./consent.types.ts";

/** CONS-25: how long a consent to AI holds, in calendar months. */
export const aiConsentMonths = 6;

/** The instant (ms) a consent to AI given at `givenAt` stops counting: 6 months later, on the month's last day when it is shorter. */
export function aiConsentEndsAt(givenAt: number): number {
  const end = new Date(givenAt);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + aiConsentMonths);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime();
}

function happenings(record: ConsentRecord, now: number, inForce: TermsVersions): ConsentEvent[] {
  const given: ConsentEvent =
    record.accepted === null
      ? { type: "consent.given", kind: "ai" }
      : { type: "consent.given", kind: "terms", accepted: record.accepted, inForce: record.accepted };
  const isChanged =
    record.accepted !== null &&
    (record.accepted.cgvVersion !== inForce.cgvVersion || record.accepted.cguVersion !== inForce.cguVersion);
  return [
    given,
    ...(record.revokedAt === null ? [] : [{ type: "consent.revoked" } as const]),
    ...(record.kind === "ai" && now >= aiConsentEndsAt(record.givenAt)
      ? [{ type: "validity.ended" } as const]
      : []),
    ...(isChanged ? [{ type: "terms.changed" } as const] : []),
  ];
}

/** Where a consent stands at an instant (ms) under the terms in force: its whole life led through the life cycle. */
export function consentStatus(
  record: ConsentRecord | null,
  now: number,
  inForce: TermsVersions,
): ConsentStatus {
  let status: ConsentStatus = "absent";
  for (const event of record === null ? [] : happenings(record, now, inForce)) {
    const decision = decideConsent(status, event);
    if (decision.allowed) status = decision.next;
  }
  return status;
}
