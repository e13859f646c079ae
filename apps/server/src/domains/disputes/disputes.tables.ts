import type { DisputeEntryKind } from "@jobami/api/disputes/contract";
import type { DisputeReason, DisputeSide, disputeStatuses } from "@jobami/api/disputes/routes";
import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Disputes about missions that were agreed on. */
export const disputes = pgTable("disputes", {
  id: uuid("id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  /** The side that opened it. */
  side: text("side").$type<DisputeSide>().notNull(),
  openedBy: uuid("opened_by").notNull(),
  reason: text("reason").$type<DisputeReason>().notNull(),
  status: text("status").$type<(typeof disputeStatuses)[number]>().notNull(),
  openedAt: at("opened_at"),
  /** Since when it stands as it does. */
  since: at("since"),
});

/** What happened in a dispute; rows are only ever added. */
export const disputeEntries = pgTable(
  "dispute_entries",
  {
    disputeId: uuid("dispute_id").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind").$type<DisputeEntryKind>().notNull(),
    authorId: uuid("author_id"),
    side: text("side").$type<DisputeSide>(),
    /** Who acted for staff. */
    staffId: uuid("staff_id"),
    words: text("words").notNull(),
    cents: integer("cents"),
    jobis: integer("jobis"),
    createdAt: at("created_at"),
  },
  (t) => [primaryKey({ columns: [t.disputeId, t.seq] })],
);

/** What goes along with what a side reported; the files themselves are those of their domain. */
export const disputeFiles = pgTable("dispute_files", {
  fileId: uuid("file_id").primaryKey(),
  disputeId: uuid("dispute_id").notNull(),
  seq: integer("seq").notNull(),
  authorId: uuid("author_id").notNull(),
  place: integer("place").notNull(),
});

const { disputeId, seq, kind, authorId, words, cents, jobis, createdAt } = disputeEntries;

export const disputesTables = [
  declareTable(disputeFiles, {
    exported: { by: disputeFiles.authorId },
    erased: { how: "delete", by: disputeFiles.authorId },
  }),
  declareTable(disputes, {
    exported: { by: disputes.openedBy },
    erased: {
      how: "keep",
      because: "It names no one but by an account that is empty, and holds for the other side.",
    },
  }),
  declareTable(disputeEntries, {
    // Who decided stays out: they acted for staff.
    exported: { by: authorId, columns: [disputeId, seq, kind, words, cents, jobis, createdAt] },
    erased: { how: "anonymise", by: authorId, set: { words: "" } },
  }),
];
