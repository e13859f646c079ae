import type pg from "pg";
import { isPatient } from "./patience.ts";

type Call = (...args: unknown[]) => unknown;

/** Has background work take its connections from another pool than people's. */
export function partBackground(pool: pg.Pool, background: pg.Pool): void {
  const [people, patient] = [pool.connect.bind(pool) as Call, background.connect.bind(background) as Call];
  pool.connect = ((...args: unknown[]) => (isPatient() ? patient : people)(...args)) as typeof pool.connect;
}

/** Has a connection prepare nothing under a name: the next statement may reach another connection of PostgreSQL, which does not know it. */
export function forgetNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Call;
  client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) =>
    query(
      typeof asked === "object" && asked.name !== undefined ? { ...asked, name: undefined } : asked,
      ...rest,
    )) as typeof client.query;
}

/** Limits that connections of a pooler have from its configuration: a transaction could not give them back. */
const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"] as const;

/** Throws where the pooler's connections lack a limit: what hangs would hold them for ever. */
export async function refuseUnlimited(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = '0' order by name",
    [limits],
  );
  if (rows.length > 0)
    throw new Error(
      `DATABASE_URL: the pooler's connections have no ${rows.map(({ name }) => name).join(", no ")}: see deploy/pgbouncer.ini.`,
    );
}
