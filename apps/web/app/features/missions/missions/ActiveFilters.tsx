import { serviceLabels } from "@jobami/api/taxonomy";
import { useEffect, useState } from "react";
import { shortDay } from "../../../entities/mission/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { FilterChips } from "../../../platform/lists/index.ts";
import { isRare, isWeek, type MissionSearch, nothingAsked } from "./mission-search.ts";
import { copy } from "./missions.copy.ts";
import type { ActiveFilter } from "./rare-filters.ts";

interface ActiveFiltersProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

function whenLabel(when: string, now: number): string {
  if (when === "") return "";
  return isWeek(when) ? copy.whens[when] : copy.onDay(shortDay(when, now));
}

/** What narrows a list, each taken away by itself; nothing where nothing does. */
export function ActiveFilters({ search, onSearch }: ActiveFiltersProps) {
  const [rareFilters, load] = useState<(search: MissionSearch) => readonly ActiveFilter[]>(() => () => []);
  const clock = useClock();
  const needsLate = isRare(search);
  useEffect(() => {
    if (needsLate) void import("./rare-filters.ts").then((late) => load(() => late.rareFilters));
  }, [needsLate]);
  const filters: readonly ActiveFilter[] = [
    { label: `«\u202f${search.q.trim()}\u202f»`, isOn: search.q.trim() !== "", off: { q: "" } },
    {
      label: serviceLabels(search.category, "").category,
      isOn: search.category !== "",
      off: { category: "" },
    },
    { label: copy.urgent, isOn: search.isUrgent, off: { isUrgent: false } },
    { label: whenLabel(search.when, clock.now()), isOn: search.when !== "", off: { when: "" } },
    { label: copy.liked, isOn: search.isLiked, off: { isLiked: false } },
    ...rareFilters(search),
  ];
  return (
    <FilterChips
      filters={filters
        .filter(({ isOn }) => isOn)
        .map(({ label, off }) => ({ label, onRemove: () => onSearch({ ...search, ...off, page: 1 }) }))}
      onClear={() => onSearch({ ...search, ...nothingAsked })}
    />
  );
}
