import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Codes that make the premium plan cheaper. Days are those in France. */
export const promoCodes = pgTable("promo_codes", {
  id: uuid("id").primaryKey(),
  code: text("code").notNull(),
  percent: integer("percent").notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  maxUses: integer("max_uses"),
  createdAt: at("created_at").notNull(),
  disabledAt: at("disabled_at"),
});

/** Who uses which code: retained for a checkout for a while, or used up. */
export const promoUses = pgTable(
  "promo_uses",
  {
    promoId: uuid("promo_id").notNull(),
    userId: uuid("user_id").notNull(),
    heldUntil: at("held_until"),
    usedAt: at("used_at"),
  },
  (t) => [primaryKey({ columns: [t.promoId, t.userId] })],
);

export const promocodesTables = [
  declareTable(promoCodes, {
    exported: { nothing: "Codes of staff, which name no one." },
    erased: { how: "keep", because: "Codes of the company name no one." },
  }),
  declareTable(promoUses, {
    exported: { by: promoUses.userId },
    erased: { how: "keep", because: "Counts the uses of a code; its account no longer names anybody." },
  }),
];
