import type { ReactNode } from "react";
import { DataTable } from "../DataTable/index.ts";
import { Disclosure } from "../Disclosure/index.ts";
import * as css from "./ColumnChart.css.ts";

/** One column: what it is of, how much, and how that is written for people. */
export interface ChartColumn {
  label: string;
  value: number;
  text: string;
}

export interface ColumnChartProps {
  /** What is counted. */
  title: string;
  /** What all columns come to, beside the title. */
  total?: string | undefined;
  /** In the order of time. */
  columns: readonly ChartColumn[];
  /** What a column is of, and what is counted: the heads of the table. */
  heads: readonly [column: string, value: string];
  /** Opens the figures as a table. */
  summary?: string | undefined;
}

/** How high a column is, in percent of the highest; what is there at all is seen. */
const height = (value: number, most: number) => (value <= 0 ? 0 : Math.max(3, (100 * value) / most));

/** How something went over time. The columns are a picture; the same figures stand in a table behind it, for whoever wants or needs them. */
export function ColumnChart(props: ColumnChartProps): ReactNode {
  const { title, total, columns, heads, summary = `${title}\u00a0: les chiffres` } = props;
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <figure className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        {total === undefined ? null : <span className={css.total}>{total}</span>}
      </figcaption>
      <div aria-hidden="true">
        <div className={css.plot}>
          {columns.map(({ label, value, text }) => (
            <div key={label} className={css.slot} title={`${label}\u00a0: ${text}`}>
              <div className={css.column} style={{ height: `${height(value, most)}%` }} />
            </div>
          ))}
        </div>
        <div className={css.edges}>
          <span>{columns[0]?.label}</span>
          <span>{columns.at(-1)?.label}</span>
        </div>
      </div>
      <Disclosure summary={summary}>
        <DataTable
          caption={title}
          isCaptionHidden
          columns={[
            { id: "label", header: heads[0], isRowHeader: true, cell: ({ label }) => label },
            { id: "value", header: heads[1], align: "end", cell: ({ text }) => text },
          ]}
          rows={columns}
          getKey={({ label }) => label}
          empty={null}
        />
      </Disclosure>
    </figure>
  );
}
