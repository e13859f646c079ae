import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db as JobsDb } from "pg-boss";
import { type Clock, systemClock } from "../clock/clock.ts";
import type { EndSpan } from "../tracing/tracing.port.ts";
import type { Db } from "./database.ts";
import type { Database } from "./engine.ts";
import { exclusivelyOn } from "./exclusive.ts";
import { postgresIdentity } from "./identity.ts";
import { postgresLease } from "./lease.ts";
import { isPatient } from "./patience.ts";
import { forgetNames, partBackground, refuseUnlimited } from "./pooler.ts";
import { traceStatements } from "./traced-client.ts";
import { refusePoolQueryInTransaction } from "./transaction.ts";
import { DatabaseAway, isUnavailable } from "./unavailable.ts";

/** A server that has vanished without a word is given up after this, in ms. */
const queryTimeoutMs = 60_000;
/** Migrations may take their time. */
const noTimeoutMs = 2 ** 31 - 1;
/** What one statement may take where nothing states otherwise, in ms. */
const defaultStatementMs = 15_000;
/** How long another's lock is waited for, in ms. */
const lockMs = 10_000;
/** What a statement of background work may take, in ms: the driver waits a little longer, so that the server ends it. */
const patientMs = queryTimeoutMs - 5000;
/** Connections of background work around a pooler, at most. */
const mostDirect = 4;
/** Between two tries to reach a server that is not there yet, in ms. */
const pauseMs = 250;

/** Where PostgreSQL is, and how long to wait for it. */
export interface PostgresOptions {
  url: string;
  /** PostgreSQL itself, where `url` is a pooler's: what belongs to a session, and background work, goes there. */
  directUrl?: string | undefined;
  /** Whether statements may be prepared under a name; a pooler may not know them. */
  prepares?: boolean;
  /** Connections at most. */
  pool: number;
  /** What one statement may take, in ms; background work has longer. */
  statementMs?: number;
  /** A server that is not there when this process starts is waited for this long, in ms. */
  timeoutMs?: number;
  /** Reports when that time is over. */
  clock?: Clock;
  /** Hears once that the server is not there. */
  onWaiting?: () => void;
  /** Hears of every statement that begins. */
  beginStatement?: ((text: string) => EndSpan) | null;
}

/** Makes a pool refuse to be asked while the caller holds one of its connections: enough such callers would wait for each other. */
function guard(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    refusePoolQueryInTransaction();
    return connect(...args);
  }) as typeof pool.connect;
}

type Connect = () => Promise<pg.PoolClient>;
type Connected = (error: Error | undefined, client?: pg.PoolClient, done?: () => void) => void;

