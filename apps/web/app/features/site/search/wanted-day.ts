import { addDays, isDay } from "@jobami/api/planning/time";

/** What an address states of when a person is wanted, for the next Saturday and Sunday. */
export const weekEnd = "week-end";

/** The longest that a day may be ahead, in days. */
const farthest = 365;

/** Whether text is a day that may be asked for on another one. */
export const isDayAhead = (day: string, today: string): boolean =>
  isDay(day) && day >= today && day <= addDays(today, farthest);

const name = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: "UTC" });
/** « samedi » */
export const weekdayName = (day: string): string => name.format(Date.parse(`${day}T00:00:00Z`));
