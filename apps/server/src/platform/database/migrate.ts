import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
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

/** Applies the migrations that this database has not seen, all in one transaction. Throws when an applied file was edited since. */
export async function migrate(database: Database): Promise<void> {
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
