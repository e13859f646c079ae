import type { ReactElement, ReactNode } from "react";
import { heading } from "../../styles/text.css.ts";
import { Street } from "../Street/index.ts";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is missing, as a short sentence. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** One or two buttons or links. */
  action?: ReactNode;
  /** Each subject has its own corner of the street. */
  seed?: string | undefined;
  /** Another spot illustration instead of the street; `null` for none. */
  illustration?: ReactNode;
  /** Level of the heading, one below that of the heading above. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Where a list or a page has nothing to show: a corner of the street, what is missing, what to do. */
export function EmptyState({
  title,
  children,
  action,
  seed = title,
  illustration = <Street variant="spot" seed={seed} />,
  headingLevel = 2,
}: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.empty}>
      {illustration && <div className={css.picture}>{illustration}</div>}
      <Heading className={heading[3]}>{title}</Heading>
      {children && <div className={css.textBlock}>{children}</div>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
