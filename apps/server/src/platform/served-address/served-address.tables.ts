import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** One row: the public address that this database is served under, and which database it was. */
export const servedAddress = pgTable("served_address", {
  isOnly: boolean("is_only").primaryKey().default(true),
  origin: text("origin").notNull(),
  /** Null where the database has none, or the version before noted the row. */
  identity: text("identity"),
  since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
});

export const servedAddressTables = [
  declareTable(servedAddress, {
    exported: { nothing: "The address of the product, about no one." },
    erased: { how: "keep", because: "The address of the product, about no one." },
  }),
];
