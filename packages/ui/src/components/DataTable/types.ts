import type { ReactNode } from "react";

/** One column of a DataTable. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits stand below each other. */
  align?: "start" | "end" | undefined;
  /** The column that names its row; one a table. */
  isRowHeader?: boolean | undefined;
  /** What a row is sorted by; without it the column cannot be sorted. */
  sortValue?: ((row: Row) => string | number) | undefined;
}

/** Which column sorts the rows, and which way. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

/** Everything the table shows by itself. */
export interface TableLabels {
  selectRow: (name: string) => string;
  selectAll: string;
  /** Names the column of the boxes. */
  selection: string;
  selected: (count: number) => string;
  sortBy: string;
  unsorted: string;
  sorted: (header: string, direction: TableSort["direction"]) => string;
  directions: Record<TableSort["direction"], string>;
  loading: string;
}

export interface DataTableProps<Row> {
  /** Names the table; shown above it. */
  caption: string;
  /** Hides the caption from sight only; for a table under a heading that states the same. */
  isCaptionHidden?: boolean | undefined;
  /** The columns in their order, and what each shows of a row. */
  columns: readonly Column<Row>[];
  /** The rows, in the order in which they are shown unless the table sorts. */
  rows: readonly Row[];
  /** What tells a row from all others. */
  getKey: (row: Row) => string;
  /** The name of a row; needed where rows can be selected. */
  getName?: ((row: Row) => string) | undefined;
  /** By which column, and which way; `null` where by none. */
  sort?: TableSort | null | undefined;
  /** Given, the owner sorts (a server pages through the rows); otherwise the table does. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Keys of the selected rows; given, rows can be selected. */
  selected?: ReadonlySet<string> | undefined;
  /** Asked for with the keys of all selected rows, at every change. */
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Commands on the selected rows. */
  actions?: ReactNode;
  /** The first rows are awaited: placeholders stand in their place. */
  isLoading?: boolean | undefined;
  /** Shown in place of the table when there are no rows: an EmptyState. */
  empty: ReactNode;
  /** Height at which the rows scroll below a head that stays: any CSS length. Beyond 200 rows it is 70vh unless stated. */
  maxHeight?: string | undefined;
  /** Its own texts, in another wording. */
  labels?: TableLabels | undefined;
}
