import { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { serveIssued } from "./company-invoices.export.ts";
import { companyInvoicesRoutes } from "./company-invoices.routes.ts";
import { createCompanyInvoices } from "./company-invoices.service.ts";
import { companyInvoicesTables } from "./company-invoices.tables.ts";

export type { CompanyInvoices } from "./company-invoices.service.ts";

/** Invoices and credit notes of the company, for what it sells by card. */
export const companyInvoicesDomain = defineDomain({
  name: "company-invoices",
  create: ({ platform, use }) => createCompanyInvoices({ ...platform, users: use(usersDomain) }),
  contract: companyInvoicesContract,
  reads: { issued: { kind: "journal.read" } },
  routes: companyInvoicesRoutes,
  tables: companyInvoicesTables,
  serve: (app, invoices, { platform }) => serveIssued(app, platform, invoices),
});
