import { creditReasons } from "@jobami/api/ai-credits/contract";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** The ledger of AI credits: append-only. A balance is the sum of a person's entries. */
export const aiCreditEntries = pgTable("ai_credit_entries", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Credits, negative when they leave. */
  amount: integer("amount").notNull(),
  reason: text("reason", { enum: creditReasons }).notNull(),
  /** What is given once stands under a name. */
  grantKey: text("grant_key"),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const aiCreditsTables = [
  declareTable(aiCreditEntries, {
    exported: { by: aiCreditEntries.userId },
    erased: { how: "keep", because: "Amounts and instants of an account that no longer names anybody." },
  }),
];
