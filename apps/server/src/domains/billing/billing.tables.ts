import type { DocumentLine } from "@jobami/api/billing/contract";
import type {
  DocumentFact,
  DocumentStatus,
  DocumentType,
  PaymentMeans,
  VatRegime,
} from "@jobami/api/billing/routes";
import type { BillingSettings } from "@jobami/api/billing/settings";
import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who a person is on their documents. */
export const billingSettings = pgTable("billing_settings", {
  userId: uuid("user_id").primaryKey(),
  legalName: text("legal_name").notNull(),
  address: text("address").notNull(),
  siret: text("siret").notNull(),
  vatRegime: text("vat_regime").$type<VatRegime>().notNull(),
  vatNumber: text("vat_number").notNull(),
  iban: text("iban").notNull(),
  paymentDays: integer("payment_days").notNull(),
  penalty: text("penalty").notNull(),
  prefix: text("prefix").notNull(),
  quoteDays: integer("quote_days").notNull(),
  footer: text("footer").notNull(),
  updatedAt: at("updated_at").notNull(),
});

/** The last number given, by issuer, type and year. */
export const billingCounters = pgTable(
  "billing_counters",
  {
    issuerId: uuid("issuer_id").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.type, t.year] })],
);

/** Quotes, invoices and credit notes. */
export const billingDocuments = pgTable("billing_documents", {
  id: uuid("id").primaryKey(),
  issuerId: uuid("issuer_id").notNull(),
  type: text("type").$type<DocumentType>().notNull(),
  status: text("status").$type<DocumentStatus>().notNull(),
  fact: text("fact").$type<DocumentFact>(),
  version: integer("version").notNull(),
  missionId: uuid("mission_id"),
  sourceId: uuid("source_id"),
  clientPersonId: uuid("client_person_id"),
  clientName: text("client_name").notNull(),
  clientAddress: text("client_address").notNull(),
  clientEmail: text("client_email").notNull(),
  subject: text("subject").notNull(),
  note: text("note").notNull(),
  lines: jsonb("lines").$type<DocumentLine[]>().notNull(),
  days: integer("days").notNull(),
  totalCents: bigint("total_cents", { mode: "number" }).notNull(),
  vatRegime: text("vat_regime").$type<VatRegime>(),
  number: text("number"),
  /** That of the quote or invoice which it follows, from its issue on. */
  sourceNumber: text("source_number"),
  year: integer("year"),
  seq: integer("seq"),
  /** Its issuer as it was then. */
  issuer: jsonb("issuer").$type<BillingSettings>(),
  publicId: uuid("public_id"),
  /** Until when its link is open to whoever has it. */
  linkUntil: at("link_until"),
  /** Digest of the key in the mailed link of a quote. */
  answerKeyHash: text("answer_key_hash"),
  issuedAt: at("issued_at"),
  issuedOn: date("issued_on"),
  /** The day of the work that an invoice is for. */
  servedOn: date("served_on"),
  endsOn: date("ends_on"),
  sentAt: at("sent_at"),
  acceptedAt: at("accepted_at"),
  acceptedName: text("accepted_name"),
  refusedAt: at("refused_at"),
  refusedReason: text("refused_reason").notNull().default(""),
  expiredAt: at("expired_at"),
  paidOn: date("paid_on"),
  paidBy: text("paid_by").$type<PaymentMeans>(),
  creditedCents: bigint("credited_cents", { mode: "number" }).notNull().default(0),
  cancelledAt: at("cancelled_at"),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

/** Each time that a client was informed of a document. */
export const billingSends = pgTable("billing_sends", {
  id: uuid("id").primaryKey(),
  issuerId: uuid("issuer_id").notNull(),
  documentId: uuid("document_id").notNull(),
  createdAt: at("created_at").notNull(),
});

const retainedByLaw =
  "Accounting documents are stored ten years (article L123-22 of the commercial code); drafts go with their issuer.";

export const billingTables = [
  declareTable(billingSettings, {
    exported: { by: billingSettings.userId },
    // Issued documents keep the copy that the law wants on them.
    erased: { how: "delete", by: billingSettings.userId },
  }),
  declareTable(billingDocuments, {
    exported: { by: billingDocuments.issuerId },
    erased: { how: "keep", because: retainedByLaw },
  }),
  declareTable(billingCounters, {
    exported: { by: billingCounters.issuerId },
    erased: { how: "keep", because: "Numbers alone: a series without gaps is part of what the law keeps." },
  }),
  declareTable(billingSends, {
    exported: { by: billingSends.issuerId },
    erased: { how: "delete", by: billingSends.issuerId },
  }),
];
