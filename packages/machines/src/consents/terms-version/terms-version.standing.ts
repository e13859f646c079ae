import { decideTermsVersion } from "./terms-version.machine.ts";
import type { TermsVersionEvent, TermsVersionStatus } from "./terms-version.types.ts";

/** Where a published version stands at an instant (ms); `nextAt` is the date of the one after it, null when there is none. */
export function termsVersionStatus(takesEffectAt: number, nextAt: number | null, now: number) {
  const events: TermsVersionEvent[] = [
    ...(now >= takesEffectAt ? [{ type: "date.reached" } as const] : []),
    ...(nextAt !== null && now >= nextAt ? [{ type: "version.replaced" } as const] : []),
  ];
  let status: TermsVersionStatus = "announced";
  for (const event of events) {
    const decision = decideTermsVersion(status, event);
    if (decision.allowed) status = decision.next;
  }
  return status;
}
