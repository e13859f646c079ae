import type { DeclineReason, MissionAsk } from "@jobami/api/missions/contract";
import type { MissionTiming } from "@jobami/api/missions/timing";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** How a person stopped being asked, or `proposed`. */
export type AskAnswer = Exclude<MissionAsk["state"], "waiting" | "seen">;

/** A mission. A price in Jobi stands in `jobis` alone, a hybrid one in both amounts; the database writes `search`. */
export const missions = pgTable("missions", {
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  category: text("category").notNull(),
  subcategory: text("subcategory").notNull(),
  placeCode: text("place_code").notNull(),
  placeName: text("place_name").notNull(),
  postalCode: text("postal_code").notNull(),
  departmentCode: text("department_code").notNull(),
  /** Day wanted, in its commune; the last one that makes sense where it is wanted on none of its own. */
  day: date("day").notNull(),
  /** The last of several days, each of which it takes; null where it takes one. */
  endDay: date("end_day"),
  timing: text("timing").$type<MissionTiming>().notNull().default("date"),
  moment: text("moment").notNull(),
  budgetType: text("budget_type").notNull(),
  amountCents: integer("amount_cents").notNull(),
  jobis: integer("jobis").notNull(),
  paymentMethod: text("payment_method").notNull(),
  isUrgent: boolean("is_urgent").notNull(),
  statut: text("statut").notNull(),
  /** Whom it is for while it is open. */
  audience: text("audience").notNull().default("tous"),
  /** Until when those who were asked first may answer; null where no one was. */
  askedUntil: timestamp("asked_until", { withTimezone: true, precision: 3 }),
  opensAfter: boolean("opens_after"),
  isHidden: boolean("is_hidden").notNull().default(false),
  /** How many were informed that it suits them; null while no one was. */
  notified: integer("notified"),
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
  /** Grows each time its owner edits it. */
  version: integer("version").notNull().default(1),
  /** The filter that left its texts as they are: as everybody reads them. */
  filterVersion: integer("filter_version").notNull().default(0),
  search: tsvector("search").generatedAlwaysAs(""),
});

/** What a mission stated before its owner edited it, as others read it. */
export const missionVersions = pgTable(
  "mission_versions",
  {
    missionId: uuid("mission_id").notNull(),
    version: integer("version").notNull(),
    ownerId: uuid("owner_id").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    subcategory: text("subcategory").notNull(),
    placeCode: text("place_code").notNull(),
    placeName: text("place_name").notNull(),
    postalCode: text("postal_code").notNull(),
    departmentCode: text("department_code").notNull(),
    day: date("day").notNull(),
    endDay: date("end_day"),
    timing: text("timing").$type<MissionTiming>().notNull().default("date"),
    moment: text("moment").notNull(),
    budgetType: text("budget_type").notNull(),
    amountCents: integer("amount_cents").notNull(),
    jobis: integer("jobis").notNull(),
    paymentMethod: text("payment_method").notNull(),
    isUrgent: boolean("is_urgent").notNull(),
    filterVersion: integer("filter_version").notNull(),
    replacedAt: instant("replaced_at"),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.version] })],
);

/** Who was asked first for a mission, and what became of that. */
export const missionAsks = pgTable(
  "mission_asks",
  {
    missionId: uuid("mission_id").notNull(),
    jobbeurId: uuid("jobbeur_id").notNull(),
    place: integer("place").notNull(),
    /** They can still bring it about: they have not answered, or their proposal stands. */
    isOpen: boolean("is_open").notNull(),
    answer: text("answer").$type<AskAnswer>(),
    reason: text("reason").$type<DeclineReason>(),
    seenAt: timestamp("seen_at", { withTimezone: true, precision: 3 }),
    answeredAt: timestamp("answered_at", { withTimezone: true, precision: 3 }),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.jobbeurId] })],
);

/** What people declare of missions of others with one press. */
export const missionReactions = pgTable(
  "mission_reactions",
  {
    missionId: uuid("mission_id").notNull(),
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<"rejected" | "liked" | "recommended">().notNull(),
    createdAt: instant("created_at"),
  },
  (t) => [primaryKey({ columns: [t.missionId, t.userId, t.kind] })],
);

/** Pictures of what is to be done; the files themselves are those of their domain. */
export const missionPictures = pgTable("mission_pictures", {
  fileId: uuid("file_id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  ownerId: uuid("owner_id").notNull(),
  /** What it shows, for whoever cannot see it. */
  alt: text("alt").notNull(),
  /** Counted from 0, without gaps. */
  place: integer("place").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** Taken away by moderators. */
  isHidden: boolean("is_hidden").notNull(),
  /** The filter that left the description as it is: as everybody reads it. */
  filterVersion: integer("filter_version").notNull().default(0),
});

/** What two people agreed on stays as it was for the other side, which alone reads it besides staff; `mission` names the column with the mission’s id. */
const frozenOnceAgreed = ({ name }: PgColumn, otherwise: string, mission: SQL = sql`missions.id`) =>
  sql`case when exists (select from proposal_pairs p where p.mission_id = ${mission} and p.is_agreed)
    then ${sql.identifier(name)} else ${otherwise} end`;

export const missionsTables = [
  declareTable(missions, {
    exported: { by: missions.ownerId },
    erased: {
      how: "anonymise",
      by: missions.ownerId,
      set: {
        title: frozenOnceAgreed(missions.title, "Mission retirée"),
        description: frozenOnceAgreed(missions.description, "Son auteur a supprimé son compte."),
      },
    },
  }),
  declareTable(missionVersions, {
    exported: { by: missionVersions.ownerId },
    erased: {
      how: "anonymise",
      by: missionVersions.ownerId,
      set: {
        title: frozenOnceAgreed(missionVersions.title, "Mission retirée", sql`mission_versions.mission_id`),
        description: frozenOnceAgreed(missionVersions.description, "", sql`mission_versions.mission_id`),
      },
    },
  }),
  declareTable(missionPictures, {
    exported: { by: missionPictures.ownerId },
    erased: {
      how: "anonymise",
      by: missionPictures.ownerId,
      set: { alt: frozenOnceAgreed(missionPictures.alt, "", sql`mission_pictures.mission_id`) },
    },
  }),
  declareTable(missionAsks, {
    exported: { by: missionAsks.jobbeurId },
    erased: { how: "keep", because: "Only identifiers: who asked keeps what became of it." },
  }),
  declareTable(missionReactions, {
    exported: { by: missionReactions.userId },
    erased: { how: "delete", by: missionReactions.userId },
  }),
];
