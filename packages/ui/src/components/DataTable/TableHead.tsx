import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./DataTable.css.ts";
import { roles } from "./roles.ts";
import type { Column, TableSort } from "./types.ts";

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null;
  onSort: (column: string) => void;
  /** The box that selects all rows. */
  tickAll: ReactNode;
  /** What the column of the boxes is called. */
  tickHeader: string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The head: which columns there are, which one sorts. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  tickAll,
  tickHeader,
}: TableHeadProps<Row>): ReactNode {
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} aria-rowindex={1}>
        {tickAll ? (
          <th scope="col" {...roles.columnHeader} className={css.headCell} aria-label={tickHeader}>
            {tickAll}
          </th>
        ) : null}
        {columns.map(({ id, header, align, sortValue }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Arrow = direction ? arrows[direction] : ArrowUpDown;
          return (
            <th
              key={id}
              scope="col"
              {...roles.columnHeader}
              className={css.headCell}
              data-align={align}
              aria-sort={direction}
            >
              {sortValue ? (
                <button type="button" className={css.sortButton} onClick={() => onSort(id)}>
                  {header}
                  <Arrow size={16} aria-hidden="true" />
                </button>
              ) : (
                <span className={css.headText}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
