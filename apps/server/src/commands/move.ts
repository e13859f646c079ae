import { join } from "node:path";
import { buildApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/engine.ts";
import { migrate } from "../platform/database/migrate.ts";
import {
  beginMove,
  MoveDiffers,
  type MovedTable,
  moveDatabase,
  TargetNotEmpty,
} from "../platform/database/move/move-database.ts";
import { markMoved } from "../platform/database/move/moved.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { patiently } from "../platform/database/patience.ts";
import { createFolderStore } from "../platform/files/folder-store.ts";
import { moveFiles } from "../platform/files/move-files.ts";
import { openFileStore } from "../platform/files/open-store.ts";
import { type CommandResult, faultLines, lackingDatabase, lacksDatabase, stopped } from "./on-database.ts";

const usage: CommandResult = {
  isDone: false,
  lines: [
    "Usage\u00a0: npm start -- move postgres://UTILISATEUR:MOT-DE-PASSE@HÔTE/BASE",
    "  Copie la base embarquée de DATA_DIR dans ce PostgreSQL, qui doit être vide, et ses fichiers dans S3 s’il est réglé.",
  ],
};

/** Hears how far a move is. */
export type OnTable = (table: MovedTable) => void;

const numbers = new Intl.NumberFormat("fr-FR");
const show: OnTable = ({ name, rows }) => {
  if (rows > 0) process.stderr.write(`  ${name}\u00a0: ${numbers.format(rows)}\n`);
};

/** Files follow where S3 is set; otherwise they stay where both databases look for them. */
async function moveStoredFiles(config: Config): Promise<string> {
  const source = createFolderStore(config.dataDir);
  if (config.s3 === undefined)
    return `Les fichiers restent dans ${join(config.dataDir, "files")}\u00a0: gardez ce DATA_DIR.`;
  const target = await openFileStore(config);
  try {
    const count = await moveFiles({ source, target }, join(config.dataDir, "incoming"));
    return `${numbers.format(count)} fichiers sont dans S3 (${config.s3.bucket}).`;
  } finally {
    target.close();
  }
}

async function moveBetween(
  sides: { source: Database; target: Database },
  config: Config,
  onTable: OnTable,
): Promise<CommandResult> {
  const { source, target } = sides;
  await migrate(source);
  await beginMove(sides);
  await migrate(target);
  // Makes the job engine of the target.
  const { app } = await buildApp({ config, clock: systemClock, database: target, workers: false });
  await app.close();
  const files = await moveStoredFiles(config);
  const moved = await moveDatabase(sides, onTable);
  await markMoved(config.dataDir);
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  return {
    isDone: true,
    lines: [
      `${numbers.format(moved.length)} tables et ${numbers.format(rows)} lignes sont arrivées, comptées et comparées une à une.`,
      files,
      "Définissez DATABASE_URL, puis démarrez le serveur. La base embarquée n’a pas changé et ne s’ouvre plus par erreur.",
    ],
  };
}

function moveFault(error: unknown): CommandResult | null {
  if (error instanceof TargetNotEmpty)
    return stopped("La base PostgreSQL n’est pas vide\u00a0: rien n’y a été écrit. Donnez-en une nouvelle.");
  if (error instanceof MoveDiffers)
    return stopped(
      `Une table n’est pas arrivée comme elle est partie (${error.message}).`,
      "Rien d’elle n’a été gardé, la base embarquée n’a pas changé\u00a0: relancez la commande, elle reprend là.",
    );
  return faultLines(error);
}

function readTarget([url, ...others]: readonly string[]): string | null {
  return url !== undefined && others.length === 0 && /^postgres(ql)?:\/\//.test(url) ? url : null;
}

/** `npm start -- move DATABASE_URL`: takes everything of an embedded database to an empty PostgreSQL; after a cut it goes on. */
export async function moveCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  onTable: OnTable = show,
): Promise<CommandResult> {
  const databaseUrl = readTarget(args);
  if (databaseUrl === null) return usage;
  try {
    const { DATABASE_URL: _, DATABASE_DIRECT_URL: __, ...rest } = environment;
    const embedded = readConfig(rest);
    if (lacksDatabase(embedded)) return lackingDatabase(embedded.dataDir);
    const config: Config = { ...embedded, databaseUrl, logLevel: "error" };
    const source = await openDatabase(embedded);
    try {
      const target = await openDatabase(config, { timeoutMs: 10_000, onWaiting: () => undefined });
      try {
        return await patiently(() => moveBetween({ source, target }, config, onTable));
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    const fault = moveFault(error);
    if (fault === null) throw error;
    return fault;
  }
}
