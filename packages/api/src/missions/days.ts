import { franceZone } from "../places/france-zone.ts";

/** The numbers of an instant in ms, by their kind: in which order and between which signs they are written differs from browser to browser. */
export function numbersOf(format: Intl.DateTimeFormat, instant: number): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const [year, month, hour] = ["numeric", "2-digit", "2-digit"] as const;
  const parts = { year, month, day: month, hour, minute: hour } as const;
  const format = new Intl.DateTimeFormat("fr-FR", { timeZone, ...parts, hourCycle: "h23" });
  formats.set(timeZone, format);
  return format;
}

/** The day, `YYYY-MM-DD`, and the time, `HH:mm`, that the clocks of a zone show at an instant in ms. */
export function momentIn(zone: string, instant: number): { day: string; time: string } {
  const { year, month, day, hour, minute } = numbersOf(formatOf(zone), instant);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day, `YYYY-MM-DD`, in a zone at an instant in ms. */
export const dayIn = (zone: string, instant: number): string => momentIn(zone, instant).day;

/** The day in France, `YYYY-MM-DD`, at an instant in ms. */
export const dayInFrance = (instant: number): string => dayIn(franceZone, instant);
