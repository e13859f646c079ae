const hourMs = 3_600_000;

/** How long a review may be corrected by who wrote it, in ms. */
export const correctionWindowMs = 48 * hourMs;

/** Until when a review may be corrected, in ms; null once a person answered it or the time is over. */
export function correctableUntil(
  { writtenAt, isAnswered }: { writtenAt: number; isAnswered: boolean },
  now: number,
): number | null {
  const until = writtenAt + correctionWindowMs;
  return isAnswered || now >= until ? null : until;
}
