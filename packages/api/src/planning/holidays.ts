import { addDays } from "./time.ts";

/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD` (Meeus, Jones, Butcher). */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leaps = century - Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century - 17) / 25)) / 3);
  let epact = (leaps - moon + 19 * golden + 15) % 30;
  epact -= Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  const offset = epact - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

export interface Holiday {
  /** `YYYY-MM-DD`. */
  day: string;
  name: string;
}

/** The eleven days that French law keeps everywhere in France (Code du travail, L3133-1), in their order. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterOf(year);
  return [
    { day: `${year}-01-01`, name: "Jour de l’An" },
    { day: addDays(easter, 1), name: "Lundi de Pâques" },
    { day: `${year}-05-01`, name: "Fête du Travail" },
    { day: `${year}-05-08`, name: "Victoire 1945" },
    { day: addDays(easter, 39), name: "Ascension" },
    { day: addDays(easter, 50), name: "Lundi de Pentecôte" },
    { day: `${year}-07-14`, name: "Fête nationale" },
    { day: `${year}-08-15`, name: "Assomption" },
    { day: `${year}-11-01`, name: "Toussaint" },
    { day: `${year}-11-11`, name: "Armistice 1918" },
    { day: `${year}-12-25`, name: "Noël" },
  ].sort((one, other) => one.day.localeCompare(other.day));
}

/** The holidays from one day to another, both included. */
export function holidaysBetween(first: string, last: string): Holiday[] {
  const from = Number(first.slice(0, 4));
  const years = Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, index) => from + index);
  return years.flatMap(holidaysOf).filter(({ day }) => day >= first && day <= last);
}
