import type { Route } from "../http/route.ts";

export const companyInvoicesRoutes = {
  list: { method: "GET", path: "/api/house-invoices", access: "jobutil" },
  one: { method: "GET", path: "/api/house-invoices/:id", access: "jobutil" },
  issued: { method: "GET", path: "/api/admin/house-invoices", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where what the company issued in a year is had as a file for spreadsheets; `?annee=2026`. */
export const companyInvoicesExportPath = "/admin/factures-emises.csv";

/** What the company issues: an invoice for each payment by card, a credit note for what is given back of it. */
export const companyInvoiceTypes = ["facture", "avoir"] as const;
export type CompanyInvoiceType = (typeof companyInvoiceTypes)[number];

/** Documents a page. */
export const companyInvoicesPageSize = 20;
