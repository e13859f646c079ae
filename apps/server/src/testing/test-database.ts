import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../platform/database/engine.ts";
import { openPglite } from "../platform/database/pglite.ts";
import { openPostgres, type PostgresOptions } from "../platform/database/postgres.ts";

let copies = 0;

/** What a suite may change of its PostgreSQL: its address, and how long a statement may take. */
export interface TestDatabaseOptions {
  reach?: ((url: string) => string) | undefined;
  statementMs?: number | undefined;
  beginStatement?: PostgresOptions["beginStatement"];
}

async function copyPostgres(
  template: string,
  { reach = (url) => url, statementMs, beginStatement = null }: TestDatabaseOptions,
): Promise<Database> {
  copies += 1;
  const name = `${new URL(template).pathname.slice(1)}_${process.pid}_${copies}`;
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href,
  });
  await admin.connect();
  await admin.query(
    `create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`,
  );
  const database = await openPostgres({
    url: reach(Object.assign(new URL(template), { pathname: `/${name}` }).href),
    pool: 8,
    beginStatement,
    ...(statementMs === undefined ? {} : { statementMs }),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      // PostgreSQL waits a tenth of a second for connections that have just been closed; what is not dropped yet goes with the template.
      void admin
        .query(`drop database ${name} with (force)`)
        .catch(() => {})
        .finally(() => admin.end());
    },
  };
}

/** A database of the PostgreSQL that the suites run on, not the one they copy: it may be connected to. Null on PGlite. */
export function testPostgres(): string | null {
  const template = inject("template");
  return "url" in template ? Object.assign(new URL(template.url), { pathname: "/postgres" }).href : null;
}

/** A fresh migrated database of the suite's own, empty of people. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const template = inject("template");
  if ("url" in template) return copyPostgres(template.url, options);
  return openPglite({ dump: new Blob([await readFile(template.dump)]) });
}
