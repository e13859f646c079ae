import { deviceForms } from "@jobami/api/devices/contract";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One sign-in on one browser: the family of its tokens. */
export const sessions = pgTable("sessions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  remembered: boolean("remembered").notNull(),
  hasSecondFactor: boolean("has_second_factor").notNull().default(false),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
  endedAt: at("ended_at"),
  /** Its last renewal. */
  lastUsedAt: at("last_used_at").notNull(),
  /** Keyed digest of the browser's cookie and the person. */
  deviceId: text("device_id"),
  browser: text("browser"),
  system: text("system"),
  form: text("form", { enum: deviceForms }).notNull(),
});

/** Access and refresh tokens, by their digests. */
export const sessionTokens = pgTable("session_tokens", {
  hash: text("hash").primaryKey(),
  sessionId: uuid("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: ["access", "refresh"] }).notNull(),
  expiresAt: at("expires_at").notNull(),
  /** When a refresh token was exchanged. */
  usedAt: at("used_at"),
});

export const sessionsTables = [
  declareTable(sessions, {
    exported: { by: sessions.userId },
    erased: { how: "delete", by: sessions.userId },
  }),
  declareTable(sessionTokens, {
    exported: { nothing: "Digests of random tokens." },
    erased: { how: "keep", because: "Goes with its session (cascade)." },
  }),
];
