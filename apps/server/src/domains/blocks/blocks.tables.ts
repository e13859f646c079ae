import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Whom a person wants nothing more to do with. */
export const blocks = pgTable(
  "blocks",
  {
    blockerId: uuid("blocker_id").notNull(),
    blockedId: uuid("blocked_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

// Who is blocked does not learn of it, in their export either; their part goes by `onLeave`.
export const blocksTables = [
  declareTable(blocks, {
    exported: { by: blocks.blockerId },
    erased: { how: "delete", by: blocks.blockerId },
  }),
];
