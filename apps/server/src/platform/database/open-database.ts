import type { DatabaseSettings } from "../../database-settings.ts";
import type { Database } from "./engine.ts";
import type { PostgresOptions } from "./postgres.ts";

/** Opens PostgreSQL when `databaseUrl` is set (waiting for it as asked), PGlite under `dataDir` otherwise. */
export async function openDatabase(
  config: DatabaseSettings & { dataDir: string },
  waiting: Pick<PostgresOptions, "timeoutMs" | "onWaiting" | "beginStatement"> = {},
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openPglite } = await import("./pglite.ts");
    return openPglite({ dataDir: config.dataDir });
  }
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    pool: config.databasePool,
    prepares: config.databasePrepared,
    statementMs: config.databaseStatementMs,
    ...waiting,
  });
}
