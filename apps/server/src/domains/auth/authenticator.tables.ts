import { bigint, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** What a secret is sealed for: moved to another account it does not open. */
export const sealingPurpose = (userId: string) => `authenticator:${userId}`;

/** Secrets that apps make codes from, sealed; one that waits for its first code stands beside the one in use. */
export const authenticators = pgTable("authenticators", {
  userId: uuid("user_id").primaryKey(),
  sealedSecret: text("sealed_secret"),
  /** The time step of the last code that was accepted. */
  lastStep: bigint("last_step", { mode: "number" }),
  pendingSecret: text("pending_secret"),
  pendingUntil: timestamp("pending_until", { withTimezone: true, precision: 3 }),
  turnedOnAt: timestamp("turned_on_at", { withTimezone: true, precision: 3 }),
  /** The browser in which it was turned on: the keyed digest of its cookie and the person. */
  turnedOnByDevice: text("turned_on_by_device"),
});

/** Recovery codes that were not used, by their keyed digests. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    madeByDevice: text("made_by_device"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const authenticatorTables = [
  declareTable(authenticators, {
    keyed: [authenticators.sealedSecret, authenticators.pendingSecret].map((column) => ({
      column,
      sealed: { by: authenticators.userId, key: sealingPurpose },
    })),
    exported: { nothing: "Sealed secrets, shown once: whoever had them could sign in." },
    erased: { how: "delete", by: authenticators.userId },
  }),
  declareTable(recoveryCodes, {
    keyed: [{ column: recoveryCodes.codeHash }],
    exported: { nothing: "Keyed digests of random codes." },
    erased: { how: "delete", by: recoveryCodes.userId },
  }),
];
