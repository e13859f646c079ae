/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/** A number never runs, also below zero. */
type Cell = string | number | null;

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const csvMark = "\ufeff";

/** A line of a CSV file as French spreadsheets expect it: `;` between cells, and nothing in them runs. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(";")}\r\n`;
}
