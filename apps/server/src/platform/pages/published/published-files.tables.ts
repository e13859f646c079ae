import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { declareTable } from "../../database/personal-data.ts";

/** Files of the web application, by their name, which holds a digest of what is in them. */
export const publishedFiles = pgTable("published_files", {
  name: text("name").primaryKey(),
  publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const publishedFilesTables = [
  declareTable(publishedFiles, {
    exported: { nothing: "Files of the product, about no one." },
    erased: { how: "keep", because: "Files of the product, about no one." },
  }),
];
