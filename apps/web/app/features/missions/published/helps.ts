import type { Mission } from "@jobami/api/missions/contract";
import { commentsPath, missionPath } from "../../../paths.ts";
import { copy } from "./copy.ts";

/** A description of fewer characters leaves questions open. */
export const shortDescription = 120;

/** What would help a mission to be answered, each with where it is done. */
export function helpsOf(mission: Pick<Mission, "id" | "cover" | "description">) {
  return [
    ...(mission.cover ? [] : [{ to: `${missionPath(mission.id)}#mission`, label: copy.pictures }]),
    ...(mission.description.length < shortDescription
      ? [{ to: commentsPath(mission.id), label: copy.details }]
      : []),
  ];
}
