import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { buildApp } from "../apps/server/src/app.ts";
import { migrate } from "../apps/server/src/platform/database/migrate.ts";
import { openPostgres } from "../apps/server/src/platform/database/postgres.ts";
import { createTestClient } from "../apps/server/src/testing/test-client.ts";
import { createTestClock } from "../apps/server/src/testing/test-clock.ts";
import { testConfig } from "../apps/server/src/testing/test-config.ts";
import type { TestServer } from "../apps/server/src/testing/test-server.ts";

async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("delete from jobs.job");
  await client.query("vacuum analyze");
  await client.end();
}

/**
 * Fills a PostgreSQL, migrated first, through the server's own calls and services. Mails and reminders that come of it are
 * dropped; sessions made in it open the product's servers for 15 minutes.
 */
export async function fill<T>(url: string, work: (server: TestServer) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "jobami-filling-"));
  const clock = createTestClock(new Date().toISOString());
  const config = testConfig({ dataDir, databaseUrl: url });
  const database = await openPostgres({ url, pool: 8 });
  await migrate(database);
  const { app, platform, domains } = await buildApp({ config, clock, database, workers: false });
  const server: Partial<TestServer> = {
    app,
    platform,
    domains,
    clock,
    database,
    client: () => createTestClient(app),
  };
  try {
    const done = await work(server as TestServer);
    await tidy(url);
    return done;
  } finally {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
