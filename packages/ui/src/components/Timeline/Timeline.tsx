import type { ReactElement, ReactNode } from "react";
import * as css from "./Timeline.css.ts";

export interface TimelineEntry {
  id: string;
  /** What happened, briefly. */
  title: ReactNode;
  /** When, best a `RelativeTime`. */
  time?: ReactNode;
  /** What was written or offered. */
  detail?: ReactNode;
  /** An icon that repeats what the title shows; a dot without one. */
  icon?: ReactNode;
  tone?: keyof typeof css.tone | undefined;
  /** The entry that the reader stands at. */
  isCurrent?: boolean | undefined;
}

export interface TimelineProps {
  /** Oldest first, unless the label shows otherwise. */
  entries: readonly TimelineEntry[];
  /** Names the list for assistive tools. */
  label: string;
}

/** What happened, step by step: the history of a negotiation or of a request. */
export function Timeline({ entries, label }: TimelineProps): ReactElement {
  return (
    <ol className={css.list} aria-label={label}>
      {entries.map(({ id, title, time, detail, icon, tone = "neutral", isCurrent }) => (
        <li
          key={id}
          className={`${css.entry} ${css.tone[tone]}`}
          aria-current={isCurrent ? "step" : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {icon ?? <span className={css.dot} />}
          </span>
          <div className={css.body}>
            <div className={css.line}>
              <p className={css.title}>{title}</p>
              {time && <p className={css.meta}>{time}</p>}
            </div>
            {detail && <div className={css.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
