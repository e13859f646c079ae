const franceClock = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The numbers alone are read: in which order and between which signs they are written differs from browser to browser. */
function franceNumbers(instant: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = franceClock.formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value.padStart(2, "0")]));
}

/** The day in France, `YYYY-MM-DD`, at an instant in ms. */
export function dayInFrance(instant: number): string {
  const { year, month, day } = franceNumbers(instant);
  return `${year}-${month}-${day}`;
}

/** The time in France, `HH:mm`, at an instant in ms. */
export function timeInFrance(instant: number): string {
  const { hour, minute } = franceNumbers(instant);
  return `${hour}:${minute}`;
}
