import type { ReactNode } from "react";
import { Skeleton } from "../Skeleton/index.ts";
import * as css from "./ListRow.css.ts";

export interface ListRowProps {
  /** What it is: a heading, or a link with the class `rowLink`, which makes the whole row its target. */
  title: ReactNode;
  /** Where, when, with whom. */
  detail?: ReactNode;
  /** Icon or face at the start. */
  leading?: ReactNode;
  /** A sentence under both lines, as long as it is. */
  note?: ReactNode;
  /** What is compared from row to row: a Price. */
  figure?: ReactNode;
  /** How it stands, in a word or two. */
  state?: ReactNode;
  /** What can be done with it here. */
  actions?: ReactNode;
  /** In a narrow column: what can be done stands below the lines at every width. */
  isNarrow?: boolean | undefined;
  /** How the row is drawn for what holds it; an article by default. */
  element?: "article" | "div" | undefined;
}

/** A row of two lines that is compared with its neighbours: figures and states stand below each other. Inside a DataList with the look `rows`. */
export function ListRow(props: ListRowProps): ReactNode {
  const {
    title,
    detail,
    note,
    leading,
    figure,
    state,
    actions,
    isNarrow,
    element: Element = "article",
  } = props;
  return (
    <Element className={isNarrow ? css.narrowRow : css.row}>
      {leading ? <span className={css.leading}>{leading}</span> : null}
      <div className={css.body}>
        <div className={css.line}>
          <div className={css.title}>{title}</div>
          {figure ? <div className={css.figure}>{figure}</div> : null}
        </div>
        {detail || state ? (
          <div className={css.line}>
            <div className={css.detail}>{detail}</div>
            {state ? <div className={css.state}>{state}</div> : null}
          </div>
        ) : null}
        {note ? <div className={css.note}>{note}</div> : null}
      </div>
      {actions ? <div className={isNarrow ? css.actionsBelow : css.actions}>{actions}</div> : null}
    </Element>
  );
}

/** The shape of a ListRow while it loads. */
export function ListRowSkeleton({ hasLeading = false }: { hasLeading?: boolean | undefined }): ReactNode {
  return (
    <ListRow
      element="div"
      leading={hasLeading ? <Skeleton shape="icon" /> : undefined}
      title={<Skeleton width="wide" />}
      detail={<Skeleton width="half" />}
      figure={<Skeleton width="figure" />}
    />
  );
}
