import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** The inbox of everybody. `content` is HTML that this server wrote and escaped; erasing an account also empties what it says about it in other inboxes. */
export const notifications = pgTable("notifications", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  type: text("type").notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  link: text("link"),
  data: jsonb("data").$type<Record<string, unknown>>().notNull().default({}),
  isRead: boolean("is_read").notNull().default(false),
  isArchived: boolean("is_archived").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  /** When a line that still waits unread is told by mail; null when it is not, or was looked at. */
  mailDueAt: timestamp("mail_due_at", { withTimezone: true, precision: 3 }),
});

export const notificationsTables = [
  declareTable(notifications, {
    exported: { by: notifications.userId },
    erased: { how: "delete", by: notifications.userId },
  }),
];
