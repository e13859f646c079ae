import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import type { AppDeps } from "../app.ts";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Db } from "../platform/database/database.ts";
import type { Database } from "../platform/database/engine.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { tables } from "../tables.ts";
import { createTestClient } from "./test-client.ts";
import { createTestClock } from "./test-clock.ts";
import { testConfig } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

const everyTable = tables.map(({ table }) => getTableName(table)).filter((name) => name !== "secrets");

/** Asks every table whether it has rows. It takes longer to plan than to answer: each connection plans it once. */
const filledTables = sql`prepare filled_tables as ${sql.join(
  everyTable.map((name) => sql.raw(`select '${name}' as name where exists (select from "${name}")`)),
  sql` union all `,
)}`;

/**
 * Empties every table but those to keep, as a copy of a server would: no trigger and no reference is asked, so the audit lets its entries
 * go. Only filled tables are touched: emptying a hundred of them took longer than most tests.
 */
export async function emptyTables(db: Db, except: readonly string[] = []): Promise<void> {
  await inTransaction(db, async (tx) => {
    const planned = await tx.execute(sql`select from pg_prepared_statements where name = 'filled_tables'`);
    if (planned.rows.length === 0) await tx.execute(filledTables);
    const { rows } = await tx.execute<{ name: string }>(sql`execute filled_tables`);
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name } of rows)
      if (!except.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  });
}

/** What a suite may change of its server. */
export interface TestServerOptions
  extends Pick<
    AppDeps,
    | "extend"
    | "extraDomains"
    | "transport"
    | "onRoute"
    | "logTo"
    | "demoEmails"
    | "knownPeople"
    | "faults"
    | "tracing"
  > {
  /** Jobs run by themselves, as where people are; otherwise when `settle` is called. */
  workers?: boolean;
  config?: Partial<Config>;
  /** Changes the address of a PostgreSQL. */
  reach?: (url: string) => string;
  /** What a statement may take on PostgreSQL, in ms. */
  statementMs?: number;
  /** Opens another database than a fresh one. */
  open?: () => Promise<Database>;
}

/** A server over a fresh database, under a clock that the test moves. Jobs run when `settle` is called. */
export async function startTestServer(options: TestServerOptions = {}) {
  const clock = createTestClock();
  const { config: changes, reach, statementMs, open, ...rest } = options;
  const dataDir = join(tmpdir(), `jobami-test-${randomUUID()}`);
  const config = testConfig({ dataDir, ...changes });
  const database = await (open?.() ??
    openTestDatabase({ reach, statementMs, beginStatement: options.tracing?.beginStatement }));
  const { app, platform, domains } = await buildApp({
    config,
    clock,
    database,
    workers: false,
    ...rest,
  });
  return {
    app,
    platform,
    domains,
    clock,
    database,
    /** A new browser. */
    client: () => createTestClient(app),
    /** Does every job that is due. */
    settle: () => platform.jobs.drain(),
    /** Mails to an address, newest first, after every job was done. */
    async mailbox(to: string) {
      await platform.jobs.drain();
      return platform.mail.mailbox(to);
    },
    /** Empties the database and sets the clock back, so that the tests of a suite begin alike without a server each. */
    async reset(): Promise<void> {
      clock.reset();
      await platform.db.execute(sql`delete from jobs.job`);
      await emptyTables(platform.db);
      await rm(dataDir, { recursive: true, force: true });
    },
    /** Another process of the same server, as far as one process can be two: it shares database and clock. */
    replica: () => buildApp({ config, clock, database, workers: false }),
    async close(): Promise<void> {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
