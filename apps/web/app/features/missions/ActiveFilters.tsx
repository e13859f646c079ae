import { serviceGroups } from "@jobami/api/taxonomy";
import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { X } from "lucide-react";
import * as css from "./MissionFilters.css.ts";
import { type MissionSearch, wholeList } from "./mission-search.ts";

interface ActiveFiltersProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

function categoryLabel(slug: string): string {
  const known = serviceGroups.flatMap(
    (group) => group.categories as readonly { slug: string; label: string }[],
  );
  return known.find((category) => category.slug === slug)?.label ?? slug;
}

/** What narrows a list, each taken away by itself; nothing where nothing does. */
export function ActiveFilters({ search, onSearch }: ActiveFiltersProps) {
  const without = (change: Partial<MissionSearch>) => onSearch({ ...search, ...change, page: 1 });
  const filters = [
    ...(search.q.trim() === "" ? [] : [{ label: `«\u202f${search.q.trim()}\u202f»`, off: { q: "" } }]),
    ...(search.category === ""
      ? []
      : [{ label: categoryLabel(search.category), off: { category: "" as const } }]),
    ...(search.isUrgent ? [{ label: "Urgentes", off: { isUrgent: false } }] : []),
  ];
  if (filters.length === 0) return null;
  return (
    <Inline as="ul" gap={2} aria-label="Filtres actifs">
      {filters.map(({ label, off }) => (
        <li key={label}>
          <button type="button" className={css.chip} onClick={() => without(off)}>
            <span className={visuallyHidden}>{"Retirer le filtre\u00a0: "}</span>
            {label}
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            className={css.chip}
            onClick={() => onSearch({ ...wholeList, view: search.view, sort: search.sort })}
          >
            Tout effacer
          </button>
        </li>
      )}
    </Inline>
  );
}
