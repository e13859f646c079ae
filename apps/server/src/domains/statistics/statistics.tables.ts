import { lookedKinds } from "@jobami/api/statistics/routes";
import { sql } from "drizzle-orm";
import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Who looked at what, once a day. Its owner is told how many, never who. */
export const pageLooks = pgTable(
  "page_looks",
  {
    kind: text("kind", { enum: lookedKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    ownerId: uuid("owner_id").notNull(),
    viewerId: uuid("viewer_id").notNull(),
    day: date("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.viewerId, t.day, t.kind, t.subjectId] })],
);

// Looks at somebody who leaves go by `onLeave`.
export const statisticsTables = [
  declareTable(pageLooks, {
    exported: { by: pageLooks.viewerId, columns: [pageLooks.kind, pageLooks.subjectId, pageLooks.day] },
    // They go on counting for whoever was looked at, each as somebody whom nobody knows.
    erased: { how: "anonymise", by: pageLooks.viewerId, set: { viewerId: sql`gen_random_uuid()` } },
  }),
];
