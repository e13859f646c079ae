import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";
import { countCap } from "./pagination.ts";

/** How many rows of a table match, at most one more than lists count to; `order` lets an index lead to them. */
export function cappedCount(
  db: Db,
  table: PgTable,
  where?: SQL,
  order: readonly SQL[] = [],
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(countCap + 1)
    // Before PostgreSQL 16 each subquery has a name.
    .as("some");
  return db.$count(some);
}
