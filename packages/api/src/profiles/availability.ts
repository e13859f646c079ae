/** The days of a week, in their order. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** From when to when on a day, `HH:mm` in France; `24:00` is its end. */
export interface TimeRange {
  from: string;
  to: string;
}

/** When a person is available in any week. */
export type WeeklyAvailability = Record<Weekday, TimeRange[]>;

/** The most ranges of one day. */
export const maxRangesADay = 4;
/** Ranges begin and end on these steps, in minutes. */
export const rangeStepMinutes = 30;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `HH:mm` of a minute of the day. */
function timeAt(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The times that ranges may begin and end at, from 00:00 to 24:00. */
export const rangeTimes: readonly string[] = Array.from(
  { length: (24 * 60) / rangeStepMinutes + 1 },
  (_, index) => timeAt(index * rangeStepMinutes),
);

/** What is wrong with the ranges of a day: one ends before it begins, or two overlap or touch; null when nothing is. */
export function rangesFault(ranges: readonly TimeRange[]): "backwards" | "overlapping" | null {
  if (ranges.some(({ from, to }) => from >= to)) return "backwards";
  const sorted = sortedRanges(ranges);
  return sorted.some(({ from }, index) => index > 0 && from <= (sorted[index - 1]?.to ?? ""))
    ? "overlapping"
    : null;
}

/** The ranges of a day in the order of the day. */
export function sortedRanges(ranges: readonly TimeRange[]): TimeRange[] {
  return [...ranges].sort((one, other) => one.from.localeCompare(other.from));
}

/** A further range of a day: the morning first, then an hour after the last one, two hours long; null when none fits. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange | null {
  if (ranges.length >= maxRangesADay) return null;
  const last = sortedRanges(ranges).at(-1);
  if (last === undefined) return { from: "09:00", to: "12:00" };
  const from = minuteOf(last.to) + 60;
  return from + rangeStepMinutes > 24 * 60
    ? null
    : { from: timeAt(from), to: timeAt(Math.min(from + 120, 24 * 60)) };
}

/** The ranges of a day with more hours: a day without any takes those of the last one before it that has some. */
export function withMoreHours(week: WeeklyAvailability, day: Weekday): TimeRange[] {
  const ranges = week[day];
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((other) => week[other].length > 0);
  if (ranges.length === 0 && before !== undefined) return [...week[before]];
  const next = nextRange(ranges);
  return next === null ? ranges : [...ranges, next];
}

/** Hours of a week, for who reads them at a glance. */
export function weeklyHours(week: WeeklyAvailability): number {
  const minutes = weekdays.flatMap((day) => week[day].map(({ from, to }) => minuteOf(to) - minuteOf(from)));
  return minutes.reduce((sum, one) => sum + one, 0) / 60;
}

/** A week in which a person is never available. */
export const emptyWeek: WeeklyAvailability = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
