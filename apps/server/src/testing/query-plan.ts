import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database/database.ts";

interface PlanNode {
  "Node Type": string;
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

/** What a statement did when it was run: the indexes it used, those of them that it read nothing beside, the tables it walked from end to end, and the rows of a table that it read, stored or not. */
export interface QueryPlan {
  indexes: string[];
  readAlone: string[];
  walked: string[];
  rowsReadOf: (table: string) => number;
}

/** Runs a statement and states how the database went about it. Throws when it does not run. */
export async function planOf(db: Db, statement: SQL): Promise<QueryPlan> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
    sql`explain (analyze, timing off, format json) ${statement}`,
  );
  const nodes = rows.flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan }) => nodesOf(Plan));
  const done = nodes.filter((node) => node["Actual Loops"] > 0);
  const readBy = (node: PlanNode) =>
    (node["Actual Rows"] +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    node["Actual Loops"];
  return {
    indexes: done.flatMap((node) => node["Index Name"] ?? []),
    readAlone: done.flatMap((node) =>
      node["Node Type"] === "Index Only Scan" ? (node["Index Name"] ?? []) : [],
    ),
    walked: done.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? []) : [])),
    rowsReadOf: (table) =>
      nodes.reduce((sum, node) => sum + (node["Relation Name"] === table ? readBy(node) : 0), 0),
  };
}

const withParameters = (text: string, parameter: (number: number) => unknown): SQL =>
  sql.join(
    text.split(/(\$\d+)/).map((part) => {
      const number = /^\$(\d+)$/.exec(part)?.[1];
      return number === undefined ? sql.raw(part) : sql`${sql.param(parameter(Number(number)))}`;
    }),
  );

/** A statement as Drizzle writes it with the values of its placeholders in place. */
export function filledWith(
  { sql: text, params }: { sql: string; params: readonly unknown[] },
  values: Readonly<Record<string, unknown>>,
): SQL {
  return withParameters(text, (number) => values[(params[number - 1] as { name: string }).name]);
}

type LogQuery = (text: string, params: readonly unknown[]) => void;

/** How the database goes about each statement that `work` asks of it, outside transactions. Throws where it asks none. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  // Every statement of the session passes by its logger, those that were prepared before too.
  const { logger } = (db as unknown as { session: { logger: { logQuery: LogQuery } } }).session;
  const asked: SQL[] = [];
  const before = logger.logQuery;
  logger.logQuery = (text, params) => {
    // An estimate asks the planner alone: no row is read, and a plan has no plan.
    if (/^explain\b/i.test(text)) return;
    asked.push(withParameters(text, (number) => params[number - 1]));
  };
  try {
    await work();
  } finally {
    logger.logQuery = before;
  }
  if (asked.length === 0) throw new Error("Nothing was asked of the database.");
  const plans: QueryPlan[] = [];
  for (const statement of asked) plans.push(await planOf(db, statement));
  return plans;
}
