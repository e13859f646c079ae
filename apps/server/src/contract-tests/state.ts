import { getTableName, sql } from "drizzle-orm";
import { tables } from "../tables.ts";
import type { TestServer } from "../testing/test-server.ts";

/** What remembers calls, whatever they did: answers by their key, and refusals, which are stored at the end of each minute. */
const ofCalls = new Set(["idempotency_keys", "security_counts"]);
const names = tables.map(({ table }) => getTableName(table)).filter((name) => !ofCalls.has(name));

/** A digest of every row of every table but those that remember calls, by table. */
export async function readState(server: TestServer): Promise<Record<string, string>> {
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as name, (select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${sql.identifier(name)} t) as digest`,
  );
  const jobs = sql`select 'jobs' as name, (select count(*)::text from jobs.job) as digest`;
  const { rows } = await server.platform.db.execute<{ name: string; digest: string }>(
    sql.join([...parts, jobs], sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables in which two states differ, by name; empty when they are the same. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string =>
  Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .join(", ");
