import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Proofs by a mailed code, one for each sign-in. */
export const mailProofs = pgTable("mail_proofs", {
  sessionId: uuid("session_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Null once it served. */
  codeHash: text("code_hash"),
  sentAt: at("sent_at"),
  /** The end of the code's life. */
  expiresAt: at("expires_at"),
  provedUntil: at("proved_until"),
});

export const mailProofTables = [
  declareTable(mailProofs, {
    exported: { nothing: "Digests of codes, gone after a day." },
    erased: { how: "delete", by: mailProofs.userId },
  }),
];
