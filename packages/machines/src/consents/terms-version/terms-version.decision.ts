import { transition } from "xstate";
import type { TermsVersions } from "../consent/index.ts";
import { termsVersionLifecycle } from "./terms-version.machine.ts";
import { termsNoticeMs } from "./terms-version.notice.ts";
import type {
  TermsVersionEvent,
  TermsVersionFollowUp,
  TermsVersionRefusal,
  TermsVersionStatus,
} from "./terms-version.types.ts";

export { termsNoticeMs } from "./terms-version.notice.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type TermsVersionDecision =
  | { allowed: true; next: TermsVersionStatus; follows: readonly TermsVersionFollowUp[] }
  | { allowed: false; reason: TermsVersionRefusal };

/** Asks the life cycle whether an event may happen to a version; pure, performs nothing. */
export function decideTermsVersion(
  status: TermsVersionStatus,
  event: TermsVersionEvent,
): TermsVersionDecision {
  const here = termsVersionLifecycle.resolveState({ value: status });
  const [next, actions] = transition(termsVersionLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: TermsVersionRefusal }).reason };
  return {
    allowed: true,
    next: next.value,
    follows: actions.map((action) => action.params as unknown as TermsVersionFollowUp),
  };
}

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

/** « 1.10 » against « 1.9 »: below zero, zero or above; what is not stated counts as zero. */
function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split(".").map(Number);
  const [left, right] = [numbers(one), numbers(other)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether terms come after others: neither text goes back, and one at least goes on. */
export function isNewerTerms(next: TermsVersions, current: TermsVersions): boolean {
  const steps = [
    compareVersions(next.cgvVersion, current.cgvVersion),
    compareVersions(next.cguVersion, current.cguVersion),
  ];
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}

const dayInParis = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** The first day in France, `YYYY-MM-DD`, from whose midnight on terms published at an instant (ms) may hold. */
export function earliestTermsDay(now: number): string {
  const parts = dayInParis.formatToParts(now + termsNoticeMs - 1);
  const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const dayAfter = Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day") + 1);
  return new Date(dayAfter).toISOString().slice(0, 10);
}
