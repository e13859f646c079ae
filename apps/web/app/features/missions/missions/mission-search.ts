import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { missionsPath } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";

/** What a list of missions is asked for, as its address states it. */
export interface MissionSearch {
  view: "ouvertes" | "mes";
  page: number;
  q: string;
  category: CategorySlug | "";
  isUrgent: boolean;
  sort: MissionSort;
}

/** Orders of a list, as its address calls them. */
const sortNames = { recent: "recentes", date: "date", amount: "prix" } as const;
export type MissionSort = keyof typeof sortNames;

/** All open missions. */
export const wholeList: MissionSearch = {
  view: "ouvertes",
  page: 1,
  q: "",
  category: "",
  isUrgent: false,
  sort: "recent",
};

/** The address of a list, leaving out what is the default. */
export function missionSearchPath(search: MissionSearch): string {
  const params = new URLSearchParams();
  if (search.view === "mes") params.set("vue", "mes");
  if (search.q !== "") params.set("q", search.q);
  if (search.category !== "") params.set("categorie", search.category);
  if (search.isUrgent) params.set("urgent", "oui");
  if (search.sort !== "recent") params.set("tri", sortNames[search.sort]);
  if (search.page > 1) params.set("page", String(search.page));
  const text = params.toString();
  return text === "" ? missionsPath : `${missionsPath}?${text}`;
}

/** The address of a list with one of its missions beside it. */
export function missionBesidePath(search: MissionSearch, id: string): string {
  const path = missionSearchPath(search);
  return `${path}${path.includes("?") ? "&" : "?"}mission=${encodeURIComponent(id)}`;
}

/** The mission beside a list, as its address names it. */
export function readMissionBeside(params: URLSearchParams): string | null {
  const id = params.get("mission");
  return id !== null && /^[\da-f-]{36}$/i.test(id) ? id : null;
}

/** Reads a list's address; what it does not know it ignores. */
export function readMissionSearch(params: URLSearchParams): MissionSearch {
  const category = params.get("categorie") ?? "";
  const known = serviceGroups.flatMap((group) => group.categories.map(({ slug }): string => slug));
  return {
    view: params.get("vue") === "mes" ? "mes" : "ouvertes",
    page: readPage(params),
    q: (params.get("q") ?? "").slice(0, 120),
    category: known.includes(category) ? (category as CategorySlug) : "",
    isUrgent: params.get("urgent") === "oui",
    sort:
      (Object.keys(sortNames) as MissionSort[]).find((sort) => sortNames[sort] === params.get("tri")) ??
      "recent",
  };
}

/** The same, as the contract asks for it, on every page alike. */
export function filterOf({ q, category, isUrgent, sort }: MissionSearch) {
  return {
    ...(q.trim() === "" ? {} : { search: q.trim() }),
    ...(category === "" ? {} : { categories: category }),
    ...(isUrgent ? { is_urgent: "true" as const } : {}),
    ...(sort === "recent" ? {} : { sort_by: sort }),
  };
}
