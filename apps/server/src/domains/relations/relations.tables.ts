import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** What people keep for themselves about those whom they worked for. */
export const clientNotes = pgTable(
  "client_notes",
  {
    userId: uuid("user_id").notNull(),
    clientId: uuid("client_id").notNull(),
    note: text("note").notNull(),
    tags: jsonb("tags").$type<string[]>().notNull(),
    version: integer("version").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  ({ userId, clientId }) => [primaryKey({ columns: [userId, clientId] })],
);

// What others noted about a person goes by `onLeave`.
export const relationsTables = [
  declareTable(clientNotes, {
    exported: { by: clientNotes.userId },
    erased: { how: "delete", by: clientNotes.userId },
  }),
];
