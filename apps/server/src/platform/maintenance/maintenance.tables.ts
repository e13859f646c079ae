import { boolean, pgTable, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** One row while the product is in maintenance. */
export const maintenance = pgTable("maintenance", {
  isOn: boolean("is_on").primaryKey().default(true),
  /** When its operator means to be done; null where they do not state. */
  endsAt: timestamp("ends_at", { withTimezone: true, precision: 3 }),
});

export const maintenanceTables = [
  declareTable(maintenance, {
    exported: { nothing: "A state of the product, about no one." },
    erased: { how: "keep", because: "A state of the product, about no one." },
  }),
];
