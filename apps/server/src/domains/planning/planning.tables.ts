import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The hour of a mission that was agreed on for a day. */
export const planningHours = pgTable("planning_hours", {
  missionId: uuid("mission_id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  jobbeurId: uuid("jobbeur_id").notNull(),
  status: text("status", { enum: ["open", "proposed", "agreed", "moving"] }).notNull(),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  proposedBy: text("proposed_by", { enum: ["client", "jobbeur"] }),
  proposedStartsAt: instant("proposed_starts_at"),
  proposedEndsAt: instant("proposed_ends_at"),
  /** The mission is under way: no one else gets these hours of the jobbeur. */
  isHeld: boolean("is_held").notNull(),
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** Since when the two agree on the hour. */
  agreedAt: instant("agreed_at"),
});

/** When a jobbeur is not available, against their usual week. */
export const planningExceptions = pgTable("planning_exceptions", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  from: text("from_time"),
  to: text("to_time"),
  note: text("note").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** The secret address that other calendars read a planning by. */
export const planningFeeds = pgTable("planning_feeds", {
  userId: uuid("user_id").primaryKey(),
  secretHash: text("secret_hash").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Reminders that were sent. */
export const planningReminders = pgTable(
  "planning_reminders",
  {
    missionId: uuid("mission_id").notNull(),
    kind: text("kind", { enum: ["day", "hours"] }).notNull(),
    of: instant("of").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.kind, t.of] })],
);

export const planningTables = [
  declareTable(planningHours, {
    exported: { by: planningHours.jobbeurId },
    erased: { how: "keep", because: "Only identifiers and hours: the other side keeps what was agreed." },
  }),
  declareTable(planningExceptions, {
    exported: { by: planningExceptions.userId },
    erased: { how: "delete", by: planningExceptions.userId },
  }),
  declareTable(planningFeeds, {
    exported: { by: planningFeeds.userId, columns: [planningFeeds.createdAt] },
    erased: { how: "delete", by: planningFeeds.userId },
  }),
  declareTable(planningReminders, {
    exported: { nothing: "Which reminders of a mission were sent; the reminders are in the inbox." },
    erased: { how: "keep", because: "Names no one." },
  }),
];
