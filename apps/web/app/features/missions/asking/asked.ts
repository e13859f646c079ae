/** The row of a mission that one is asked for. Few homes have one: what it is made of is named in a file of its own, which the others do without. */
export async function loadAskedRow() {
  return { default: await (await import("./asked-row.ts")).loadRow() };
}
