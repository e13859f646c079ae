import { memo, type ReactNode } from "react";
import * as css from "./DataTable.css.ts";
import { roles } from "./roles.ts";
import { TickBox } from "./TickBox.tsx";
import type { Column } from "./types.ts";

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Place among all rows, the head being 1. */
  index: number;
  columns: readonly Column<Row>[];
  /** Text of the box that selects it; null where rows cannot be selected. */
  tickLabel: string | null;
  isSelected: boolean;
  onTick: (key: string, isRange: boolean) => void;
}

function Row<Row>({ row, id, index, columns, tickLabel, isSelected, onTick }: TableRowProps<Row>): ReactNode {
  const isSelectable = tickLabel !== null;
  return (
    <tr
      {...roles.row}
      data-row=""
      className={isSelectable ? `${css.row} ${css.selectable}` : css.row}
      aria-rowindex={index}
      aria-selected={isSelectable ? isSelected : undefined}
    >
      {isSelectable ? (
        <td {...roles.cell} className={css.tickCell}>
          <TickBox
            label={tickLabel}
            isOn={isSelected}
            onTick={(isRange) => onTick(id, isRange)}
            className={css.cornered}
          />
        </td>
      ) : null}
      {columns.map(({ id: column, header, cell, align, isRowHeader }) =>
        isRowHeader ? (
          <th
            key={column}
            {...roles.rowHeader}
            scope="row"
            className={css.cell}
            data-align={align}
            data-label={header}
          >
            {cell(row)}
          </th>
        ) : (
          <td key={column} {...roles.cell} className={css.cell} data-align={align} data-label={header}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row, or one card on a phone; drawn anew only when something of it changed. */
export const TableRow = memo(Row) as typeof Row;
