import type { ListedMission, Mission, MissionListQuery } from "@jobami/api/missions/contract";
import { addDays, mondayOf } from "@jobami/api/planning/time";

/** The first and the last day that are asked for, by what day it is: a week begins on Monday, and what is past of this one is not asked. */
export function wantedDays(
  when: NonNullable<MissionListQuery["when"]>,
  today: string,
): { first: string; last: string } {
  if (when !== "this_week" && when !== "next_week") return { first: when, last: when };
  const sunday = addDays(mondayOf(today), 6);
  return when === "this_week"
    ? { first: today, last: sunday }
    : { first: addDays(sunday, 1), last: addDays(sunday, 7) };
}

/** Missions as JSON text, each with how far its commune is from the reader’s, in whole km, where that is known. */
export function withDistances(rows: string, kmTo: (placeCode: string) => number | null): string {
  const missions = JSON.parse(rows) as Mission[];
  return JSON.stringify(
    missions.map((mission): ListedMission => {
      const km = kmTo(mission.place.code);
      return km === null ? mission : { ...mission, km: Math.round(km) };
    }),
  );
}
