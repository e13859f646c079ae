import { jobiRoutes } from "../jobi/routes.ts";
import type { LivePatches } from "../live/define-live.ts";
import { planningRoutes } from "../planning/routes.ts";
import { progressRoutes } from "./routes.ts";

/** The live events of missions that were agreed on, with what they do to what was read. */
export const progressLive = {
  /** A side took a step, gave the address or stated what was paid; sent to both. */
  progress_changed: (readings, { missionId }: { missionId: string }) => {
    readings.readAgain(progressRoutes.read, { id: missionId });
    readings.readAgain(jobiRoutes.balance);
    // Each row of a planning states whether the address is missing.
    readings.readAgain(planningRoutes.read);
  },
} satisfies LivePatches;
