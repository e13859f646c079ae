import type { ReactNode } from "react";
import * as css from "./List.css.ts";

export interface ListProps {
  /** Names the list for assistive tools; the heading above states the same. */
  label: string;
  /** ListItem children. */
  children: ReactNode;
  /** `plain` on the page, `boxed` as a card of its own. */
  look?: keyof typeof css.look | undefined;
  /** Set when the order means something: steps, ranks. */
  isOrdered?: boolean | undefined;
}

/** Lines known in advance, one below the other. What a server pages through is a DataList. */
export function List({ label, children, look = "plain", isOrdered = false }: ListProps): ReactNode {
  const Element = isOrdered ? "ol" : "ul";
  return (
    // The role is stated because Safari forgets lists that show no marks.
    <Element className={css.look[look]} aria-label={label} role="list">
      {children}
    </Element>
  );
}

export interface ListItemProps {
  /** The line itself; a link or button with the class `rowLink` in it makes the whole row its target. */
  title: ReactNode;
  /** A second line, in a lower voice. */
  detail?: ReactNode;
  /** Avatar or icon at the start. */
  leading?: ReactNode;
  /** What is compared from row to row: a price, a date, a Badge. */
  trailing?: ReactNode;
  /** A button that does something with the row. */
  action?: ReactNode;
  /** The one that is open or chosen. */
  isCurrent?: boolean | undefined;
}

/** One line of a List. */
export function ListItem({
  title,
  detail,
  leading,
  trailing,
  action,
  isCurrent = false,
}: ListItemProps): ReactNode {
  return (
    <li className={css.item} data-current={isCurrent ? "" : undefined} aria-current={isCurrent || undefined}>
      {leading ? <span className={css.leading}>{leading}</span> : null}
      <div className={css.textBlock}>
        <div className={css.title}>{title}</div>
        {detail ? <div className={css.detail}>{detail}</div> : null}
      </div>
      {trailing ? <div className={css.trailing}>{trailing}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </li>
  );
}
