import type { adviceContract } from "@jobami/api/advice/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Advice } from "./advice.service.ts";

/** Serves which articles one has read. */
export function adviceRoutes(advice: Advice): Handlers<typeof adviceContract> {
  return {
    reads: async ({ db, session: { person } }) => ({
      success: true,
      data: await advice.reads(db, person.id),
    }),
    read: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await advice.read(db, person.id, params.slug),
    }),
    unread: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await advice.unread(db, person.id, params.slug),
    }),
  };
}
