import type { staffContract } from "@jobami/api/staff/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Staff } from "./staff.service.ts";

/** Serves the first pages of staff. */
export function staffRoutes(staff: Staff): Handlers<typeof staffContract> {
  return {
    work: async ({ db, session: { person } }) => ({ success: true, data: await staff.work(db, person) }),
    administration: async ({ db }) => ({ success: true, ...(await staff.administration(db)) }),
    moderationLog: async ({ db, query }) => ({
      success: true,
      ...(await staff.moderationLog(db, query)),
    }),
    moderation: async ({ db, session: { person } }) => ({
      success: true,
      ...(await staff.moderation(db, person.id)),
    }),
  };
}
