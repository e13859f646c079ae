/** The row of an hour that awaits an answer. Few homes have one: what it is made of is named in a file of its own, which the others do without. */
export async function loadAskedHourRow() {
  return { default: await (await import("./asked-row.ts")).loadRow() };
}
