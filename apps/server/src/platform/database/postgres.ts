import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db as JobsDb } from "pg-boss";
import type { Database, Db } from "./database.ts";
import { refusePoolQueryInTransaction } from "./transaction.ts";

/** Makes a pool refuse to be asked while the caller holds one of its connections: enough such callers would wait for each other. */
function guard(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    refusePoolQueryInTransaction();
    return connect(...args);
  }) as typeof pool.connect;
}

/** Opens PostgreSQL (15 or newer). */
export async function openPostgres(options: { url: string; pool: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    application_name: "jobami",
    connectionTimeoutMillis: 10_000,
  });
  guard(pool);
  // An idle connection that the server drops emits here; the next query opens another.
  pool.on("error", () => undefined);
  const version = await pool.query<{ server_version_num: string }>("show server_version_num");
  if (Number(version.rows[0]?.server_version_num) < 150_000) {
    await pool.end();
    throw new Error("DATABASE_URL: PostgreSQL 15 or newer is needed.");
  }
  const jobs: JobsDb = {
    executeSql: async (text, values) => {
      const result: unknown = await pool.query(text, values ?? []);
      const all = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[];
      return { rows: all.flatMap((one) => one.rows ?? []) };
    },
  };
  return {
    kind: "postgres",
    db: drizzle(pool) as unknown as Db,
    jobsBackend: { db: jobs, backend: "postgres" },
    runScripts: async (lock, choose) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query("select pg_advisory_xact_lock($1)", [lock]);
        const scripts = await choose(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
        for (const script of scripts) await client.query(script.sql);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
