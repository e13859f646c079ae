const franceDay = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The numbers of an instant in ms, by their kind: in which order and between which signs they are written differs from browser to browser. */
export function numbersOf(format: Intl.DateTimeFormat, instant: number): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** The day in France, `YYYY-MM-DD`, at an instant in ms. */
export function dayInFrance(instant: number): string {
  const { year, month, day } = numbersOf(franceDay, instant);
  return `${year}-${month}-${day}`;
}
