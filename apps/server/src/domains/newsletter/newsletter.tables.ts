import { subscriptionStatuses } from "@jobami/api/newsletter/contract";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Addresses that asked for the newsletter. */
export const subscriptions = pgTable("newsletter_subscriptions", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  status: text("status", { enum: subscriptionStatuses }).notNull(),
  /** Digest of the newest confirmation link. */
  tokenHash: text("token_hash").notNull(),
  tokenExpiresAt: at("token_expires_at").notNull(),
  mailedAt: at("mailed_at").notNull(),
  askedAt: at("asked_at").notNull(),
  confirmedAt: at("confirmed_at"),
  endedAt: at("ended_at"),
});

export const newsletterTables = [
  declareTable(subscriptions, {
    exported: { nothing: "An address without an account; every mail shows it and ends it." },
    erased: {
      how: "keep",
      because:
        "Given apart from any account and ended by a link in every mail; unconfirmed and ended ones go after 30 days.",
    },
  }),
];
