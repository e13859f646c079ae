import type { qualityContract } from "@jobami/api/quality/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Quality } from "./quality.service.ts";

/** Serves one's own badges and figures. */
export function qualityRoutes(quality: Quality): Handlers<typeof qualityContract> {
  return {
    badges: async ({ db, session: { person } }) => ({
      success: true,
      data: await quality.badges(db, person.id, person.user_type),
    }),
    figures: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await quality.figures(db, person.id, query.days),
    }),
  };
}
