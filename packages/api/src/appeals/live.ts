import type { LivePatches } from "../live/define-live.ts";
import { reportsRoutes } from "../reports/routes.ts";
import { appealsRoutes } from "./routes.ts";

/** The live events of appeals, with what they do to what was read. */
export const appealsLive = {
  /** A decision was appealed, or an appeal was decided of; sent to moderators. */
  appeals_changed: (readings, { appealId }: { appealId: string }) => {
    readings.readAgain(appealsRoutes.queue);
    readings.readAgain(appealsRoutes.ownDecisions);
    readings.readAgain(appealsRoutes.one, { id: appealId });
    readings.readAgain(reportsRoutes.case);
  },
} satisfies LivePatches;
