import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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

/** Who was reminded to say how a mission was. */
export const reviewReminders = pgTable(
  "review_reminders",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.userId] })],
);

// What somebody answered to reviews goes by `onLeave`.
export const reviewsTables = [
  declareTable(reviewReminders, {
    exported: { by: reviewReminders.userId },
    erased: { how: "delete", by: reviewReminders.userId },
  }),
  declareTable(reviews, {
    exported: { by: reviews.authorId },
    erased: { how: "anonymise", by: reviews.authorId, set: { words: "" } },
  }),
];
