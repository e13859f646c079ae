import type { DutyKey } from "@jobami/api/data-audits/routes";
import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** What a check found. */
export interface FoundDuty {
  key: DutyKey;
  count: number;
  examples: string[];
}

/** Audits that were made of the company’s promises. */
export const dataAudits = pgTable("data_audits", {
  id: uuid("id").primaryKey(),
  at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  ranBy: uuid("ran_by").notNull(),
  checks: jsonb("checks").$type<FoundDuty[]>().notNull(),
});

export const dataAuditsTables = [
  declareTable(dataAudits, {
    exported: { by: dataAudits.ranBy, columns: [dataAudits.id, dataAudits.at] },
    erased: {
      how: "keep",
      because: "Proves that the company checks its promises (GDPR art. 5(2)): counts and ids, no one’s name.",
    },
  }),
];
