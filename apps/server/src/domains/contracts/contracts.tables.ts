import { boughtKinds } from "@jobami/api/withdrawals/routes";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a consumer bought of the company. */
export const contracts = pgTable("contracts", {
  id: uuid("id").primaryKey(),
  reference: text("reference").notNull(),
  userId: uuid("user_id").notNull(),
  kind: text("kind", { enum: boughtKinds }).notNull(),
  checkoutId: text("checkout_id"),
  subscriptionId: text("subscription_id"),
  quantity: integer("quantity"),
  /** What was paid: cents by card, or Jobi. */
  cents: integer("cents"),
  jobi: integer("jobi"),
  consentVersion: text("consent_version"),
  consentAt: at("consent_at"),
  concludedAt: at("concluded_at").notNull(),
  withdrawUntil: at("withdraw_until").notNull(),
});

export const contractsTables = [
  declareTable(contracts, {
    exported: { by: contracts.userId },
    erased: {
      how: "keep",
      because:
        "Contracts and what was consented to are retained for ten years (article L. 123-22 of the commercial code).",
    },
  }),
];
