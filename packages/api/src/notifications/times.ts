import { dayInFrance } from "../missions/days.ts";
import { addDays, instantInFrance, timeInFrance, weekdayOf } from "../planning/time.ts";
import type { Weekday } from "../profiles/availability.ts";

/** From when to when no one is to be disturbed, `HH:mm` in France; over midnight when it ends before it begins. */
export interface QuietHours {
  from: string;
  to: string;
}

export const digestRhythms = ["day", "week"] as const;

/** When a digest is mailed: every day, or on one day of the week, at a time in France. */
export interface DigestRhythm {
  every: (typeof digestRhythms)[number];
  weekday: Weekday;
  time: string;
}

/** How everybody begins: nothing is quiet, and a digest comes every evening. */
export const firstTimes: { quiet: QuietHours | null; digest: DigestRhythm } = {
  quiet: null,
  digest: { every: "day", weekday: "monday", time: "18:00" },
};

const hourMs = 3_600_000;

/** The first instant of a time on a day; of one that the clocks leap over in spring, the leap. */
function firstInstant(day: string, time: string): number {
  const at = instantInFrance(day, time) ?? instantInFrance(day, "03:00");
  if (at === null) throw new Error(`${day} ${time} is no time in France.`);
  return at;
}

/** The last instant of a time on a day: the second one where the clocks go back in autumn. */
function lastInstant(day: string, time: string): number {
  const first = firstInstant(day, time);
  return timeInFrance(first + hourMs) === time ? first + hourMs : first;
}

/** When the quiet hours end that an instant in ms lies in; null when it lies in none. */
export function quietUntil(now: number, quiet: QuietHours | null): number | null {
  if (quiet === null) return null;
  const today = dayInFrance(now);
  for (const day of [addDays(today, -1), today]) {
    const end = lastInstant(quiet.to > quiet.from ? day : addDays(day, 1), quiet.to);
    if (now >= firstInstant(day, quiet.from) && now < end) return end;
  }
  return null;
}

/** The next digest after an instant, in ms: the time that was chosen, or the end of the quiet hours that it lies in. */
export function nextDigest(now: number, { digest, quiet }: typeof firstTimes): number {
  const today = dayInFrance(now);
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    if (digest.every === "week" && weekdayOf(day) !== digest.weekday) continue;
    const chosen = firstInstant(day, digest.time);
    const at = quietUntil(chosen, quiet) ?? chosen;
    if (at > now) return at;
  }
  throw new Error("A week has no day of a digest.");
}
