import { type ReactNode, useId } from "react";
import * as css from "./DataTable.css.ts";
import type { Column, TableLabels, TableSort } from "./types.ts";

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  labels: TableLabels;
}

/** Sorting where the head is not shown: each column, both ways. */
export function SortField<Row>({ columns, sort, onSort, labels }: SortFieldProps<Row>): ReactNode {
  const id = useId();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  return (
    <div className={`${css.sortField} ${css.onlyAsCards}`}>
      <label htmlFor={id}>{labels.sortBy}</label>
      <select
        id={id}
        className={css.sortSelect}
        value={sort ? `${sort.direction} ${sort.column}` : ""}
        onChange={({ target }) => {
          const [direction, ...column] = target.value.split(" ");
          if (direction === "ascending" || direction === "descending")
            onSort({ direction, column: column.join(" ") });
        }}
      >
        {sort ? null : <option value="">{labels.unsorted}</option>}
        {sortable.flatMap(({ id: column, header }) =>
          (["ascending", "descending"] as const).map((direction) => (
            <option key={`${direction} ${column}`} value={`${direction} ${column}`}>
              {`${header}, ${labels.directions[direction]}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
