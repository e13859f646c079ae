import { type JobiReason, jobiReasons } from "@jobami/api/jobi/contract";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

export type { JobiReason };

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

/** What a person says of Jobi that they took off themselves. */
export const jobiNotes = pgTable("jobi_notes", {
  entryId: uuid("entry_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  title: text("title").notNull(),
  description: text("description").notNull(),
});

export const jobiTables = [
  declareTable(jobiEntries, {
    exported: { by: jobiEntries.userId },
    erased: { how: "keep", because: "Amounts and instants of an account that no longer names anybody." },
  }),
  declareTable(jobiNotes, {
    exported: { by: jobiNotes.userId },
    erased: { how: "delete", by: jobiNotes.userId },
  }),
];
