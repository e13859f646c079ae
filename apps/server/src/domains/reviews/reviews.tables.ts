import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the two sides of a finished mission say of each other. */
export const reviews = pgTable("reviews", {
  id: uuid("id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  side: text("side").$type<"client" | "jobbeur">().notNull(),
  authorId: uuid("author_id").notNull(),
  subjectId: uuid("subject_id").notNull(),
  notes: integer("notes").array().notNull(),
  /** The sum of the four notes. */
  total: integer("total").notNull(),
  words: text("words").notNull(),
  createdAt: at("created_at").notNull(),
  editedAt: at("edited_at"),
  /** Since when others read it. */
  shownAt: at("shown_at"),
  reply: text("reply"),
});

// What somebody answered to reviews goes by `onLeave`.
export const reviewsTables = [
  declareTable(reviews, {
    exported: { by: reviews.authorId },
    erased: { how: "anonymise", by: reviews.authorId, set: { words: "" } },
  }),
];
