import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The embedded database was moved to PostgreSQL: whoever opened it again would work on what no one else sees. */
export class DatabaseMoved extends Error {
  override readonly name = "DatabaseMoved";
}

const markOf = (dataDir: string) => join(dataDir, "database.moved");

/** Notes beside an embedded database that it is no longer the one that is served. */
export async function markMoved(dataDir: string): Promise<void> {
  await writeFile(
    markOf(dataDir),
    "This database was moved to PostgreSQL: start with DATABASE_URL. Delete this file to use it again.\n",
  );
}

/** Throws DatabaseMoved for an embedded database that was moved. */
export function refuseMoved(dataDir: string): void {
  if (existsSync(markOf(dataDir)))
    throw new DatabaseMoved(
      `The database of ${dataDir} was moved to PostgreSQL: set DATABASE_URL (or delete ${markOf(dataDir)} to use the old one again).`,
    );
}
