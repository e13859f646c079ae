import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BuiltApp, buildApp } from "../app.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/engine.ts";
import { DataDirInUse } from "../platform/database/lock.ts";
import { migrate } from "../platform/database/migrate.ts";
import { DatabaseMoved } from "../platform/database/move/moved.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { DatabaseAway } from "../platform/database/unavailable.ts";

/** What an operator's command answers: lines for the terminal, and whether it did what was asked. */
export interface CommandResult {
  lines: readonly string[];
  isDone: boolean;
}

/** The product as a command works on it: nothing is served and no job runs. */
export interface AtHand extends BuiltApp {
  config: Config;
  database: Database;
}

/** A command that did nothing, and why. */
export const stopped = (line: string, ...lines: readonly string[]): CommandResult => ({
  isDone: false,
  lines: [line, ...lines],
});

/** What of the operator's making keeps a command from its work, in French; null for a fault of ours. */
export function faultLines(error: unknown): CommandResult | null {
  if (error instanceof DataDirInUse)
    return stopped(
      "Le serveur tourne et tient la base de données embarquée, qu’un seul programme peut ouvrir.",
      "Arrêtez-le (Ctrl C), relancez cette commande, puis redémarrez-le par npm start.",
      "Avec PostgreSQL (DATABASE_URL), la commande fonctionne aussi pendant que le serveur tourne.",
    );
  if (error instanceof DatabaseMoved)
    return stopped(
      "Cette base embarquée a été déménagée vers PostgreSQL : relancez cette commande avec DATABASE_URL.",
    );
  if (error instanceof DatabaseAway)
    return stopped("PostgreSQL ne répond pas. Vérifiez DATABASE_URL, puis relancez.");
  return error instanceof ConfigError ? stopped(error.message) : null;
}

/** Whether the settings mean an embedded database that was never made: a command would only make an empty one beside the real one. */
export function lacksDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): boolean {
  return databaseUrl === undefined && !existsSync(join(dataDir, "database"));
}

/** States where no database was found, and what the settings may lack. */
export const lackingDatabase = (dataDir: string): CommandResult =>
  stopped(
    `Il n’y a pas de base de données embarquée dans ${resolve(dataDir)}, et DATABASE_URL n’est pas défini.`,
    "Relancez cette commande avec les réglages du serveur (DATABASE_URL, ou son DATA_DIR)\u00a0: rien n’a été créé.",
  );

/** Has a command work on the database that the environment names. Throws what is no one’s setting. */
export async function onDatabase(
  environment: NodeJS.ProcessEnv,
  work: (atHand: AtHand) => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    const config = { ...readConfig(environment), logLevel: "error" };
    if (lacksDatabase(config)) return lackingDatabase(config.dataDir);
    const database = await openDatabase(config, { timeoutMs: 10_000, onWaiting: () => undefined });
    try {
      await migrate(database);
      const built = await buildApp({ config, clock: systemClock, database, workers: false });
      try {
        return await work({ ...built, config, database });
      } finally {
        await built.app.close();
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    const lines = faultLines(error);
    if (lines === null) throw error;
    return lines;
  }
}
