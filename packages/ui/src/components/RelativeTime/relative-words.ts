const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const steps = [
  { unit: "year", length: 365 * day },
  { unit: "month", length: 30 * day },
  { unit: "week", length: 7 * day },
  { unit: "day", length: day },
  { unit: "hour", length: hour },
  { unit: "minute", length: minute },
] as const;

const long = new Intl.RelativeTimeFormat("fr", { numeric: "auto", style: "long" });
const short = new Intl.RelativeTimeFormat("fr", { numeric: "auto", style: "short" });
const calendarDay = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});
const full = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
});

/** Calendar days in Paris from `now` to `instant` (ms): −1 is yesterday even if it was an hour ago. */
function daysBetween(instant: number, now: number): number {
  const midnight = (time: number) => {
    const parts = calendarDay.formatToParts(time);
    const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
    return Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day"));
  };
  return Math.round((midnight(instant) - midnight(now)) / day);
}

/** « il y a 5 minutes », « hier », « dans 3 semaines »; both arguments in ms. */
export function relativeWords(instant: number, now: number, style: "long" | "short" = "long"): string {
  const words = style === "short" ? short : long;
  const gap = instant - now;
  const size = Math.abs(gap);
  if (size < minute) return "à l’instant";
  if (size >= 12 * hour && size < 7 * day) {
    const days = daysBetween(instant, now);
    if (days !== 0) return words.format(days, "day");
  }
  const step = steps.find(({ length }) => size >= length) ?? { unit: "minute", length: minute };
  return words.format(Math.trunc(gap / step.length), step.unit);
}

/** The whole date and hour in Paris: « 20 novembre 2026 à 14:05 ». */
export function fullDate(instant: number): string {
  return full.format(instant);
}
