import { franceZone } from "../../internal/france-zone.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const steps = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
] as const;

const long = new Intl.RelativeTimeFormat("fr", { numeric: "auto", style: "long" });
const short = new Intl.RelativeTimeFormat("fr", { numeric: "auto", style: "short" });
const calendarDay = new Intl.DateTimeFormat("fr-FR", { timeZone: franceZone, dateStyle: "short" });
const full = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  dateStyle: "long",
  timeStyle: "short",
});

/** Calendar days in Paris from `now` to `instant` (ms): −1 is yesterday even if it was an hour ago. */
function daysBetween(instant: number, now: number): number {
  const midnight = (time: number) => {
    const parts = calendarDay.formatToParts(time).map(({ type, value }) => [type, Number(value)]);
    const { year, month, day } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day);
  };
  return Math.round((midnight(instant) - midnight(now)) / day);
}

/** « il y a 5 minutes », « hier », « dans 3 semaines »; both arguments in ms. */
export function relativeText(instant: number, now: number, style: "long" | "short" = "long"): string {
  const format = style === "short" ? short : long;
  const gap = instant - now;
  const size = Math.abs(gap);
  if (size >= 12 * hour && size < 7 * day) {
    const days = daysBetween(instant, now);
    if (days !== 0) return format.format(days, "day");
  }
  for (const [unit, length] of steps)
    if (size >= length) return format.format(Math.trunc(gap / length), unit);
  return "à l’instant";
}

/** The whole date and hour in Paris: « 20 novembre 2026 à 14:05 ». */
export function fullDate(instant: number): string {
  return full.format(instant);
}
