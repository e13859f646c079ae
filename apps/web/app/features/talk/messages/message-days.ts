import { dayInFrance } from "@jobami/api/missions/days";
import { franceZone } from "@jobami/api/places/france-zone";

const longDay = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  weekday: "long",
  day: "numeric",
  month: "long",
});
const longDayOfYear = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const hour = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  hour: "2-digit",
  minute: "2-digit",
});
const dayMs = 86_400_000;

const hourMs = 3_600_000;
/** Days by hours: a conversation asks for thousands, and days begin with an hour. */
const daysByHour = new Map<number, string>();

/** The day of an instant in France, `YYYY-MM-DD`. */
export function dayOf(instant: number): string {
  const hourOf = Math.floor(instant / hourMs);
  const known = daysByHour.get(hourOf);
  if (known !== undefined) return known;
  const day = dayInFrance(instant);
  daysByHour.set(hourOf, day);
  return day;
}

/** What a day is called between messages: today and yesterday by their names. */
export function dayText(instant: number, now: number): string {
  const day = dayOf(instant);
  if (day === dayOf(now)) return "Aujourd’hui";
  if (day === dayOf(now - dayMs)) return "Hier";
  const text = (day.slice(0, 4) === dayOf(now).slice(0, 4) ? longDay : longDayOfYear).format(instant);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The hour of an instant in France: « 10:42 ». */
export function hourText(instant: number): string {
  return hour.format(instant);
}
