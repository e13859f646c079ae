import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { countCap } from "./pagination.ts";

/** How many there are, exactly unless it is reported to be estimated. */
export interface Counted {
  totalCount: number;
  countIsEstimated: boolean;
}

/** « About 940 000 », never « 943 127 »: no more of an estimate is known. */
function twoDigits(estimate: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.round(estimate / unit) * unit;
}

interface Plan {
  "QUERY PLAN": { Plan: { "Plan Rows": number } }[];
}

/** Counts the rows of a statement, and has the planner estimate them where there are many: a whole count of a large table takes seconds. */
export async function countRows(db: Db, rows: SQL): Promise<Counted> {
  const { rows: counted } = await db.execute<{ of: number }>(
    sql`select count(*)::integer as of from (${rows} limit ${countCap + 1}) c`,
  );
  const few = counted[0]?.of ?? 0;
  if (few <= countCap) return { totalCount: few, countIsEstimated: false };
  const { rows: plans } = await db.execute<Plan & Record<string, unknown>>(
    sql`explain (format json) ${rows}`,
  );
  const estimate = plans[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  return { totalCount: Math.max(few, twoDigits(estimate)), countIsEstimated: true };
}
