import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** What the stand-in for the provider of card payments keeps of the checkouts and subscriptions that were tried on this machine. */
export const localPayments = pgTable("local_payments", {
  id: text("id").primaryKey(),
  kind: text("kind", {
    enum: ["customer", "session", "subscription", "invoice", "refund", "portal", "event"],
  }).notNull(),
  /** Whose, where it is a person’s. */
  customer: text("customer"),
  body: jsonb("body").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const localPaymentsTables = [
  declareTable(localPayments, {
    exported: {
      nothing: "It stands for what the provider of card payments keeps, which answers for its own data.",
    },
    erased: {
      how: "keep",
      because: "It exists on the machine of whoever tries the product alone, and knows no real card.",
    },
  }),
];
