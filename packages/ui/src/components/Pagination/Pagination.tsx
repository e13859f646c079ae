import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import * as css from "./Pagination.css.ts";
import { pageMarks } from "./pages.ts";
import { type PageWays, Way } from "./Way.tsx";

interface Labels {
  /** Names the navigation; needed where a page has two. */
  label?: string | undefined;
  /** Text of the way to the page before. */
  previousLabel?: string | undefined;
  /** Text of the way to the page after. */
  nextLabel?: string | undefined;
}

export interface PaginationProps extends Labels, PageWays {
  /** The page shown, from 1. */
  page: number;
}

/** Ways through a list that comes in pages; nothing at all where there is one page. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const {
    page,
    totalPages,
    label = "Pages",
    previousLabel = "Page précédente",
    nextLabel = "Page suivante",
  } = props;
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>
          <Way {...props} to={page - 1} label={previousLabel} rel="prev">
            <ChevronLeft />
          </Way>
        </li>
        {pageMarks(page, totalPages).map((mark, index) =>
          mark === "gap" ? (
            <li key={`gap-${index < 3 ? "before" : "after"}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark} className={mark === page ? css.here : css.other}>
              <Way {...props} to={mark} label={`Page ${mark}`} isCurrent={mark === page}>
                {mark}
              </Way>
            </li>
          ),
        )}
        <li>
          <Way {...props} to={page + 1} label={nextLabel} rel="next">
            <ChevronRight />
          </Way>
        </li>
      </ul>
    </nav>
  );
}
