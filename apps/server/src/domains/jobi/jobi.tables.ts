import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Why Jobi moved. */
export const jobiReasons = ["inscription", "annulation_mission"] as const;
export type JobiReason = (typeof jobiReasons)[number];

/** The ledger of Jobi: append-only, a balance is its sum. */
export const jobiEntries = pgTable("jobi_entries", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Whole Jobi, negative when they leave. */
  amount: integer("amount").notNull(),
  reason: text("reason", { enum: jobiReasons }).notNull(),
  missionId: uuid("mission_id"),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const jobiTables = [
  declareTable(jobiEntries, {
    exported: { by: jobiEntries.userId },
    erased: { how: "keep", because: "Amounts and instants of an account that no longer names anybody." },
  }),
];