/** Has statements end after `statementMs` where a person waits for them, and later in background work. Asks the server only where a connection changes sides. */
function limitStatements(pool: pg.Pool, statementMs: number): void {
  const limits = new WeakMap<pg.PoolClient, number>();
  const connect = pool.connect.bind(pool) as Connect;

  async function connectLimited(): Promise<pg.PoolClient> {
    const client = await connect();
    const limit = isPatient() ? Math.max(patientMs, statementMs) : statementMs;
    if ((limits.get(client) ?? statementMs) === limit) return client;
    try {
      await client.query(`set statement_timeout = ${limit}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    limits.set(client, limit);
    return client;
  }

  pool.connect = ((done?: Connected) => {
    const connected = connectLimited();
    if (done === undefined) return connected;
    connected.then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error),
    );
  }) as typeof pool.connect;
}

/** A pool whose connections have these limits; null where a pooler gives its own their limits. */
function newPool(
  { url, max, limits }: { url: string; max: number; limits: { statementMs: number } | null },
  { beginStatement = null, prepares = true }: PostgresOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "jobami",
    connectionTimeoutMillis: 10_000,
    query_timeout: queryTimeoutMs,
    ...(limits === null
      ? {}
      : {
          // The locks of a process that has vanished without a word are freed.
          idle_in_transaction_session_timeout: queryTimeoutMs,
          statement_timeout: limits.statementMs,
          lock_timeout: lockMs,
        }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A lost connection emits here besides rejecting what was asked of it; without listeners it would end the process.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    if (!prepares) forgetNames(client);
    if (beginStatement !== null) traceStatements(client, beginStatement);
  });
  pool.on("error", () => undefined);
  return pool;
}

/** The pool of all work, and behind a pooler that of background work: what a session holds would be the next one's there. */
function createPools(options: PostgresOptions): { pool: pg.Pool; direct: pg.Pool } {
  const { url, directUrl, pool: max, statementMs = defaultStatementMs } = options;
  if (directUrl === undefined) {
    const pool = newPool({ url, max, limits: { statementMs } }, options);
    limitStatements(pool, statementMs);
    guard(pool);
    return { pool, direct: pool };
  }
  const pool = newPool({ url, max, limits: null }, options);
  const limits = { statementMs: Math.max(patientMs, statementMs) };
  const direct = newPool({ url: directUrl, max: Math.min(max, mostDirect), limits }, options);
  partBackground(pool, direct);
  guard(pool);
  return { pool, direct };
}

/** Resolves once the server answers. Rejects with its refusal, or when it was not there for `timeoutMs`. */
async function untilReachable(
  pool: pg.Pool,
  { timeoutMs = 0, clock = systemClock, onWaiting, directUrl }: PostgresOptions,
): Promise<void> {
  const deadline = clock.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>("show server_version_num");
      if (Number(rows[0]?.server_version_num) < 150_000)
        throw new Error("DATABASE_URL: PostgreSQL 15 or newer is needed.");
      if (directUrl !== undefined) await refuseUnlimited(pool);
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      if (clock.now() >= deadline)
        throw new DatabaseAway(`DATABASE_URL: PostgreSQL is not there (${code ?? message}).`, {
          cause: error,
        });
      if (tries === 0) onWaiting?.();
    }
    await setTimeout(pauseMs);
  }
}

/**
 * Runs `work` with a connection of its own, which goes back to the pool unless it may be of no more use. Drizzle's own
 * transaction on a pool keeps a connection for ever when it is lost at `begin`.
 */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isUnavailable(error));
    throw error;
  }
}

function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = (work, config) => withClient(pool, (client) => drizzle(client).transaction(work, config));
  return db as unknown as Db;
}

/** Opens PostgreSQL (15 or newer). */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { pool, direct } = createPools(options);
  const end = async () => {
    await pool.end();
    if (direct !== pool) await direct.end();
  };
  await untilReachable(pool, options).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const ownUrl = options.directUrl ?? options.url;
  const lease = postgresLease(ownUrl);
  const db = openDrizzle(pool);
  const jobs: JobsDb = {
    executeSql: async (text, values) => {
      const result: unknown = await pool.query(text, values ?? []);
      const all = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[];
      return { rows: all.flatMap((one) => one.rows ?? []) };
    },
  };
  return {
    kind: "postgres",
    lease,
    db,
    identity: () => postgresIdentity(db),
    exclusively: (name, work) => exclusivelyOn(ownUrl, name, work),
    jobsBackend: { db: jobs, backend: "postgres" },
    runScripts: (lock, choose) =>
      withClient(direct, async (client) => {
        const run = (text: string, values: unknown[] = []) =>
          client.query<Record<string, unknown>>({
            text,
            values,
            query_timeout: noTimeoutMs,
          } as pg.QueryConfig);
        try {
          await run("begin");
          await run("set local statement_timeout = 0; set local lock_timeout = 0");
          await run("select pg_advisory_xact_lock($1)", [lock]);
          const scripts = await choose(async (sql) => (await run(sql)).rows);
          for (const script of scripts) await run(script.sql);
          await run("commit");
        } catch (error) {
          await run("rollback").catch(() => undefined);
          throw error;
        }
      }),
    connections: () => ({
      most: options.pool,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await lease.end();
      await end();
    },
  };
}
