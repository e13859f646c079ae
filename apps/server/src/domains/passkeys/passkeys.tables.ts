import { bigint, boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Keys that people sign in with: the public half. */
export const passkeys = pgTable("passkeys", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  credentialId: text("credential_id").notNull().unique(),
  publicKey: text("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  isSynced: boolean("is_synced").notNull(),
  name: text("name").notNull(),
  createdAt: at("created_at").notNull(),
  lastUsedAt: at("last_used_at"),
  /** The browser in which it was added: the keyed digest of its cookie and the person. */
  addedByDevice: text("added_by_device"),
});

/** What a device must sign, by its digest. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  hash: text("hash").primaryKey(),
  userId: uuid("user_id"),
  expiresAt: at("expires_at").notNull(),
});

export const passkeysTables = [
  declareTable(passkeys, {
    exported: {
      by: passkeys.userId,
      columns: [passkeys.name, passkeys.isSynced, passkeys.createdAt, passkeys.lastUsedAt],
    },
    erased: { how: "delete", by: passkeys.userId },
  }),
  declareTable(passkeyChallenges, {
    exported: { nothing: "Random numbers that are forgotten after minutes." },
    erased: { how: "delete", by: passkeyChallenges.userId },
  }),
];
