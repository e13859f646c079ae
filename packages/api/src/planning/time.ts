import { dayInFrance, numbersOf } from "../missions/days.ts";
import { type Weekday, weekdays } from "../profiles/availability.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const clockInFrance = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The time in France, `HH:mm`, at an instant in ms. */
export function timeInFrance(instant: number): string {
  const { hour, minute } = numbersOf(clockInFrance, instant);
  return `${hour}:${minute}`;
}

/**
 * The instant in ms of a day and a time in France. Null for a time that the clocks leap over in spring; the first of the two where they go
 * back in autumn.
 */
export function instantInFrance(day: string, time: string): number | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Summer time comes first: where both are right, it is the earlier one.
  const instants = [asUtc - 2 * hourMs, asUtc - hourMs];
  return instants.find((instant) => dayInFrance(instant) === day && timeInFrance(instant) === time) ?? null;
}

/** A day, `YYYY-MM-DD`, so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two days. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs);
}

/** The day of the week, which begins with Monday. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] as Weekday;
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdays.indexOf(weekdayOf(day)));
}

/** The same day of a later month, or its last one where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
