import { subscriptionStates } from "@jobami/api/subscriptions/routes";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How a person’s subscription stands, as the provider of card payments last stated. */
export const subscriptions = pgTable("subscriptions", {
  userId: uuid("user_id").primaryKey(),
  subscriptionId: text("subscription_id"),
  state: text("state", { enum: subscriptionStates }).notNull(),
  options: jsonb("options").$type<Record<string, boolean>>().notNull().default({}),
  /** What each month costs, in cents. */
  cents: integer("cents"),
  periodEnd: at("period_end"),
  /** Which look at the provider this comes from. */
  look: bigint("look", { mode: "number" }).notNull().default(0),
  updatedAt: at("updated_at").notNull(),
});

/** The places of the first accounts. */
export const earlyAccounts = pgTable("early_accounts", {
  rank: integer("rank").primaryKey(),
  userId: uuid("user_id").notNull(),
});

/** What administrators set for one person alone. */
export const subscriptionOverrides = pgTable(
  "subscription_overrides",
  {
    userId: uuid("user_id").notNull(),
    option: text("option").notNull(),
    value: boolean("value").notNull(),
    setAt: at("set_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.option] })],
);

/** When subscriptions began and ended. */
export const subscriptionMoments = pgTable("subscription_moments", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id"),
  kind: text("kind", { enum: ["began", "ended"] }).notNull(),
  at: at("at").notNull(),
});

export const subscriptionsTables = [
  declareTable(subscriptionOverrides, {
    exported: { by: subscriptionOverrides.userId },
    erased: { how: "delete", by: subscriptionOverrides.userId },
  }),
  declareTable(subscriptionMoments, {
    exported: { by: subscriptionMoments.userId },
    erased: { how: "anonymise", by: subscriptionMoments.userId, set: { userId: null } },
  }),
  declareTable(subscriptions, {
    exported: { by: subscriptions.userId },
    erased: { how: "delete", by: subscriptions.userId },
  }),
  declareTable(earlyAccounts, {
    exported: { by: earlyAccounts.userId },
    erased: { how: "keep", because: "A place is given once; its account no longer names anybody." },
  }),
];
