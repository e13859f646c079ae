import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { readPage } from "../../world/read-page.ts";

/** What a list of missions is asked for, as its address says it. */
export interface MissionSearch {
  view: "ouvertes" | "mes";
  page: number;
  q: string;
  category: CategorySlug | "";
  isUrgent: boolean;
}

/** The address of a list, leaving out what is the default. */
export function missionSearchPath(search: MissionSearch): string {
  const params = new URLSearchParams();
  if (search.view === "mes") params.set("vue", "mes");
  if (search.q !== "") params.set("q", search.q);
  if (search.category !== "") params.set("categorie", search.category);
  if (search.isUrgent) params.set("urgent", "oui");
  if (search.page > 1) params.set("page", String(search.page));
  const text = params.toString();
  return text === "" ? "/dashboard/missions" : `/dashboard/missions?${text}`;
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
  };
}

/** The same, as the contract asks for it, on every page alike. */
export function filterOf({ q, category, isUrgent }: MissionSearch) {
  return {
    ...(q.trim() === "" ? {} : { search: q.trim() }),
    ...(category === "" ? {} : { categories: category }),
    ...(isUrgent ? { is_urgent: "true" as const } : {}),
  };
}
