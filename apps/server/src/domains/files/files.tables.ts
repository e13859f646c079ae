import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Files of people; the bytes stand in the file store. */
export const files = pgTable("files", {
  /** Drawn at random: it is all that an address states. */
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  purpose: text("purpose").notNull(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  /** All that is stored of it. */
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  width: integer("width"),
  height: integer("height"),
  /** Where its owner finds it. */
  address: text("address").notNull(),
  createdAt: at("created_at").notNull(),
  /** Since when nothing refers to it; null while something does. */
  looseSince: at("loose_since"),
});

export const filesTables = [
  declareTable(files, {
    exported: {
      by: files.ownerId,
      columns: [files.name, files.purpose, files.type, files.bytes, files.address, files.createdAt],
    },
    erased: { how: "delete", by: files.ownerId },
  }),
];
