import type { ReactNode } from "react";
import { heading, text } from "../../styles/text.css.ts";
import * as css from "./PageHeader.css.ts";

export interface PageHeaderProps {
  /** The page's only h1. */
  title: string;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** A few words above the title: where one is, whose page this is. */
  overline?: string | undefined;
  /** The way back, a link. */
  back?: ReactNode;
  /** Badges, place, date. */
  meta?: ReactNode;
  /** At most one main command and one beside it. */
  actions?: ReactNode;
}

/** Top of a page: where one is, what it is, what can be done with all of it. */
export function PageHeader({ title, lead, overline, back, meta, actions }: PageHeaderProps): ReactNode {
  return (
    <header className={css.header}>
      {back ? <div className={css.back}>{back}</div> : null}
      <div className={css.line}>
        <div className={css.words}>
          {overline ? <p className={text.overline}>{overline}</p> : null}
          <h1 className={`${heading[1]} ${css.title}`}>{title}</h1>
          {lead ? <div className={text.lead}>{lead}</div> : null}
          {meta ? <div className={css.meta}>{meta}</div> : null}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
