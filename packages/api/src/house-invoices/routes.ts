import type { Route } from "../http/route.ts";

export const houseInvoicesRoutes = {
  list: { method: "GET", path: "/api/house-invoices", access: "jobutil" },
  one: { method: "GET", path: "/api/house-invoices/:id", access: "jobutil" },
  issued: { method: "GET", path: "/api/admin/house-invoices", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where what the house issued in a year is had as a file for spreadsheets; `?annee=2026`. */
export const houseInvoicesExportPath = "/admin/factures-emises.csv";

/** What the house issues: an invoice for each payment by card, a credit note for what is given back of it. */
export const houseInvoiceTypes = ["facture", "avoir"] as const;
export type HouseInvoiceType = (typeof houseInvoiceTypes)[number];

/** Documents a page. */
export const houseInvoicesPageSize = 20;
