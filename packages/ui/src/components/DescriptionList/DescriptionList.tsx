import type { ReactNode } from "react";
import * as css from "./DescriptionList.css.ts";

/** One thing that is known, or not yet. */
export interface DescriptionEntry {
  /** What it is: « Adresse ». Unique in its list. */
  term: string;
  /** What is known of it; nothing shows `emptyWord`. */
  details?: ReactNode;
  /** A button or link that changes it; its text states what it changes. */
  action?: ReactNode;
}

export interface DescriptionListProps {
  /** What is described, and how, in order. */
  entries: readonly DescriptionEntry[];
  /** Stands where nothing is known. */
  emptyWord?: string | undefined;
}

/** What is known of one thing, term by term: a profile, an order, a summary before sending. */
export function DescriptionList({ entries, emptyWord = "Non renseigné" }: DescriptionListProps): ReactNode {
  return (
    <div className={css.box}>
      <dl className={css.list}>
        {entries.map(({ term, details, action }) => (
          <div key={term} className={css.entry}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.details}>
              {details === undefined || details === null || details === "" ? (
                <span className={css.nothing}>{emptyWord}</span>
              ) : (
                details
              )}
            </dd>
            {action ? <dd className={css.action}>{action}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
