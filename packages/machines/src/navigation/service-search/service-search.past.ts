import type { PastSearch } from "./service-search.types.ts";

/** So many past searches are remembered: as many as stand beside a phone’s keyboard. */
export const rememberedSearches = 5;

const isSame = (one: PastSearch, other: PastSearch) =>
  one.what.toLowerCase() === other.what.toLowerCase() && one.where === other.where;

/** Past searches with a new one first, each once; one that names nothing is not remembered. */
export function withSearch(past: readonly PastSearch[], search: PastSearch): readonly PastSearch[] {
  if (search.what.trim() === "") return past;
  return [search, ...past.filter((one) => !isSame(one, search))].slice(0, rememberedSearches);
}
