import { franceZone } from "../places/france-zone.ts";

/**
 * Reads the numbers of an instant in ms off the clocks of a zone, by their kind: in which order and between which signs they are written
 * differs from browser to browser.
 */
export function numbersIn(
  kinds: Intl.DateTimeFormatOptions,
): (zone: string, instant: number) => Record<string, string> {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (timeZone, instant) => {
    formats[timeZone] ??= new Intl.DateTimeFormat("fr-FR", { ...kinds, timeZone });
    const parts = formats[timeZone].formatToParts(instant);
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  };
}

const dayNumbers = numbersIn({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The day, `YYYY-MM-DD`, that it is in a zone at an instant in ms. */
export function dayIn(zone: string, instant: number): string {
  const { year, month, day } = dayNumbers(zone, instant);
  return `${year}-${month}-${day}`;
}

/** The day in France, `YYYY-MM-DD`, at an instant in ms. */
export const dayInFrance = (instant: number): string => dayIn(franceZone, instant);
