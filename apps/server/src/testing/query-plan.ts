import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database/database.ts";

interface PlanNode {
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** What a statement did when it was run: the indexes it used and the rows of a table that it read, kept or not. */
export interface QueryPlan {
  indexes: string[];
  rowsReadOf: (table: string) => number;
}

/** Runs a statement and tells how the database went about it. Throws when it does not run. */
export async function planOf(db: Db, statement: SQL): Promise<QueryPlan> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
    sql`explain (analyze, timing off, format json) ${statement}`,
  );
  const nodes = rows.flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan }) => nodesOf(Plan));
  const readBy = (node: PlanNode) =>
    (node["Actual Rows"] +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    node["Actual Loops"];
  return {
    indexes: nodes.flatMap((node) => (node["Actual Loops"] > 0 ? (node["Index Name"] ?? []) : [])),
    rowsReadOf: (table) =>
      nodes.reduce((sum, node) => sum + (node["Relation Name"] === table ? readBy(node) : 0), 0),
  };
}

/** A statement as Drizzle writes it with the values of its placeholders in place. */
export function filledWith(
  { sql: text, params }: { sql: string; params: readonly unknown[] },
  values: Readonly<Record<string, unknown>>,
): SQL {
  const chunks = text.split(/(\$\d+)/).map((part) => {
    const number = /^\$(\d+)$/.exec(part)?.[1];
    return number === undefined
      ? sql.raw(part)
      : sql`${values[(params[Number(number) - 1] as { name: string }).name]}`;
  });
  return sql.join(chunks);
}
