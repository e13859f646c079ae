/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | null): string {
  const text = value ?? "";
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const csvMark = "\ufeff";

/** A line of a CSV file as French spreadsheets expect it: `;` between cells, and nothing in them runs. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cell).join(";")}\r\n`;
}
