import { type ReactNode, useId } from "react";
import * as css from "./DataTable.css.ts";
import type { Column, TableSort, TableWords } from "./types.ts";

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  words: TableWords;
}

/** Sorting where the head is not shown: each column, both ways. */
export function SortField<Row>({ columns, sort, onSort, words }: SortFieldProps<Row>): ReactNode {
  const id = useId();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  return (
    <div className={`${css.sortField} ${css.onlyAsCards}`}>
      <label htmlFor={id}>{words.sortBy}</label>
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
        {sort ? null : <option value="">{words.unsorted}</option>}
        {sortable.flatMap(({ id: column, header }) =>
          (["ascending", "descending"] as const).map((direction) => (
            <option key={`${direction} ${column}`} value={`${direction} ${column}`}>
              {`${header}, ${words.directions[direction]}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
