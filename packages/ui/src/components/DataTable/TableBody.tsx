import type { ReactNode } from "react";
import * as css from "./DataTable.css.ts";
import { roles } from "./roles.ts";
import { TableRow } from "./TableRow.tsx";
import type { Column } from "./types.ts";
import type { RowWindow } from "./window.ts";

interface TableBodyProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly Column<Row>[];
  /** The rows that are drawn, and how high one is, in px. */
  drawn: RowWindow & { rowHeight: number };
  selected: ReadonlySet<string> | undefined;
  /** Text of the box that selects a row. */
  tickLabel: (row: Row) => string;
  onTick: (key: string, isRange: boolean) => void;
}

/** The rows near the eye, with room for the others above and below. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { rows, keys, columns, drawn, selected, tickLabel, onTick } = props;
  const { first, last, rowHeight } = drawn;
  return (
    <tbody {...roles.group} className={css.body}>
      <Gap rows={first} rowHeight={rowHeight} />
      {rows.slice(first, last).map((row, place) => {
        const key = keys[first + place] ?? "";
        return (
          <TableRow
            key={key}
            row={row}
            id={key}
            index={first + place + 2}
            columns={columns}
            tickLabel={selected ? tickLabel(row) : null}
            isSelected={selected?.has(key) ?? false}
            onTick={onTick}
          />
        );
      })}
      <Gap rows={rows.length - last} rowHeight={rowHeight} />
    </tbody>
  );
}

function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }): ReactNode {
  if (rows <= 0) return null;
  return (
    <tr {...roles.room} className={css.gap}>
      <td {...roles.room} style={{ height: rows * rowHeight, padding: 0 }} />
    </tr>
  );
}
