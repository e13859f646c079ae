import type { securityContract } from "@jobami/api/security/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Security } from "./security.service.ts";

/** Serves the figures of safety. */
export function securityRoutes(security: Security): Handlers<typeof securityContract> {
  return {
    figures: async ({ db, query }) => ({ success: true, data: await security.figures(db, query.days) }),
  };
}
