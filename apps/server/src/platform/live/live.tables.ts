import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** Where each person's sequence stands; its row is locked by whoever adds to it. */
export const liveCounters = pgTable("live_counters", {
  userId: uuid("user_id").primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull(),
});

/** What was sent, once, however many hear it. */
export const liveMessages = pgTable(
  "live_messages",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    payload: jsonb("payload").notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("live_messages_at").on(t.at)],
);

/** Who hears what, as which number of their sequence. */
export const liveEvents = pgTable(
  "live_events",
  {
    userId: uuid("user_id").notNull(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => liveMessages.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] }), index("live_events_message").on(t.messageId)],
);

export const liveTables = [
  declareTable(liveCounters, {
    exported: { nothing: "A position in a stream." },
    erased: { how: "delete", by: liveCounters.userId },
  }),
  declareTable(liveMessages, {
    exported: { nothing: "Copies of what other tables hold, gone after 7 days." },
    erased: {
      how: "keep",
      because: "Those about the person go with their account (`forget`); all are gone after 7 days.",
    },
  }),
  declareTable(liveEvents, {
    exported: { nothing: "Copies of what other tables hold, gone after 7 days." },
    erased: { how: "delete", by: liveEvents.userId },
  }),
];
