import { serviceGroups } from "@jobami/api/taxonomy";
import { FilterChips } from "../../../platform/lists/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { isOfZone, type MissionSearch, wholeList } from "./mission-search.ts";
import { filterCopy as copy } from "./missions.copy.ts";

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
  const isJobbeur = useSession().user?.user_type === "jobbeur";
  const filters: readonly { label: string; isOn: boolean; off: Partial<MissionSearch> }[] = [
    { label: copy.near, isOn: isJobbeur && isOfZone(search), off: { isNear: false } },
    { label: `«\u202f${search.q.trim()}\u202f»`, isOn: search.q.trim() !== "", off: { q: "" } },
    { label: categoryLabel(search.category), isOn: search.category !== "", off: { category: "" } },
    { label: copy.urgent, isOn: search.isUrgent, off: { isUrgent: false } },
    { label: copy.liked, isOn: search.isLiked, off: { isLiked: false } },
    { label: copy.budgets[search.budget], isOn: search.budget !== "", off: { budget: "" } },
    { label: copy.payments[search.payment], isOn: search.payment !== "", off: { payment: "" } },
    {
      label: `${copy.postedBy} ${copy.posters[search.postedBy].toLowerCase()}`,
      isOn: search.postedBy !== "",
      off: { postedBy: "" },
    },
    {
      label: `${copy.proposal}\u00a0: ${copy.proposals[search.proposal].toLowerCase()}`,
      isOn: search.proposal !== "",
      off: { proposal: "" },
    },
  ];
  return (
    <FilterChips
      filters={filters
        .filter(({ isOn }) => isOn)
        .map(({ label, off }) => ({ label, onRemove: () => onSearch({ ...search, ...off, page: 1 }) }))}
      onClear={() => onSearch({ ...wholeList, view: search.view, sort: search.sort, isNear: false })}
    />
  );
}
