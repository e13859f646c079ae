import type { ReactNode } from "react";
import * as css from "./DataTable.css.ts";
import { SortField } from "./SortField.tsx";
import type { Column, TableLabels, TableSort } from "./types.ts";

interface TableBarProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** How many rows are selected; null where none can be. */
  selected: number | null;
  tickAll: ReactNode;
  actions: ReactNode;
  labels: TableLabels;
}

/** Above the rows: how many are selected and what can be done with them; on a phone also what the head does elsewhere. */
export function TableBar<Row>(props: TableBarProps<Row>): ReactNode {
  const { columns, sort, onSort, selected, tickAll, actions, labels } = props;
  return (
    <div className={selected === null ? `${css.bar} ${css.onlyAsCards}` : css.bar}>
      {tickAll ? <span className={css.onlyAsCards}>{tickAll}</span> : null}
      {selected === null ? null : (
        <p role="status" className={css.count}>
          {selected > 0 ? labels.selected(selected) : ""}
        </p>
      )}
      {selected ? actions : null}
      <SortField columns={columns} sort={sort} onSort={onSort} labels={labels} />
    </div>
  );
}
