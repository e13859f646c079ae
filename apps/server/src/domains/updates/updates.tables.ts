import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What is new in the product. */
export const productUpdates = pgTable("product_updates", {
  id: uuid("id").primaryKey(),
  title: text("title").notNull(),
  words: text("words").notNull(),
  publishedAt: at("published_at").notNull(),
});

/** Who was informed of it. */
export const productUpdateReaders = pgTable(
  "product_update_readers",
  {
    updateId: uuid("update_id").notNull(),
    userId: uuid("user_id").notNull(),
    toldAt: at("told_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.userId] })],
);

export const updatesTables = [
  declareTable(productUpdates, {
    exported: { nothing: "What the company announces to everybody is about no one." },
    erased: { how: "keep", because: "What the company announces to everybody is about no one." },
  }),
  declareTable(productUpdateReaders, {
    exported: { by: productUpdateReaders.userId },
    erased: { how: "delete", by: productUpdateReaders.userId },
  }),
];
