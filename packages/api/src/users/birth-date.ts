import { dayInFrance } from "../missions/days.ts";

/** No one has an account before this age, and no one who lives is older than that one. */
const ages = { youngest: 18, oldest: 120 };

/** The same day so many years before, `YYYY-MM-DD`; the first of March for a 29 February that the year does not have. */
function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

/** The first and the last day on which a person may be born who has an account, at an instant in ms. */
export function birthDateBounds(now: number): { min: string; max: string } {
  const today = dayInFrance(now);
  return { min: yearsBefore(today, ages.oldest), max: yearsBefore(today, ages.youngest) };
}

/** What is wrong with a birth date at an instant; null when nothing is. */
export function birthDateFault(day: string, now: number): string | null {
  const { min, max } = birthDateBounds(now);
  if (day > max) return "Il faut avoir 18\u00a0ans pour avoir un compte.";
  return day < min ? "Vérifiez l’année de naissance." : null;
}
