import type { ReactElement } from "react";
import { AppLink } from "../../link.tsx";
import * as css from "./SectionNav.css.ts";

export interface SectionNavItem {
  href: string;
  label: string;
  /** Where one is. */
  isCurrent?: boolean | undefined;
}

export interface SectionNavProps {
  /** Heading over the links, and name of the navigation. */
  label: string;
  /** The sections in the order of the page. */
  items: readonly SectionNavItem[];
}

/** The pages of one place beside the one that is shown, such as the sections of the settings. */
export function SectionNav({ label, items }: SectionNavProps): ReactElement {
  return (
    <nav className={css.nav} aria-label={label} data-print="hidden">
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ul>
        {items.map(({ href, label: text, isCurrent }) => (
          <li key={href}>
            <AppLink className={css.link} href={href} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
