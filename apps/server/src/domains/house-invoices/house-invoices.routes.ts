import type { houseInvoicesContract } from "@jobami/api/house-invoices/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { HouseInvoices } from "./house-invoices.service.ts";

/** Serves what the house issued: to whom it is made out, and to who runs the house. */
export function houseInvoicesRoutes(invoices: HouseInvoices): Handlers<typeof houseInvoicesContract> {
  return {
    list: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await invoices.list(db, person.id, query)),
    }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await invoices.one(db, person.id, params.id),
    }),
    issued: async ({ db, query }) => ({ success: true, ...(await invoices.issued(db, query)) }),
  };
}
