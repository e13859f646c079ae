import { Disclosure } from "@jobami/ui/Disclosure";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { visuallyHidden } from "@jobami/ui/styles";
import { X } from "lucide-react";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { Link, LinkTabs } from "../../../platform/links/index.ts";
import { filterChip, filterChips } from "../../../platform/lists/index.ts";
import { copy } from "./copy.ts";
import * as css from "./Search.css.ts";
import type { SearchView } from "./search-view.ts";

/** What narrows a search, each taken away by its own link; nothing where nothing does. */
export function SearchChips({ chips }: Pick<SearchView, "chips">) {
  if (chips.length === 0) return null;
  return (
    <Inline as="ul" gap={2} className={filterChips} aria-label={copy.active}>
      {chips.map(({ label, path }) => (
        <li key={label}>
          <Link className={filterChip} to={path}>
            <span className={visuallyHidden}>{copy.remove}</span>
            {label}
            <X size={16} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={filterChip} to={servicesSearchPath}>
            {copy.clear}
          </Link>
        </li>
      )}
    </Inline>
  );
}

/** Where the results begin. */
export const resultsId = "resultats";

/**
 * What a search can be narrowed to and sorted by, each an address of its own: open at the side where there is room. Where they stand
 * above the results, how many there are stays in sight, with the way to them.
 */
export function SearchFilters({ filters, count }: Pick<SearchView, "filters" | "count">) {
  return (
    <aside className={css.side} aria-label={copy.filters}>
      <Disclosure summary={copy.refine}>
        <Stack gap={4}>
          {filters.map(({ label, links }) => (
            <Stack key={label} gap={2}>
              <span className={css.filterName} aria-hidden="true">
                {label}
              </span>
              <LinkTabs
                label={label}
                tabs={links.map(({ path, ...link }) => ({ ...link, to: path }))}
                staysInPlace
              />
            </Stack>
          ))}
          <p className={css.narrowed} role="status">
            {count} <a href={`#${resultsId}`}>{copy.showResults}</a>
          </p>
        </Stack>
      </Disclosure>
    </aside>
  );
}
