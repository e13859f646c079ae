import type { TermsVersions } from "../consent/index.ts";

const dayMs = 86_400_000;

/** POL-14: how long before their date new terms are announced, in ms. */
export const termsNoticeMs = 15 * dayMs;

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
