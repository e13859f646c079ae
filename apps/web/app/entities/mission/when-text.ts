import type { Mission } from "@jobami/api/missions/contract";
import { type Lasting, type Timed, timingOf } from "@jobami/api/missions/timing";
import { dayText, momentLabels, momentOf, openLabels } from "./mission-text.ts";

/** « samedi 5 décembre, le matin », « du lundi 7 au dimanche 13 décembre, chaque jour », « dès que possible, au plus tard le samedi 5 décembre ». */
export function whenText(mission: Timed & Lasting & Pick<Mission, "moment">, now: number): string {
  const timing = timingOf(mission);
  const day = dayText(mission.date, now, mission.endDate);
  const isOneDay = timing === "date" && !mission.endDate;
  return [
    timing === "date" ? day : openLabels[timing],
    mission.endDate && "chaque jour",
    isOneDay ? momentLabels[mission.moment] : momentOf(mission),
    timing !== "date" && `au plus tard le ${day}`,
  ]
    .filter(Boolean)
    .join(", ");
}
