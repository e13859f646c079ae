import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Changes of address that wait, one a person at most; links by the digests of their tokens. */
export const emailChanges = pgTable("email_changes", {
  userId: uuid("user_id").primaryKey(),
  email: text("email").notNull(),
  currentTokenHash: text("current_token_hash").notNull(),
  nextTokenHash: text("next_token_hash").notNull(),
  currentConfirmedAt: at("current_confirmed_at"),
  nextConfirmedAt: at("next_confirmed_at"),
  expiresAt: at("expires_at").notNull(),
});

export const emailChangeTables = [
  declareTable(emailChanges, {
    exported: { by: emailChanges.userId, columns: [emailChanges.email, emailChanges.expiresAt] },
    erased: { how: "delete", by: emailChanges.userId },
  }),
];
