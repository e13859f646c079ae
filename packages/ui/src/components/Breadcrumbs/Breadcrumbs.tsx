import { ChevronLeft } from "lucide-react";
import type { ReactElement } from "react";
import { AppLink } from "../../link.tsx";
import * as css from "./Breadcrumbs.css.ts";

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the outermost page to the one that is shown, at least two. */
  crumbs: readonly Crumb[];
  /** Names the list for assistive tools. */
  label?: string | undefined;
}

/** Where a page stands among the others, and the ways up. A phone shows the page just above only. */
export function Breadcrumbs({ crumbs, label = "Fil d’Ariane" }: BreadcrumbsProps): ReactElement {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.href}
            className={css.crumb}
            data-place={index === last ? "here" : index === last - 1 ? "above" : undefined}
          >
            <AppLink
              className={css.link}
              href={crumb.href}
              aria-current={index === last ? "page" : undefined}
            >
              <ChevronLeft className={css.back} />
              <span className={css.textBlock}>{crumb.label}</span>
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
