import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import type { DomainServices } from "./domains.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { type Db, openDatabase } from "./platform/database/database.ts";
import { DataDirInUse } from "./platform/database/lock.ts";
import { migrate } from "./platform/database/migrate.ts";
import { DatabaseAway } from "./platform/database/unavailable.ts";

/** What a command of the operator's answers: lines for the terminal, and whether it did what was asked. */
export interface CommandResult {
  lines: readonly string[];
  isDone: boolean;
}

async function runOnDatabase(
  environment: NodeJS.ProcessEnv,
  run: (domains: DomainServices, db: Db) => Promise<CommandResult>,
): Promise<CommandResult> {
  const config = { ...readConfig(environment), logLevel: "error" };
  const database = await openDatabase(config, { timeoutMs: 10_000, onWaiting: () => undefined });
  try {
    await migrate(database);
    const { app, domains } = await buildApp({ config, clock: systemClock, database, workers: false });
    try {
      return await run(domains, database.db);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

/** Runs an order over the database that the environment names; where that cannot be opened, says why in French. */
export async function commandOverDatabase(
  environment: NodeJS.ProcessEnv,
  run: (domains: DomainServices, db: Db) => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await runOnDatabase(environment, run);
  } catch (error) {
    if (error instanceof DataDirInUse)
      return {
        isDone: false,
        lines: [
          "Le serveur tourne et tient la base de données embarquée, qu’un seul programme peut ouvrir.",
          "Arrêtez-le (Ctrl C), relancez cette commande, puis redémarrez-le par npm start.",
          "Avec PostgreSQL (DATABASE_URL), la commande fonctionne aussi pendant que le serveur tourne.",
        ],
      };
    if (error instanceof DatabaseAway)
      return { isDone: false, lines: ["PostgreSQL ne répond pas. Vérifiez DATABASE_URL, puis relancez."] };
    if (error instanceof ConfigError) return { isDone: false, lines: [error.message] };
    throw error;
  }
}
