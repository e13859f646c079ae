import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";
import { authenticatorTables } from "./authenticator.tables.ts";
import { mailProofTables } from "./mail-proof.tables.ts";
import { signUpProofTables } from "./sign-up-proof.tables.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Failed tries to prove who one is, by a keyed digest of what was tried. */
export const attempts = pgTable("attempts", {
  id: text("id").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: at("last_at").notNull(),
  lockedUntil: at("locked_until"),
});

/** Links sent by mail, by the digest of their token. */
export const mailedTokens = pgTable("mailed_tokens", {
  hash: text("hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind", { enum: ["verification", "reset", "deletion"] }).notNull(),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at"),
});

/** Until when an address is not sent another mail of a kind, by a keyed digest. */
export const mailCooldowns = pgTable("mail_cooldowns", {
  id: text("id").primaryKey(),
  until: at("until").notNull(),
});

/** Sign-ins that wait for the code sent by mail. */
export const twoFactorChallenges = pgTable("two_factor_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Null until a code is mailed: that of an app is asked for first. */
  codeHash: text("code_hash"),
  rememberMe: boolean("remember_me").notNull(),
  sentAt: at("sent_at"),
  expiresAt: at("expires_at").notNull(),
});

export const authTables = [
  ...authenticatorTables,
  ...mailProofTables,
  ...signUpProofTables,
  declareTable(attempts, {
    exported: { nothing: "Keyed digests and counts, gone after a day." },
    erased: { how: "keep", because: "Names no one and is gone after a day." },
  }),
  declareTable(mailedTokens, {
    exported: { nothing: "Digests of random tokens." },
    erased: { how: "delete", by: mailedTokens.userId },
  }),
  declareTable(mailCooldowns, {
    exported: { nothing: "Keyed digests, gone after a day." },
    erased: { how: "keep", because: "Names no one and is gone after a day." },
  }),
  declareTable(twoFactorChallenges, {
    exported: { nothing: "Digests of codes, gone after a day." },
    erased: { how: "delete", by: twoFactorChallenges.userId },
  }),
];
