import type { AuditFacts, AuditKind, AuditSubject } from "@jobami/api/audit/contract";
import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";

/** What staff and the operator did. The database refuses to change or delete an entry. */
export const auditEntries = pgTable("audit_entries", {
  id: uuid("id").primaryKey(),
  at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  kind: text("kind").$type<AuditKind>().notNull(),
  actorKind: text("actor_kind", { enum: ["person", "operator"] }).notNull(),
  actorId: uuid("actor_id"),
  /** Where the act came from, for a year. */
  address: text("address"),
  subjectKind: text("subject_kind").$type<AuditSubject>().notNull(),
  subjectId: uuid("subject_id").notNull(),
  before: jsonb("before").$type<AuditFacts>(),
  after: jsonb("after").$type<AuditFacts>(),
  reason: text("reason"),
});

export const auditTables = [
  declareTable(auditEntries, {
    exported: {
      by: auditEntries.subjectId,
      columns: [
        auditEntries.at,
        auditEntries.kind,
        auditEntries.before,
        auditEntries.after,
        auditEntries.reason,
      ],
    },
    erased: {
      how: "keep",
      because:
        "Proves who used staff's powers (GDPR art. 5(2), 17(3)(e)): names no one by itself, loses its address after a year and is gone after five.",
    },
  }),
];
