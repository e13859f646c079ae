import type { ReactNode } from "react";
import { heading, text } from "../../styles/text.css.ts";
import * as css from "./PageHeader.css.ts";

export interface PageHeaderProps {
  /** The page's only h1, unless `isOfPart`. */
  title: string;
  /** It heads a part of a page whose title stands elsewhere: the list beside what is open. */
  isOfPart?: boolean | undefined;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** A little text above the title: where one is, whose page this is. */
  overline?: string | undefined;
  /** The way back, a link. */
  back?: ReactNode;
  /** Badges, place, date. */
  meta?: ReactNode;
  /** Views of the page, beside its title where there is room. */
  views?: ReactNode;
  /** `compact` for pages where a person works through lists. */
  size?: "normal" | "compact" | undefined;
  /** At most one main command and one beside it. */
  actions?: ReactNode;
}

/** Top of a page: where one is, what it is, what can be done with all of it. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, lead, overline, back, meta, views, actions, size = "normal", isOfPart } = props;
  const isCompact = size === "compact";
  const Heading = isOfPart ? "h2" : "h1";
  return (
    <header className={isCompact ? css.compact : css.header}>
      {back ? <div className={css.back}>{back}</div> : null}
      <div className={isCompact ? `${css.line} ${css.compactLine}` : css.line}>
        <div className={isCompact ? css.compactText : css.textBlock}>
          {overline ? <p className={text.overline}>{overline}</p> : null}
          <Heading className={heading[isCompact ? 2 : 1]}>{title}</Heading>
          {lead ? <div className={text.lead}>{lead}</div> : null}
          {meta ? <div className={css.meta}>{meta}</div> : null}
        </div>
        {views ? <div className={css.views}>{views}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
