import type { LivePatches } from "../live/define-live.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { planningRoutes } from "./routes.ts";

/** The live events of plannings, with what they do to what was read. */
export const planningLive = {
  /** An agreed mission, its hour or an exception changed; sent to those whose planning it stands in. */
  planning_changed: (readings, { missionId }: { missionId: string | null }) => {
    readings.readAgain(planningRoutes.read);
    readings.readAgain(planningRoutes.asked);
    // A day off is one of no missions.
    if (missionId === null) readings.readAgain(missionsRoutes.matching);
    else {
      readings.readAgain(planningRoutes.hour, { id: missionId });
      readings.readAgain(proposalsRoutes.waiting);
    }
  },
} satisfies LivePatches;
