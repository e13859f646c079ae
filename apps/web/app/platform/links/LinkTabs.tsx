import { announce } from "@jobami/ui/announce";
import { Inline } from "@jobami/ui/layout/Inline";
import { targetLine } from "@jobami/ui/styles";
import { useEffect, useRef } from "react";
import { Link } from "./Link.tsx";
import * as css from "./LinkTabs.css.ts";
import { useSpokenChange } from "./use-spoken-change.ts";

interface LinkTabsProps {
  /** Names the choice for assistive tools. */
  label: string;
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
  /** The page stays where it is scrolled to: more is chosen beside it. */
  staysInPlace?: boolean;
}

const pageOf = (to = "") => to.split("?", 1)[0];

/** Announces which view is shown once another one is chosen; of another page, its title is announced. */
function useSpokenChoice({ label, tabs }: LinkTabsProps): void {
  const index = tabs.findIndex(({ isCurrent }) => isCurrent);
  const current = tabs[index];
  const shown = useRef({ index, page: pageOf(current?.to) });
  useEffect(() => {
    const before = shown.current;
    shown.current = { index, page: pageOf(current?.to) };
    if (before.index !== index && before.page === pageOf(current?.to) && current !== undefined)
      announce(`${label}\u00a0: ${current.label}`);
  }, [index, label, current]);
}

/** Views of one page, each with its own address. */
export function LinkTabs(props: LinkTabsProps) {
  const { label, tabs, staysInPlace = false } = props;
  useSpokenChoice(props);
  return (
    <Inline as="nav" gap={2} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={`${targetLine} ${css.tab}`}
          to={tab.to}
          preventScrollReset={staysInPlace}
          aria-current={tab.isCurrent ? "page" : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </Inline>
  );
}

interface PageLinksProps {
  page: number;
  /** Null while the list is being read. */
  totalPages: number | null;
  pathOf: (page: number) => string;
}

/** The pages before and after, where there are any. */
export function PageLinks({ page, totalPages, pathOf }: PageLinksProps) {
  const hasNext = totalPages !== null && page < totalPages;
  useSpokenChange(page, totalPages === null ? `Page ${page}` : `Page ${page} sur ${totalPages}`);
  if (page <= 1 && !hasNext) return null;
  return (
    <Inline as="nav" gap={2} aria-label="Pages">
      {page > 1 && (
        <Link className={`${targetLine} ${css.tab}`} to={pathOf(page - 1)} rel="prev">
          Page précédente
        </Link>
      )}
      {hasNext && (
        <Link className={`${targetLine} ${css.tab}`} to={pathOf(page + 1)} rel="next">
          Page suivante
        </Link>
      )}
    </Inline>
  );
}
