import type { LivePatches } from "../live/define-live.ts";
import { reportsRoutes } from "./routes.ts";

/** The live events of reports, with what they do to what was read. */
export const reportsLive = {
  /** A content was reported or decided of; sent to moderators. */
  reports_changed: (readings, { caseId }: { caseId: string }) => {
    readings.readAgain(reportsRoutes.cases);
    readings.readAgain(reportsRoutes.case, { id: caseId });
    readings.readAgain(reportsRoutes.stats);
  },
} satisfies LivePatches;
