import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { buildApp } from "../app.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/engine.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPglite } from "../platform/database/pglite.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { testConfig } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where suites copy their database from: a dump of PGlite, or a PostgreSQL database. */
    template: { dump: string } | { url: string };
  }
}

/** Brings a database to where a first start leaves it. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const { app } = await buildApp({ config: testConfig(), clock: systemClock, database, workers: false });
  await app.close();
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "jobami-test-"));
  const database = await openPglite({});
  await prepare(database);
  const dump = join(folder, "template.tar");
  const blob = await database.dump?.();
  await database.close();
  await writeFile(dump, Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
  project.provide("template", { dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `jobami_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openPostgres({ url, pool: 4 });
  await prepare(database);
  await database.close();
  project.provide("template", { url });
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname = '${name}' or starts_with(datname, '${name}_')`,
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
  };
}

/** Prepares the database that every suite copies: PGlite, or PostgreSQL when DATABASE_URL is set. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL;
  return server === undefined || server === "" ? preparePglite(project) : preparePostgres(project, server);
}
