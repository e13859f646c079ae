import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "../platform/database/database.ts";

/** A statement as it reached PostgreSQL. */
export interface HeardStatement {
  text: string;
  values: unknown[];
}

/** Does something over a connection of its own to a PostgreSQL; answers its statements, in their order. */
export async function statementsOf(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<HeardStatement[]> {
  const heard: HeardStatement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const logger = { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) };
  await work(drizzle({ client: pool, logger }) as unknown as Db);
  await pool.end();
  return heard;
}
