import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the two sides of a finished mission state of each other. */
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
  /** Moderators took it away. */
  isHidden: boolean("is_hidden").notNull(),
  /** The filter that left the text as it is. */
  filterVersion: integer("filter_version").notNull().default(0),
});

/** Photos of reviews; the files themselves are those of their domain. */
export const reviewPhotos = pgTable("review_photos", {
  fileId: uuid("file_id").primaryKey(),
  reviewId: uuid("review_id").notNull(),
  authorId: uuid("author_id").notNull(),
  place: integer("place").notNull(),
});

/** Who was reminded to state how a mission was. */
export const reviewReminders = pgTable(
  "review_reminders",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.userId] })],
);

// What a person answered to reviews goes by `onLeave`.
export const reviewsTables = [
  declareTable(reviewReminders, {
    exported: { by: reviewReminders.userId },
    erased: { how: "delete", by: reviewReminders.userId },
  }),
  declareTable(reviewPhotos, {
    exported: { by: reviewPhotos.authorId },
    erased: { how: "delete", by: reviewPhotos.authorId },
  }),
  declareTable(reviews, {
    exported: { by: reviews.authorId },
    erased: { how: "anonymise", by: reviews.authorId, set: { words: "" } },
  }),
];
