import type { Column, TableSort } from "./types.ts";

const french = new Intl.Collator("fr-FR", { numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : french.compare(String(one), String(other));
}

/** The rows in the order of a column, text by French rules; equals keep their places. Unknown columns change nothing. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const measure = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (sort === null || measure === undefined) return rows;
  const way = sort.direction === "ascending" ? 1 : -1;
  return [...rows].sort((one, other) => way * compare(measure(one), measure(other)));
}

/** What pressing a column's header asks for: ascending first, then the other way. */
export function nextSort(column: string, sort: TableSort | null): TableSort {
  const isTurned = sort?.column === column && sort.direction === "ascending";
  return { column, direction: isTurned ? "descending" : "ascending" };
}
