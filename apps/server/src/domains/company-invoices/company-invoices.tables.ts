import type { VatRate } from "@jobami/api/billing/routes";
import type { BillingSettings } from "@jobami/api/billing/settings";
import type { CompanyInvoiceType } from "@jobami/api/company-invoices/routes";
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** The last number given, by type and year. */
export const companyInvoiceCounters = pgTable(
  "house_invoice_counters",
  {
    type: text("type").$type<CompanyInvoiceType>().notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.year] })],
);

/** Invoices and credit notes of the company; sums in cents of a euro. */
export const companyInvoices = pgTable("house_invoices", {
  id: uuid("id").primaryKey(),
  type: text("type").$type<CompanyInvoiceType>().notNull(),
  number: text("number").notNull(),
  year: integer("year").notNull(),
  seq: integer("seq").notNull(),
  userId: uuid("user_id").notNull(),
  paymentId: text("payment_id").notNull(),
  /** The invoice that a credit note corrects. */
  sourceId: uuid("source_id"),
  clientName: text("client_name").notNull(),
  clientEmail: text("client_email").notNull(),
  label: text("label").notNull(),
  totalCents: integer("total_cents").notNull(),
  vatCents: integer("vat_cents").notNull(),
  vatRate: integer("vat_rate").$type<VatRate>().notNull(),
  issuer: jsonb("issuer").$type<BillingSettings>().notNull(),
  paidOn: date("paid_on").notNull(),
  issuedOn: date("issued_on").notNull(),
  issuedAt: timestamp("issued_at", { withTimezone: true, precision: 3 }).notNull(),
});

const byLaw = "Bills are retained for ten years (article L. 123-22 of the commercial code).";

export const companyInvoicesTables = [
  declareTable(companyInvoices, {
    exported: { by: companyInvoices.userId },
    erased: { how: "keep", because: byLaw },
  }),
  declareTable(companyInvoiceCounters, {
    exported: { nothing: "Numbers alone, which name no one." },
    erased: { how: "keep", because: "A series without gaps is part of what the law keeps." },
  }),
];
