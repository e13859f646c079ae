import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import type { AppDeps } from "../app.ts";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Db } from "../platform/database/database.ts";
import { tables } from "../tables.ts";
import { createTestClient } from "./test-client.ts";
import { createTestClock } from "./test-clock.ts";
import { testConfig } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

const everyTable = tables.map(({ table }) => getTableName(table)).filter((name) => name !== "secrets");

/** Empties tables and those that refer to them; the audit, which would refuse, is made to. */
export async function emptyTables(db: Db, names: readonly string[]): Promise<void> {
  const emptied = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`alter table audit_entries disable trigger user`);
  await db.execute(sql`truncate ${emptied} cascade`);
  await db.execute(sql`alter table audit_entries enable trigger user`);
}

/** What a suite may change of its server. */
export interface TestServerOptions
  extends Pick<
    AppDeps,
    "extend" | "extraDomains" | "transport" | "onRoute" | "logTo" | "demoEmails" | "knownPeople"
  > {
  config?: Partial<Config>;
  /** Changes the address of a PostgreSQL. */
  reach?: (url: string) => string;
}

/** A server over a fresh database, under a clock that the test moves. Jobs run when `settle` is called. */
export async function startTestServer(options: TestServerOptions = {}) {
  const clock = createTestClock();
  const { config: changes, reach, ...rest } = options;
  const dataDir = join(tmpdir(), `jobami-test-${randomUUID()}`);
  const config = testConfig({ dataDir, ...changes });
  const database = await openTestDatabase(reach);
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
      await emptyTables(platform.db, everyTable);
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
