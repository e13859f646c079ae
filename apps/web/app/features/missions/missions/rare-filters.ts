import { filterCopy as copy } from "./filters.copy.ts";
import type { MissionSearch } from "./mission-search.ts";

/** A filter that is on: what it is called, and what takes it away. */
export interface ActiveFilter {
  label: string;
  isOn: boolean;
  off: Partial<MissionSearch>;
}

/** Filters that are seldom on; their names are loaded when one is. */
export const rareFilters = (search: MissionSearch): readonly ActiveFilter[] => [
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
