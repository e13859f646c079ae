import type { updatesContract } from "@jobami/api/updates/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Updates } from "./updates.service.ts";

/** Serves what is new to everybody with an account, and its announcement to administrators. */
export function updatesRoutes(updates: Updates): Handlers<typeof updatesContract> {
  return {
    list: async ({ db, query }) => ({ success: true, ...(await updates.list(db, query.page)) }),
    every: async ({ db, query }) => ({ success: true, ...(await updates.every(db, query)) }),
    publish: async ({ db, body, session: { person }, request }) => ({
      success: true,
      data: await updates.publish(db, body, { kind: "person", id: person.id, address: request.ip }),
    }),
    correct: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await updates.correct(db, params.id, body, {
        kind: "person",
        id: person.id,
        address: request.ip,
      }),
    }),
  };
}
