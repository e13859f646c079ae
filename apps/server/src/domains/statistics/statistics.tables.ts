import { lookedKinds } from "@jobami/api/statistics/routes";
import { sql } from "drizzle-orm";
import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Who looked at what, once a day. Its owner learns how many, never who. */
export const pageViews = pgTable(
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

// Views of a person who leaves go by `onLeave`.
export const statisticsTables = [
  declareTable(pageViews, {
    exported: { by: pageViews.viewerId, columns: [pageViews.kind, pageViews.subjectId, pageViews.day] },
    // They go on counting for whoever was looked at, each as a person whom no one knows.
    erased: { how: "anonymise", by: pageViews.viewerId, set: { viewerId: sql`gen_random_uuid()` } },
  }),
];
