import type { offersContract } from "@jobami/api/offers/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Codes } from "./codes.service.ts";
import type { Offers } from "./offers.service.ts";

/** Serves partner offers and their codes: to anybody, to takers, to owners, to staff. */
export function offersRoutes({
  offers,
  codes,
}: {
  offers: Offers;
  codes: Codes;
}): Handlers<typeof offersContract> {
  return {
    browse: async ({ db, query }) => ({ success: true, ...(await offers.browse(db, query)) }),
    one: async ({ db, params }) => ({ success: true, data: await offers.one(db, params.offerId) }),
    create: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await offers.create(db, person, body),
    }),
    own: async ({ db, session: { person } }) => ({ success: true, data: await offers.own(db, person.id) }),
    edit: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await offers.edit(db, person, params.offerId, body),
    }),
    act: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await offers.act(db, person, params.offerId, body.act),
    }),
    take: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await codes.take(db, person.id, params.offerId),
    }),
    codes: async ({ db, session: { person } }) => ({
      success: true,
      qr_codes: await codes.own(db, person.id),
    }),
    check: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await codes.check(db, person.id, params.hash),
    }),
    validate: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await codes.validate(db, person.id, params.hash),
    }),
    favorites: async ({ db, session: { person } }) => ({
      success: true,
      data: await offers.favorites(db, person.id),
    }),
    addFavorite: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await offers.addFavorite(db, person.id, params.offerId),
    }),
    removeFavorite: async ({ db, session: { person }, params }) => {
      await offers.removeFavorite(db, person.id, params.offerId);
      return { success: true };
    },
    totals: async ({ db }) => ({ success: true, data: await offers.totals(db) }),
    every: async ({ db, query }) => ({ success: true, ...(await offers.every(db, query)) }),
  };
}
