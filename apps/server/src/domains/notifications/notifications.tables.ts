import {
  notificationChannels,
  notificationChoices,
  notificationKinds,
  notificationTypes,
} from "@jobami/api/notifications/contract";
import { digestRhythms } from "@jobami/api/notifications/times";
import { weekdays } from "@jobami/api/profiles/availability";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** The inbox of everybody. `content` is HTML that this server wrote and escaped; erasing an account also empties what it states about it in other inboxes. */
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
  /** When a line that still waits unread is reported by mail; null when it is not, or was looked at. */
  mailDueAt: timestamp("mail_due_at", { withTimezone: true, precision: 3 }),
});

/** What a person does not want to be informed of at once, by kind and channel; whatever is not here is. */
export const choices = pgTable(
  "notification_choices",
  {
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    channel: text("channel", { enum: notificationChannels }).notNull(),
    choice: text("choice", { enum: notificationChoices }).notNull(),
    chosenAt: timestamp("chosen_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/** When a person is not to be disturbed, and when their digest comes. */
export const times = pgTable("notification_times", {
  userId: uuid("user_id").primaryKey(),
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  digestEvery: text("digest_every", { enum: digestRhythms }).notNull(),
  digestWeekday: text("digest_weekday", { enum: weekdays }).notNull(),
  digestTime: text("digest_time").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** What waits for a person’s digest, with its text: what is wanted by mail alone has no line. */
export const digestLines = pgTable("notification_digest_lines", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  lineId: uuid("line_id"),
  kind: text("kind", { enum: notificationTypes }).notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  link: text("link"),
  data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  dueAt: timestamp("due_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** Browsers that a person wants to be informed in; each ends with its session. */
export const pushDevices = pgTable("push_devices", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  sessionId: uuid("session_id").notNull(),
  endpoint: text("endpoint").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** What is on its way to a person’s browsers. */
export const pushMessages = pgTable("push_messages", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  lineId: uuid("line_id"),
  kind: text("kind", { enum: notificationTypes }).notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  link: text("link"),
  data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  dueAt: timestamp("due_at", { withTimezone: true, precision: 3 }).notNull(),
  tries: integer("tries").notNull(),
});

export const notificationsTables = [
  declareTable(pushDevices, {
    exported: {
      by: pushDevices.userId,
      columns: [pushDevices.id, pushDevices.endpoint, pushDevices.createdAt],
    },
    erased: { how: "delete", by: pushDevices.userId },
  }),
  declareTable(pushMessages, {
    exported: { by: pushMessages.userId },
    erased: { how: "delete", by: pushMessages.userId },
  }),
  declareTable(choices, {
    exported: { by: choices.userId },
    erased: { how: "delete", by: choices.userId },
  }),
  declareTable(times, { exported: { by: times.userId }, erased: { how: "delete", by: times.userId } }),
  declareTable(digestLines, {
    exported: { by: digestLines.userId },
    erased: { how: "delete", by: digestLines.userId },
  }),
  declareTable(notifications, {
    exported: { by: notifications.userId },
    erased: { how: "delete", by: notifications.userId },
  }),
];
