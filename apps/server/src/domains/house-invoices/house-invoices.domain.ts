import { houseInvoicesContract } from "@jobami/api/house-invoices/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { serveIssued } from "./house-invoices.export.ts";
import { houseInvoicesRoutes } from "./house-invoices.routes.ts";
import { createHouseInvoices } from "./house-invoices.service.ts";
import { houseInvoicesTables } from "./house-invoices.tables.ts";

export type { HouseInvoices } from "./house-invoices.service.ts";

/** Invoices and credit notes of the house, for what it sells by card. */
export const houseInvoicesDomain = defineDomain({
  name: "house-invoices",
  create: ({ platform, use }) => createHouseInvoices({ ...platform, users: use(usersDomain) }),
  contract: houseInvoicesContract,
  looks: { issued: { kind: "journal.read" } },
  routes: houseInvoicesRoutes,
  tables: houseInvoicesTables,
  serve: (app, invoices, { platform }) => serveIssued(app, platform, invoices),
});
