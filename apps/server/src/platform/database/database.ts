import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { Db as JobsDb } from "pg-boss";
import type { Config } from "../../config.ts";
import type { ExclusiveWork } from "./exclusive.ts";
import type { Lease } from "./lease.ts";
import type { PostgresOptions } from "./postgres.ts";

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database, whichever engine runs it. Inside a transaction use its `Tx` only: PGlite has one connection. */
export type Db = PgDatabase<RowsResult>;
/** An open transaction of `inTransaction`. It can be passed wherever a `Db` is asked for. */
export type Tx = PgTransaction<RowsResult>;

/** An open database and what the platform needs besides queries. */
export interface Database {
  kind: "pglite" | "postgres";
  db: Db;
  /** Runs scripts of several statements in one transaction, after `lock` was taken in it. */
  runScripts(lock: number, choose: (applied: AppliedReader) => Promise<readonly Script[]>): Promise<void>;
  /** Does what one process of this database may do at a time; the others wait. Not inside a transaction. */
  exclusively<T>(name: ExclusiveWork, work: () => Promise<T>): Promise<T>;
  /** States that this process lives. */
  lease: Lease;
  /** What pg-boss works on. */
  jobsBackend: { db: JobsDb; backend: "pglite" | "postgres" };
  /** The whole PGlite data directory as a tar, for fresh test databases; absent on PostgreSQL. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** Reads rows inside the transaction of `runScripts`. */
export type AppliedReader = (sql: string) => Promise<Record<string, unknown>[]>;
export interface Script {
  sql: string;
}

/** Opens PostgreSQL when `databaseUrl` is set (waiting for it as asked), PGlite under `dataDir` otherwise. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "databaseStatementMs" | "dataDir">,
  waiting: Pick<PostgresOptions, "timeoutMs" | "onWaiting"> = {},
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openPglite } = await import("./pglite.ts");
    return openPglite({ dataDir: config.dataDir });
  }
  const { openPostgres } = await import("./postgres.ts");
  const { databaseUrl: url, databasePool: pool, databaseStatementMs: statementMs } = config;
  return openPostgres({ url, pool, statementMs, ...waiting });
}
