import type { relationsContract } from "@jobami/api/relations/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Relations } from "./relations.service.ts";

/** Serves whom one worked with. */
export function relationsRoutes(relations: Relations): Handlers<typeof relationsContract> {
  return {
    clients: async ({ db, session: { person } }) => ({
      success: true,
      data: await relations.clients(db, person.id),
    }),
    client: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await relations.client(db, person.id, params.id),
    }),
    noteClient: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await relations.note(db, person.id, params.id, body),
    }),
    network: async ({ db, session: { person } }) => ({
      success: true,
      data: await relations.network(db, person.id),
    }),
  };
}
