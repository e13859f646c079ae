import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Skeleton, SkeletonGroup } from "../Skeleton/index.ts";
import * as css from "./DataTable.css.ts";
import { tableLabels } from "./labels.ts";
import { roles } from "./roles.ts";
import { nextSort, sortRows } from "./sort.ts";
import { TableBar } from "./TableBar.tsx";
import { TableBody } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { TickBox } from "./TickBox.tsx";
import type { DataTableProps, TableSort } from "./types.ts";
import { useSelection } from "./use-selection.ts";
import { mostRowsAtOnce, useRowWindow } from "./window.ts";

const skeletonRows = [1, 2, 3, 4, 5];

/** The order of the rows: the owner's where it sorts, otherwise the table's own. */
function useSort<Row>({ rows, columns, sort = null, onSort }: DataTableProps<Row>) {
  const [own, setOwn] = useState<TableSort | null>(sort);
  const sorted = useMemo(() => (onSort ? rows : sortRows(rows, columns, own)), [rows, columns, own, onSort]);
  return { sort: onSort ? sort : own, sorted, ask: onSort ?? setOwn };
}

/** Rows to compare by column: sorted, selected, as cards where there is little room; of many, only those in sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  if (props.rows.length === 0 && !props.isLoading) return props.empty;
  return <Table {...props} />;
}

function Table<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, getKey, getName = getKey, labels = tableLabels } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isLong = rows.length > mostRowsAtOnce;
  const { sort, sorted, ask } = useSort(props);
  const keys = useMemo(() => sorted.map(getKey), [sorted, getKey]);
  const drawn = useRowWindow(box, rows.length, isLong);
  const selection = useSelection(keys, props.selected, props.onSelect);
  const tickAll = props.selected ? <TickBox label={labels.selectAll} {...selection.all} /> : null;
  return (
    <div className={css.box}>
      <p id={id} className={props.isCaptionHidden ? visuallyHidden : css.caption}>
        {caption}
      </p>
      <TableBar
        columns={columns}
        sort={sort}
        onSort={ask}
        selected={props.selected?.size ?? null}
        tickAll={tickAll}
        actions={props.actions}
        labels={labels}
      />
      <SortAnnouncement {...props} sort={sort} labels={labels} />
      <ScrollRegion
        label={caption}
        className={css.scroller}
        boxRef={box}
        maxHeight={props.maxHeight ?? (isLong ? "70vh" : undefined)}
      >
        <table
          {...roles.table}
          className={css.table}
          aria-labelledby={id}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          aria-busy={props.isLoading || undefined}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={(column) => ask(nextSort(column, sort))}
            tickAll={tickAll}
            tickHeader={labels.selection}
          />
          <TableBody
            rows={sorted}
            keys={keys}
            columns={columns}
            drawn={drawn}
            selected={props.selected}
            tickLabel={(row) => labels.selectRow(getName(row))}
            onTick={selection.tick}
          />
        </table>
        {rows.length === 0 ? <SkeletonRows label={labels.loading} /> : null}
      </ScrollRegion>
    </div>
  );
}

/** Announces to those who do not see the arrow how the rows are sorted now. */
function SortAnnouncement<Row>({ columns, sort, labels = tableLabels }: DataTableProps<Row>): ReactNode {
  const header = columns.find(({ id }) => id === sort?.column)?.header;
  return (
    <p role="status" className={visuallyHidden}>
      {sort && header ? labels.sorted(header, sort.direction) : ""}
    </p>
  );
}

function SkeletonRows({ label }: { label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      {skeletonRows.map((row) => (
        <div key={row} className={css.empty}>
          <Skeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}
