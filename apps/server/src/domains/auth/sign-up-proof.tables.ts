import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Challenges of sign-ups that were used, until they would have run out. */
export const signUpProofs = pgTable("sign_up_proofs", {
  nonce: text("nonce").primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const signUpProofTables = [
  declareTable(signUpProofs, {
    exported: { nothing: "Random numbers, gone after a day." },
    erased: { how: "keep", because: "Names no one and is gone after a day." },
  }),
];
