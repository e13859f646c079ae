import type { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { CompanyInvoices } from "./company-invoices.service.ts";

/** Serves what the company issued: to whom it is made out, and to who runs the company. */
export function companyInvoicesRoutes(invoices: CompanyInvoices): Handlers<typeof companyInvoicesContract> {
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
