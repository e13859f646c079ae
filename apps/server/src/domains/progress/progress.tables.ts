import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** What happened about a mission that was agreed on; rows are only ever added. */
export const missionSteps = pgTable(
  "mission_steps",
  {
    missionId: uuid("mission_id").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind").notNull(),
    authorId: uuid("author_id"),
    note: text("note").notNull(),
    dueOn: date("due_on"),
    /** Quarters of an hour that were worked. */
    quarters: integer("quarters"),
    /** By how long a person is late. */
    minutes: integer("minutes"),
    /** Cents of euros, or Jobi. */
    amount: integer("amount"),
    createdAt: at("created_at"),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.seq] })],
);

/** Photos of what was declared done; the files themselves are those of their domain. */
export const stepPhotos = pgTable("mission_step_photos", {
  fileId: uuid("file_id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  seq: integer("seq").notNull(),
  authorId: uuid("author_id").notNull(),
  place: integer("place").notNull(),
});

/** Where exactly, and how to reach the client. */
export const missionContacts = pgTable("mission_contacts", {
  missionId: uuid("mission_id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  address: text("address").notNull(),
  phone: text("phone").notNull(),
  updatedAt: at("updated_at"),
});

/** Which doings their clients were reminded of. */
export const confirmationReminders = pgTable(
  "confirmation_reminders",
  { missionId: uuid("mission_id").notNull(), seq: integer("seq").notNull(), sentAt: at("sent_at") },
  (t) => [primaryKey({ columns: [t.missionId, t.seq] })],
);

export const progressTables = [
  declareTable(stepPhotos, {
    exported: { by: stepPhotos.authorId },
    erased: { how: "delete", by: stepPhotos.authorId },
  }),
  declareTable(confirmationReminders, {
    exported: { nothing: "That a mission was reminded of, about no one." },
    erased: { how: "keep", because: "That a mission was reminded of, about no one." },
  }),
  declareTable(missionSteps, {
    exported: { by: missionSteps.authorId },
    erased: { how: "anonymise", by: missionSteps.authorId, set: { note: "" } },
  }),
  declareTable(missionContacts, {
    exported: { by: missionContacts.ownerId },
    erased: { how: "delete", by: missionContacts.ownerId },
  }),
];
