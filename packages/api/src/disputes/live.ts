import type { LivePatches } from "../live/define-live.ts";
import { disputesRoutes } from "./routes.ts";

/** The live events of disputes, with what they do to what was read. */
export const disputesLive = {
  /** Something happened in a dispute; sent to its sides and to moderators. */
  disputes_changed: (readings, { disputeId, missionId }: { disputeId: string; missionId: string }) => {
    readings.readAgain(disputesRoutes.read, { id: missionId });
    readings.readAgain(disputesRoutes.list);
    readings.readAgain(disputesRoutes.one, { id: disputeId });
  },
} satisfies LivePatches;
