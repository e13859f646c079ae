import { serviceGroups } from "@jobami/api/taxonomy";
import { FilterChips } from "../../../platform/lists/index.ts";
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
  return (
    <FilterChips
      filters={filters.map(({ label, off }) => ({ label, onRemove: () => without(off) }))}
      onClear={() => onSearch({ ...wholeList, view: search.view, sort: search.sort })}
    />
  );
}
