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
  isCaptionHidden?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The name of a row; needed where rows can be selected. */
  getName?: ((row: Row) => string) | undefined;
  sort?: TableSort | null | undefined;
  /** Given, the owner sorts (a server pages through the rows); otherwise the table does. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Keys of the selected rows; given, rows can be selected. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Commands on the selected rows. */
  actions?: ReactNode;
  isLoading?: boolean | undefined;
  /** Shown in place of the table when there are no rows: an EmptyState. */
  empty: ReactNode;
  /** Height at which the rows scroll below a head that stays: any CSS length. Beyond 200 rows it is 70vh unless stated. */
  maxHeight?: string | undefined;
  labels?: TableLabels | undefined;
}
