import { type JobiReason, jobiReasons } from "@jobami/api/jobi/contract";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

export type { JobiReason };

/** Accounts of the company: what it has given out, and what people have spent. */
export type CompanyAccount = "emission" | "depenses";

/** The ledger of Jobi: append-only, in double entry. A person’s balance is the sum of their entries; all entries together are nothing. */
export const jobiEntries = pgTable("jobi_entries", {
  id: uuid("id").primaryKey(),
  account: text("account", { enum: ["person", "emission", "depenses"] }).notNull(),
  /** Whose, for an entry of a person. */
  userId: uuid("user_id"),
  /** Entries of one movement; their sum is nothing. */
  movementId: uuid("movement_id").notNull(),
  /** Distinguishes a grant that is given once from the others of its person. */
  grantKey: text("grant_key"),
  /** Whole Jobi, negative when they leave. */
  amount: integer("amount").notNull(),
  reason: text("reason", { enum: jobiReasons }).notNull(),
  missionId: uuid("mission_id"),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** What a person declares of Jobi that they took off themselves. */
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
