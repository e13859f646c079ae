import type { caseStatuses, reportSources } from "@jobami/api/reports/contract";
import type { ReportedKind } from "@jobami/api/reports/routes";
import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A reported content and what was decided of it. */
export const moderationCases = pgTable("moderation_cases", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<ReportedKind>().notNull(),
  contentId: uuid("content_id").notNull(),
  authorId: uuid("author_id").notNull(),
  title: text("title").notNull(),
  words: text("words").notNull(),
  status: text("status").$type<(typeof caseStatuses)[number]>().notNull(),
  isRemoved: boolean("is_removed").notNull(),
  hidden: jsonb("hidden").$type<Record<string, string>>(),
  openedAt: at("opened_at").notNull(),
  decidedBy: uuid("decided_by"),
  decidedAt: at("decided_at"),
  firstDecidedAt: at("first_decided_at"),
  reasons: text("reasons"),
  restoredBy: uuid("restored_by"),
  restoredAt: at("restored_at"),
});

/** Who reported it, and why. */
export const contentReports = pgTable("content_reports", {
  id: uuid("id").primaryKey(),
  caseId: uuid("case_id").notNull(),
  kind: text("kind").$type<ReportedKind>().notNull(),
  contentId: uuid("content_id").notNull(),
  source: text("source").$type<(typeof reportSources)[number]>().notNull(),
  reporterId: uuid("reporter_id"),
  name: text("name"),
  email: text("email"),
  reason: text("reason").notNull(),
  missionId: uuid("mission_id"),
  createdAt: at("created_at").notNull(),
});

const { id, kind, title, words, status, isRemoved, openedAt, decidedAt, reasons, authorId } = moderationCases;

export const reportsTables = [
  declareTable(contentReports, {
    exported: { by: contentReports.reporterId },
    erased: { how: "anonymise", by: contentReports.reporterId, set: { reporterId: null, reason: "" } },
  }),
  declareTable(moderationCases, {
    // Who decided stays out: they acted for staff.
    exported: {
      by: authorId,
      columns: [id, kind, title, words, status, isRemoved, openedAt, decidedAt, reasons],
    },
    // The reasons are staff’s text, and owed to whoever reported too.
    erased: { how: "anonymise", by: authorId, set: { title: "", words: "", hidden: null } },
  }),
];
