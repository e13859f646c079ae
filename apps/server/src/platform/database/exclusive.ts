import pg from "pg";

/** Arbitrary number that sets these advisory locks apart from others. */
const space = 740_203;

/** What one process of a database does at a time, while the others wait. */
export const exclusiveWorks = { jobEngine: 1, demo: 2 } as const;
export type ExclusiveWork = keyof typeof exclusiveWorks;

/** Does `work` once no other process does it, by a lock of a connection of its own: it is freed however this process ends. */
export async function exclusivelyOn<T>(url: string, name: ExclusiveWork, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "jobami start",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1, $2)", [space, exclusiveWorks[name]]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
