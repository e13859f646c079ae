import type { disputesContract } from "@jobami/api/disputes/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Disputes } from "./disputes.service.ts";

/** Serves disputes about missions that were agreed on, to their sides and to staff. */
export function disputesRoutes(disputes: Disputes): Handlers<typeof disputesContract> {
  return {
    read: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await disputes.read(db, person, params.id),
    }),
    open: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await disputes.open(db, person, params.id, body),
    }),
    act: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await disputes.act(db, person, params.id, body),
    }),
    list: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await disputes.list(db, person.id, query)),
    }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await disputes.one(db, params.id, person.id),
    }),
    decide: async ({ db, session: { person }, params, body, request }) => ({
      success: true,
      data: await disputes.decide(db, params.id, body, { id: person.id, address: request.ip }),
    }),
  };
}
