import type { SanctionKind } from "@jobami/api/people/sanctions";
import type { SanctionStatus } from "@jobami/machines/moderation/sanction";
import { boolean, date, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Reminders of an account that no one uses. */
export const inactivityReminders = pgTable("inactivity_reminders", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  sentBy: uuid("sent_by").notNull(),
  sentAt: at("sent_at"),
});

/** Who was wished a happy birthday, once a year. */
export const birthdayWishes = pgTable(
  "birthday_wishes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    year: integer("year").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    sentAt: at("sent_at"),
  },
  (t) => [unique().on(t.userId, t.year)],
);

/** Whether wishes are sent: one row, once a person has stated it. */
export const birthdaySwitch = pgTable("birthday_switch", {
  id: boolean("id").primaryKey().default(true),
  isOn: boolean("is_on").notNull(),
  changedBy: uuid("changed_by").notNull(),
  changedAt: at("changed_at"),
});

/** What a person was given for breaking the rules; the account states whether it is suspended now. */
export const sanctions = pgTable("sanctions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind").$type<SanctionKind>().notNull(),
  hours: integer("hours"),
  until: timestamp("until", { withTimezone: true, precision: 3 }),
  reason: text("reason").notNull(),
  givenBy: uuid("given_by"),
  givenAt: at("given_at"),
  status: text("status").$type<SanctionStatus>().notNull(),
});

const { id, kind, hours, until, reason, givenAt, status } = sanctions;

export const peopleTables = [
  declareTable(sanctions, {
    // Who gave it stays out: they acted for staff.
    exported: { by: sanctions.userId, columns: [id, kind, hours, until, reason, givenAt, status] },
    erased: { how: "anonymise", by: sanctions.userId, set: { reason: "" } },
  }),
  declareTable(inactivityReminders, {
    exported: { by: inactivityReminders.userId, columns: [inactivityReminders.sentAt] },
    erased: { how: "delete", by: inactivityReminders.userId },
  }),
  declareTable(birthdayWishes, {
    exported: { by: birthdayWishes.userId, columns: [birthdayWishes.day, birthdayWishes.sentAt] },
    erased: { how: "delete", by: birthdayWishes.userId },
  }),
  declareTable(birthdaySwitch, {
    exported: { nothing: "A switch of staff, and which of its administrators last turned it." },
    erased: { how: "keep", because: "Only an identifier: who of staff turned a switch." },
  }),
];
