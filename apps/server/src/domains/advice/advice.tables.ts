import type { AdviceSlug } from "@jobami/api/advice/routes";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Which articles of advice a person has read, and since when. */
export const adviceReads = pgTable(
  "advice_reads",
  {
    userId: uuid("user_id").notNull(),
    slug: text("slug").$type<AdviceSlug>().notNull(),
    readAt: timestamp("read_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slug] })],
);

export const adviceTables = [
  declareTable(adviceReads, {
    exported: { by: adviceReads.userId },
    erased: { how: "delete", by: adviceReads.userId },
  }),
];
