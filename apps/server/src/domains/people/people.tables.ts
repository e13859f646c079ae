import { boolean, date, integer, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Reminders of an account that nobody uses. */
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

/** Whether wishes are sent: one row, once somebody has said so. */
export const birthdaySwitch = pgTable("birthday_switch", {
  id: boolean("id").primaryKey().default(true),
  isOn: boolean("is_on").notNull(),
  changedBy: uuid("changed_by").notNull(),
  changedAt: at("changed_at"),
});

export const peopleTables = [
  declareTable(inactivityReminders, {
    exported: { by: inactivityReminders.userId, columns: [inactivityReminders.sentAt] },
    erased: { how: "delete", by: inactivityReminders.userId },
  }),
  declareTable(birthdayWishes, {
    exported: { by: birthdayWishes.userId, columns: [birthdayWishes.day, birthdayWishes.sentAt] },
    erased: { how: "delete", by: birthdayWishes.userId },
  }),
  declareTable(birthdaySwitch, {
    exported: { nothing: "A switch of the house, and which of its administrators last turned it." },
    erased: { how: "keep", because: "Only an identifier: who of the house turned a switch." },
  }),
];
