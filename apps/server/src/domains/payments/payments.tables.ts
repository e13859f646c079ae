import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PaymentPurpose } from "../../composition/contributions.ts";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What people pay for by card. */
export const checkoutPurposes = ["premium", "credits_ia"] as const satisfies readonly PaymentPurpose[];
export type CheckoutPurpose = PaymentPurpose;

/** Who a person is for the provider of card payments. */
export const paymentCustomers = pgTable("payment_customers", {
  userId: uuid("user_id").primaryKey(),
  customerId: text("customer_id").notNull(),
  createdAt: at("created_at").notNull(),
});

/** Messages of the provider that were taken. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: at("received_at").notNull(),
});

/** What a person was sent to pay; in cents of a euro. */
export const cardCheckouts = pgTable("card_checkouts", {
  id: text("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: checkoutPurposes }).notNull(),
  cents: integer("cents").notNull(),
  quantity: integer("quantity"),
  status: text("status", { enum: ["open", "paid", "expired"] }).notNull(),
  createdAt: at("created_at").notNull(),
  settledAt: at("settled_at"),
  /** The consent to an immediate start, by the version of its text. */
  consentVersion: text("consent_version"),
  consentAt: at("consent_at"),
});

/** What was paid by card, in cents of a euro. */
export const cardPayments = pgTable("card_payments", {
  id: text("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: checkoutPurposes }).notNull(),
  cents: integer("cents").notNull(),
  paidAt: at("paid_at").notNull(),
});

/** What was given back of a payment, in cents of a euro. */
export const cardRefunds = pgTable("card_refunds", {
  id: text("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  paymentId: text("payment_id").notNull(),
  cents: integer("cents").notNull(),
  refundedAt: at("refunded_at").notNull(),
});

const byLaw = "Bills are retained for ten years (article L. 123-22 of the commercial code).";

export const paymentsTables = [
  declareTable(paymentCustomers, {
    exported: { by: paymentCustomers.userId },
    erased: { how: "delete", by: paymentCustomers.userId },
  }),
  declareTable(paymentEvents, {
    exported: { nothing: "Messages of the provider by their numbers, which name no one." },
    erased: { how: "keep", because: "The numbers of messages that count once name no one." },
  }),
  declareTable(cardCheckouts, {
    exported: { by: cardCheckouts.userId },
    erased: { how: "keep", because: byLaw },
  }),
  declareTable(cardPayments, {
    exported: { by: cardPayments.userId },
    erased: { how: "keep", because: byLaw },
  }),
  declareTable(cardRefunds, {
    exported: { by: cardRefunds.userId },
    erased: { how: "keep", because: byLaw },
  }),
];
