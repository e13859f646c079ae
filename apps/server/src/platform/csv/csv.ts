/**
 * Where spreadsheets take a sign for the beginning of a formula, full-width signs too: at the start of a cell, and behind what
 * another spreadsheet takes for the end of one.
 */
const formula = /(^|[,;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g;

/** A number never runs, also below zero; cents are written as French spreadsheets read euros, 1234,50. */
type Cell = string | number | { cents: number } | null;

function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null) return (value.cents / 100).toFixed(2).replace(".", ",");
  const safe = (value ?? "").replace(formula, "$1'");
  return /[;,\t"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const csvMark = "\ufeff";

/** A line of a CSV file as French spreadsheets expect it: `;` between cells, and nothing in them runs. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(";")}\r\n`;
}
