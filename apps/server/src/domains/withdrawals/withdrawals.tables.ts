import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Withdrawals as they were declared, and what was given back. */
export const withdrawals = pgTable("withdrawals", {
  contractId: uuid("contract_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  declaredName: text("declared_name").notNull(),
  receiptEmail: text("receipt_email").notNull(),
  declaredAt: at("declared_at").notNull(),
  credits: integer("credits"),
  jobi: integer("jobi"),
  /** Null until the provider has stated what of a month is left. */
  cents: integer("cents"),
  paymentId: text("payment_id"),
  settledAt: at("settled_at"),
});

export const withdrawalsTables = [
  declareTable(withdrawals, {
    exported: { by: withdrawals.userId },
    erased: {
      how: "anonymise",
      by: withdrawals.userId,
      set: { declaredName: "", receiptEmail: "" },
    },
  }),
];
