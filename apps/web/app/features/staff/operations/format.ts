import { counted } from "@jobami/api/http/counted";
import { franceZone } from "@jobami/api/places/france-zone";

const number = new Intl.NumberFormat("fr-FR");
const precise = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });

/** A whole number, as people read it. */
export const figure = (count: number): string => number.format(count);
/** A measure with at most two places after the comma. */
export const measure = (value: number): string => fine.format(value);
/** A share of a whole. */
export const share = (part: number, whole: number): string => percent.format(whole === 0 ? 0 : part / whole);

const units = ["o", "Ko", "Mo", "Go", "To"] as const;

/** Bytes, in the unit that fits. */
export function bytes(count: number): string {
  let value = count;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${precise.format(value)}\u00a0${units[unit]}`;
}

/** A duration in ms. */
export const milliseconds = (ms: number): string =>
  ms >= 1000 ? `${precise.format(ms / 1000)}\u00a0s` : `${precise.format(ms)}\u00a0ms`;

/** How long something has been running, in its two largest units. */
export function running(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${counted(days, "jour")} et ${counted(hours % 24, "heure")}`;
  if (hours > 0) return `${counted(hours, "heure")} et ${counted(minutes % 60, "minute")}`;
  return minutes > 0 ? counted(minutes, "minute") : "moins d’une minute";
}

const instant = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: franceZone,
});
const clock = new Intl.DateTimeFormat("fr-FR", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: franceZone,
});
const day = new Intl.DateTimeFormat("fr-FR", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** An instant on the clocks of Paris, to the minute. */
export const instantText = (iso: string): string => instant.format(new Date(iso));
/** The hour and minute of an instant on the clocks of Paris. */
export const timeText = (iso: string): string => clock.format(new Date(iso));
/** A day of France, on one line. */
export const dayText = (date: string): string =>
  day.format(new Date(`${date}T00:00:00Z`)).replaceAll(" ", "\u00a0");
