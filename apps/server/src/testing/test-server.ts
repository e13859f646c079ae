import type { AppDeps } from "../app.ts";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { createTestClient } from "./test-client.ts";
import { createTestClock } from "./test-clock.ts";
import { testConfig } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

/** What a suite may change of its server. */
export interface TestServerOptions extends Pick<AppDeps, "extend" | "transport"> {
  config?: Partial<Config>;
}

/** A server over a fresh database, under a clock that the test moves. Jobs run when `settle` is called. */
export async function startTestServer(options: TestServerOptions = {}) {
  const clock = createTestClock();
  const database = await openTestDatabase();
  const { config, ...rest } = options;
  const { app, platform, domains } = await buildApp({
    config: testConfig(config),
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
    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
