import type { Config } from "../../config.ts";
import type { Database } from "./engine.ts";
import type { PostgresOptions } from "./postgres.ts";

/** Opens PostgreSQL when `databaseUrl` is set (waiting for it as asked), PGlite under `dataDir` otherwise. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "databaseStatementMs" | "dataDir">,
  waiting: Pick<PostgresOptions, "timeoutMs" | "onWaiting" | "beginStatement"> = {},
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openPglite } = await import("./pglite.ts");
    return openPglite({ dataDir: config.dataDir });
  }
  const { openPostgres } = await import("./postgres.ts");
  const { databaseUrl: url, databasePool: pool, databaseStatementMs: statementMs } = config;
  return openPostgres({ url, pool, statementMs, ...waiting });
}
