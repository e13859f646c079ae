import type { AppealOutcome, AppealSide } from "@jobami/api/appeals/routes";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Decisions of moderation that a person whom they concern contests. */
export const appeals = pgTable("appeals", {
  id: uuid("id").primaryKey(),
  caseId: uuid("case_id"),
  sanctionId: uuid("sanction_id"),
  side: text("side").$type<AppealSide>().notNull(),
  appellantId: uuid("appellant_id"),
  reportId: uuid("report_id"),
  words: text("words").notNull(),
  concerned: uuid("concerned").array().notNull(),
  deciders: uuid("deciders").array().notNull(),
  madeAt: at("made_at").notNull(),
  decidedAt: at("decided_at"),
  decidedBy: uuid("decided_by"),
  outcome: text("outcome").$type<AppealOutcome>(),
  reasons: text("reasons"),
  /** Who of staff handles it. */
  assigneeId: uuid("assignee_id"),
  assignedAt: at("assigned_at"),
});

/** Keys of the links by which decisions are appealed without a session, as digests. */
export const appealKeys = pgTable("appeal_keys", {
  hash: text("hash").primaryKey(),
  caseId: uuid("case_id"),
  sanctionId: uuid("sanction_id"),
  userId: uuid("user_id"),
  reportId: uuid("report_id"),
  expiresAt: at("expires_at").notNull(),
});

const { id, side, words, madeAt, decidedAt, outcome, reasons } = appeals;

export const appealsTables = [
  declareTable(appeals, {
    // Who decided, and who handles it, stays out: they acted for staff.
    exported: { by: appeals.appellantId, columns: [id, side, words, madeAt, decidedAt, outcome, reasons] },
    erased: { how: "anonymise", by: appeals.appellantId, set: { appellantId: null, words: "" } },
  }),
  declareTable(appealKeys, {
    exported: { nothing: "Digests of keys that were mailed." },
    erased: { how: "delete", by: appealKeys.userId },
  }),
];
