import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { ConfigError } from "../../config.ts";
import type { Database, Script } from "./engine.ts";

/** Arbitrary number that every server of this product locks while it migrates. */
const migrationLock = 740_201;
const folder = new URL("../../migrations/", import.meta.url);

const ledger = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** What PostgreSQL refuses a role that may not make something. */
const notAllowed = "42501";

/** Names the way out, where the role of the settings does not own its database. */
function explain(error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== notAllowed) return error;
  return new ConfigError(
    `DATABASE_URL: ${(error as Error).message}. Its role has to own the database: as an administrator, alter database NAME owner to ROLE (of one made before PostgreSQL 15 also: alter schema public owner to ROLE).`,
    { cause: error },
  );
}

/** Applies the migrations that this database has not seen, all in one transaction. Throws when an applied file was edited since, and a ConfigError where the role may not make tables. */
export async function migrate(database: Database): Promise<void> {
  try {
    await applyNew(database);
  } catch (error) {
    throw explain(error);
  }
}

async function applyNew(database: Database): Promise<void> {
  const migrations = await readMigrations();
  await database.runScripts(migrationLock, async (read): Promise<Script[]> => {
    await read(ledger);
    const applied = await read("select name, checksum from migrations");
    const known = new Map(applied.map((row) => [String(row.name), String(row.checksum)]));
    for (const { name, checksum } of migrations)
      if (known.has(name) && known.get(name) !== checksum)
        throw new Error(`Migration ${name} was changed after it was applied; add another one instead.`);
    return migrations
      .filter(({ name }) => !known.has(name))
      .flatMap(({ name, sql, checksum }) => [
        { sql },
        { sql: `insert into migrations (name, checksum) values ('${name}', '${checksum}')` },
      ]);
  });
}
