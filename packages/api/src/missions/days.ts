const franceDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" });

/** The day in France, `YYYY-MM-DD`, at an instant in ms. */
export function dayInFrance(instant: number): string {
  return franceDay.format(instant);
}
