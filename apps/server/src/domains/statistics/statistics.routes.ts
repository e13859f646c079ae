import type { statisticsContract } from "@jobami/api/statistics/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Statistics } from "./statistics.service.ts";

/** Serves one's own figures. */
export function statisticsRoutes(statistics: Statistics): Handlers<typeof statisticsContract> {
  return {
    figures: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await statistics.figures(db, person, query.periode),
    }),
    advanced: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await statistics.advanced(db, person, query.periode),
    }),
    look: async ({ db, session: { person }, body }) => {
      await statistics.look(db, person.id, body);
      return { success: true };
    },
  };
}
