/** The row of an hour that awaits an answer. Few homes have one: what it is made of is named in a file of its own, which the others do without. */
export async function loadAskedHourRow() {
  return { default: await (await import("./asked-row.ts")).loadRow() };
}

/** What a jobbeur agreed to on the day of a mission, before they propose for it. */
export const loadDayTaken = async () => ({ default: (await import("./DayTaken.tsx")).DayTaken });
