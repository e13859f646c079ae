import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * What a PostgreSQL database is by itself: its cluster and its number there, which a replica that takes over has too, whatever its host
 * is called, and a restored dump has not. Where the cluster may not be asked, name and number.
 */
export async function postgresIdentity(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string; number: string; mayAsk: boolean }>(sql`
    select datname as name, oid::text as number,
      has_function_privilege('pg_catalog.pg_control_system()', 'execute') as "mayAsk"
    from pg_database where datname = current_database()`);
  const { name = "", number = "", mayAsk = false } = rows[0] ?? {};
  if (!mayAsk) return `postgres:${name}/${number}`;
  const { rows: clusters } = await db.execute<{ cluster: string }>(
    sql`select system_identifier::text as cluster from pg_control_system()`,
  );
  return `postgres:${clusters[0]?.cluster}/${number}`;
}

/** What an embedded database is by itself: the number of a file that is written once, at its making; one that was copied has another. */
export async function folderIdentity(dataDir: string): Promise<string> {
  const { ino } = await stat(join(dataDir, "database", "PG_VERSION"), { bigint: true });
  return `pglite:${ino}`;
}
