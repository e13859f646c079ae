import type { Route } from "../http/route.ts";

export const billingRoutes = {
  settings: { method: "GET", path: "/api/billing/settings", access: "jobutil" },
  saveSettings: { method: "PUT", path: "/api/billing/settings", access: "jobutil" },
  summary: { method: "GET", path: "/api/billing/summary", access: "jobutil" },
  list: { method: "GET", path: "/api/billing/documents", access: "jobutil" },
  create: { method: "POST", path: "/api/billing/documents", access: "jobutil" },
  received: { method: "GET", path: "/api/billing/received", access: "jobutil" },
  one: { method: "GET", path: "/api/billing/documents/:id", access: "jobutil" },
  edit: { method: "PUT", path: "/api/billing/documents/:id", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/billing/documents/:id", access: "jobutil" },
  issue: { method: "POST", path: "/api/billing/documents/:id/issue", access: "jobutil" },
  send: { method: "POST", path: "/api/billing/documents/:id/send", access: "jobutil" },
  link: { method: "PUT", path: "/api/billing/documents/:id/link", access: "jobutil" },
  pay: { method: "POST", path: "/api/billing/documents/:id/pay", access: "jobutil" },
  derive: { method: "POST", path: "/api/billing/documents/:id/derive", access: "jobutil" },
  seen: { method: "GET", path: "/api/billing/seen/:quoteId", access: "public" },
  answer: { method: "POST", path: "/api/billing/seen/:quoteId/answer", access: "public" },
  stats: { method: "GET", path: "/api/admin/billing/stats", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where the issued documents of a year are had as a file for spreadsheets; `?annee=2026`. */
export const billingExportPath = "/dashboard/facturation.csv";

/** INV-05: what a document is. */
export const documentTypes = ["devis", "facture", "avoir"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** INV-06: how a document stands. */
export const documentStatuses = ["brouillon", "émis", "accepté", "payé"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** What ended a document besides its status: a quote is refused or too old, an invoice cancelled by a credit note. */
export const documentFacts = ["refused", "expired", "cancelled"] as const;
export type DocumentFact = (typeof documentFacts)[number];

/** Rates of VAT in hundredths of a percent: normal, intermediate, reduced, none. */
export const vatRates = [2000, 1000, 550, 0] as const;
export type VatRate = (typeof vatRates)[number];

/** `franchise`: no VAT at all (article 293 B of the tax code); `rates`: each line has its rate. */
export const vatRegimes = ["franchise", "rates"] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** How an invoice was paid, in the order in which it is offered. */
export const paymentMeans = ["transfer", "cash", "card", "cheque", "other"] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** Units of lines that are offered; any other word can be typed. */
export const lineUnits = ["forfait", "heure", "jour", "pièce", "m²", "km"] as const;

/** The most lines of a document, and documents of one person that are not issued. */
export const maxLines = 30;
export const maxDrafts = 100;
/** The most mails that a person sends about their documents in a day. */
export const maxSendsADay = 30;

/** The most of a line: thousandths of a unit, and cents a unit. With 30 lines every sum stays a whole number that JavaScript counts exactly. */
export const maxQuantity = 9_999_999;
export const maxUnitCents = 10_000_000;

/** How many days the link of a document stays open after it was issued, sent or opened again. */
export const linkDays = 90;

/** Lengths in characters. */
export const maxName = 120;
export const maxAddress = 300;
export const maxSubject = 120;
export const maxNote = 1000;
export const maxLabel = 200;
export const maxUnit = 20;
export const maxPrefix = 8;
export const maxPenalty = 400;
export const maxReason = 500;

/** Documents a page. */
export const documentsPageSize = 20;
