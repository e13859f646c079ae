import type { ReactElement, ReactNode } from "react";
import { AppLink } from "../../link.tsx";
import * as css from "./Pagination.css.ts";

/** How a list leads to its pages. */
export interface PageWays {
  /** How many pages there are. */
  totalPages: number;
  /** Address of a page, so that it can be opened in a new tab and shared. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Without addresses: pages are buttons, and this is called with the one that was pressed. */
  onPageChange?: ((page: number) => void) | undefined;
}

interface WayProps extends PageWays {
  to: number;
  label: string;
  isCurrent?: boolean;
  rel?: "prev" | "next";
  children: ReactNode;
}

/** One page, or the way to the one before or after. */
export function Way({
  to,
  label,
  isCurrent,
  rel,
  totalPages,
  hrefOf,
  onPageChange,
  children,
}: WayProps): ReactElement {
  const shared = {
    className: css.way,
    "aria-label": label,
    "aria-current": isCurrent ? ("page" as const) : undefined,
  };
  const leadsNowhere = to < 1 || to > totalPages;
  if (hrefOf && !leadsNowhere)
    return (
      <AppLink {...shared} href={hrefOf(to)} rel={rel}>
        {children}
      </AppLink>
    );
  // A disabled button keeps its place, and the focus of who has just come to the last page.
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={leadsNowhere || undefined}
      onClick={leadsNowhere || isCurrent ? undefined : () => onPageChange?.(to)}
    >
      {children}
    </button>
  );
}
