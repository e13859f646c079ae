import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** Changes made under an Idempotency-Key. The answer is sealed with that key, which is not stored. */
export const idempotencyKeys = pgTable("idempotency_keys", {
  /** Digest of who called and their key. */
  id: text("id").primaryKey(),
  /** Keyed digest of method, path and body. */
  requestHash: text("request_hash").notNull(),
  /** Null while the change is being made. */
  sealedAnswer: text("sealed_answer"),
  /** The process that is making the change, and its try: a change has one of them at a time. */
  holder: integer("holder"),
  reservation: uuid("reservation"),
  /** A change may be begun anew after this, whatever became of its process. */
  leaseUntil: timestamp("lease_until", { withTimezone: true, precision: 3 }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const idempotencyTables = [
  declareTable(idempotencyKeys, {
    exported: { nothing: "Sealed answers that only the caller's own key opens; gone after 24 h." },
    erased: { how: "keep", because: "Names no one and is gone after 24 h." },
  }),
];
