/** The wait that a refusal or answer asks for, in ms, from `cooldownSeconds`, `retryAfterSeconds` or `cooldownMinutes`; null when it asks for none. */
export function askedWaitMs(data: Record<string, unknown>): number | null {
  const seconds = data.cooldownSeconds ?? data.retryAfterSeconds;
  if (typeof seconds === "number" && seconds > 0) return seconds * 1000;
  const minutes = data.cooldownMinutes;
  return typeof minutes === "number" && minutes > 0 ? minutes * 60_000 : null;
}

/** Whether an instant (ms, null when nothing waits) still lies ahead. */
export function isAhead(instant: number | null, now: number): boolean {
  return instant !== null && instant > now;
}

/** A stored instant, never further ahead than a fresh one would be: the visitor's clock may have been moved. */
export function bounded(instant: number | null | undefined, now: number, longest: number): number | null {
  return instant === null || instant === undefined ? null : Math.min(instant, now + longest);
}
