/** Where the server takes time from; tests hand over their own. */
export interface Clock {
  /** The instant, in ms since 1970. */
  now(): number;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => Date.now() };

/** The instant as the database keeps it, `offsetMs` later. */
export function instant(clock: Clock, offsetMs = 0): Date {
  return new Date(clock.now() + offsetMs);
}
