import type { cardsContract } from "@jobami/api/cards/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Cards } from "./cards.service.ts";

/** Serves one's own business cards. */
export function cardsRoutes(cards: Cards): Handlers<typeof cardsContract> {
  return {
    list: async ({ db, session: { person } }) => ({ success: true, data: await cards.list(db, person.id) }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await cards.one(db, person.id, params.id),
    }),
    create: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await cards.create(db, person.id, body),
    }),
    save: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await cards.save(db, person.id, { ...params, ...body }),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await cards.remove(db, person.id, params.id);
      return { success: true };
    },
  };
}
