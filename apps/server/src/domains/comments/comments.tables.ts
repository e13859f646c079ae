import type { Comment } from "@jobami/api/comments/contract";
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A comment on a mission. One that answers another has that one's id as its thread, which is its own otherwise. */
export const comments = pgTable("mission_comments", {
  id: uuid("id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  authorId: uuid("author_id").notNull(),
  threadId: uuid("thread_id").notNull(),
  words: text("words").notNull(),
  isPrivate: boolean("is_private").notNull(),
  status: text("status").$type<Comment["status"]>().notNull(),
  createdAt: at("created_at").notNull(),
  editedAt: at("edited_at"),
  /** The filter that left the text as it is. */
  filterVersion: integer("filter_version").notNull().default(0),
});

export const commentsTables = [
  declareTable(comments, {
    exported: { by: comments.authorId },
    erased: { how: "anonymise", by: comments.authorId, set: { words: "", status: "effaced" } },
  }),
];
