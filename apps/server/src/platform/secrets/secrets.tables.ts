import { pgTable, text } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** Keys that the server drew for itself; shared by all processes of one database. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

export const secretsTables = [
  declareTable(secrets, {
    exported: { nothing: "Keys of the server, about no one." },
    erased: { how: "keep", because: "Keys of the server, about no one." },
  }),
];
