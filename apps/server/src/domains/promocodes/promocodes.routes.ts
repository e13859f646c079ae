import type { promocodesContract } from "@jobami/api/promocodes/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Promocodes } from "./promocodes.service.ts";

/** Serves promo codes to staff. */
export function promocodesRoutes(promocodes: Promocodes): Handlers<typeof promocodesContract> {
  return {
    list: async ({ db, query }) => ({ success: true, ...(await promocodes.list(db, query)) }),
    create: async ({ db, session: { person }, body, request }) => ({
      success: true,
      data: await promocodes.create(db, { id: person.id, address: request.ip }, body),
    }),
    disable: async ({ db, session: { person }, params, request }) => ({
      success: true,
      data: await promocodes.disable(db, { id: person.id, address: request.ip }, params.promoId),
    }),
  };
}
