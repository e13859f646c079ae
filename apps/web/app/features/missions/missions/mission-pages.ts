import { allMissionPages, openMissionPages } from "@jobami/api/missions/hooks";
import { filterOf, type MissionSearch } from "./mission-search.ts";

/** Where the pages of a list of missions are read, and what is asked for. */
export function missionPagesOf(search: MissionSearch) {
  const { view, proposal } = search;
  const isOwn = view === "mes";
  // Those that one proposed on may be under way or over by now.
  const pages = isOwn || proposal !== "" ? allMissionPages : openMissionPages;
  return { pages, filter: { ...filterOf(search), owner: `${isOwn}` as const } };
}
