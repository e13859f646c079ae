import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import type { Db } from "./database.ts";
import type { Database } from "./engine.ts";
import { folderIdentity } from "./identity.ts";
import { createLease } from "./lease.ts";
import { takeLock } from "./lock.ts";
import { refuseMoved } from "./move/moved.ts";
import { refusePoolQueryInTransaction } from "./transaction.ts";

/** Its usual 128 MB would all be memory of this process from the start; the system caches its files all the same. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

const guarded = new Set<string | symbol>(["query", "exec", "sql", "transaction"]);

/** PGlite whose pool calls fail at once, instead of hanging, when the caller already holds its one connection. */
function guard(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!guarded.has(name)) return value.bind(target);
      return (...args: unknown[]) => {
        refusePoolQueryInTransaction();
        return value.apply(target, args);
      };
    },
  });
}

/** Opens the embedded database: under `dataDir` with its lock, or in memory, from a `dump` when given. */
export async function openPglite(options: { dataDir?: string; dump?: Blob }): Promise<Database> {
  if (options.dataDir !== undefined) refuseMoved(options.dataDir);
  const lock = options.dataDir === undefined ? null : await lockDirectory(options.dataDir);
  const client = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: join(options.dataDir, "database") }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    extensions: { unaccent, pg_trgm },
    startParams,
  }).catch(async (error: unknown) => {
    await lock?.release();
    throw error;
  });
  const pool = guard(client);
  return {
    kind: "pglite",
    lease: createLease(async (taking) => {
      await client.query(taking);
      return async () => undefined;
    }),
    db: drizzle(pool) as unknown as Db,
    identity: async () => (options.dataDir === undefined ? null : folderIdentity(options.dataDir)),
    // No other process opens it.
    exclusively: (_name, work) => work(),
    jobsBackend: { db: fromPglite(pool), backend: "pglite" },
    runScripts: async (_lock, choose) => {
      await client.transaction(async (tx) => {
        const scripts = await choose(async (sql) => (await tx.query<Record<string, unknown>>(sql)).rows);
        for (const script of scripts) await tx.exec(script.sql);
      });
    },
    dump: () => client.dumpDataDir("none"),
    close: async () => {
      await client.close();
      await lock?.release();
    },
  };
}

async function lockDirectory(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  return takeLock(join(dataDir, "database.lock"));
}
