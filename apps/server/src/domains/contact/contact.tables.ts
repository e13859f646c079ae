import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** How many messages to the operator came from one caller, and under one address, since when. */
export const contactCounts = pgTable(
  "contact_counts",
  {
    /** Keyed digest of whose count it is. */
    id: text("id").primaryKey(),
    messages: integer("messages").notNull(),
    since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("contact_counts_since").on(t.since)],
);

export const contactTables = [
  declareTable(contactCounts, {
    exported: { nothing: "Counts under keyed digests, which name no one." },
    erased: { how: "keep", because: "Counts under keyed digests, which name no one; gone after a day." },
  }),
];
