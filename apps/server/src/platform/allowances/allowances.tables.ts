import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What was done of what is allowed, by a keyed digest of who did what. */
export const allowances = pgTable("allowances", {
  id: text("id").primaryKey(),
  minuteEnds: at("minute_ends").notNull(),
  inMinute: integer("in_minute").notNull(),
  dayEnds: at("day_ends").notNull(),
  inDay: integer("in_day").notNull(),
});

export const allowancesTables = [
  declareTable(allowances, {
    exported: { nothing: "Keyed digests and counts, gone after a day." },
    erased: { how: "keep", because: "Names no one and is gone after a day." },
  }),
];
