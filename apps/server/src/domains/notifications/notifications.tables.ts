import { notificationChannels, notificationKinds } from "@jobami/api/notifications/contract";
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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

/** What somebody does not want to be told, by kind and channel; whatever is not here is told. */
export const notificationRefusals = pgTable(
  "notification_refusals",
  {
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    channel: text("channel", { enum: notificationChannels }).notNull(),
    refusedAt: timestamp("refused_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

export const notificationsTables = [
  declareTable(notificationRefusals, {
    exported: { by: notificationRefusals.userId },
    erased: { how: "delete", by: notificationRefusals.userId },
  }),
  declareTable(notifications, {
    exported: { by: notifications.userId },
    erased: { how: "delete", by: notifications.userId },
  }),
];
