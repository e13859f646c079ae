const dayMs = 86_400_000;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Month and day as one number, 229 for a 29 February. */
const numberOf = (day: string): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));

/** The birthdays that are celebrated on a day, as numbers of month and day: a 29 February is celebrated on the 28th in years that have none. */
export function birthdaysOn(day: string): number[] {
  const number = numberOf(day);
  return number === 228 && !isLeap(Number(day.slice(0, 4))) ? [228, 229] : [number];
}

/** A day so many days later, `YYYY-MM-DD`. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How old a person becomes on their birthday of that year. */
export const ageIn = (year: number, birthDate: string): number => year - Number(birthDate.slice(0, 4));
