import { dayIn, numbersIn } from "../missions/days.ts";
import { franceZone } from "../places/france-zone.ts";
import { type Weekday, weekdays } from "../profiles/availability.ts";

const dayMs = 24 * 3_600_000;

const clockNumbers = numbersIn({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The time, `HH:mm`, that the clocks of a zone show at an instant in ms. */
export function timeIn(zone: string, instant: number): string {
  const { hour, minute } = clockNumbers(zone, instant);
  return `${hour}:${minute}`;
}

/** The time in France, `HH:mm`, at an instant in ms. */
export const timeInFrance = (instant: number): string => timeIn(franceZone, instant);

/** By how many ms the clocks of a zone are ahead of UTC at an instant in ms. */
function offsetIn(zone: string, instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${dayIn(zone, instant)}T${timeIn(zone, instant)}:00Z`) - minute;
}

/** Whether the clocks of two zones show the same at an instant in ms. */
export const clocksAgree = (one: string, other: string, instant: number): boolean =>
  one === other || offsetIn(one, instant) === offsetIn(other, instant);

/**
 * The instant in ms of a day and a time in a zone. Null for a time that its clocks leap over; the first of the two where they go back.
 */
export function instantIn(zone: string, day: string, time: string): number | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // What the clocks are ahead by changes once at most in two days; the more they are ahead, the earlier it is.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetIn(zone, near)).sort((a, b) => b - a);
  const instants = offsets.map((offset) => asUtc - offset);
  const shows = (instant: number) => dayIn(zone, instant) === day && timeIn(zone, instant) === time;
  return instants.find(shows) ?? null;
}

/** The instant in ms of a day and a time in France; null for a time that the clocks leap over. */
export const instantInFrance = (day: string, time: string): number | null => instantIn(franceZone, day, time);

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

/** Whether text is a day of this century, `YYYY-MM-DD`; a day that no month has is none. */
export function isDay(text: string): boolean {
  const isWritten = /^20[2-9]\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isWritten && addDays(text, 0) === text;
}
