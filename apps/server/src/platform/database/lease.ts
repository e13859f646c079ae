import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "./database.ts";

/** Arbitrary number that sets these advisory locks apart from others. */
const space = 740_202;
/** Between two tries to take a lease back that was lost with its connection, in ms. */
const pauseMs = 1000;

/** States to other processes of the same database that this one lives: a lock that dies with its connection. */
export interface Lease {
  /** Names this process while it lives. */
  holder: number;
  /** What this process is doing that must not be begun twice, by any name that is used once. */
  underWay: Set<string>;
  /** Takes the lease unless it is held. When the database cannot be reached it is taken later. */
  hold(): Promise<void>;
  /** Gives the lease up, for good. */
  end(): Promise<void>;
}

/** Whether the process of a lease lives, as far as the database knows. */
export async function isHeld(tx: Tx, holder: number): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and classid = ${space}::bigint::oid and objid = ${holder}::bigint::oid
        and database = (select oid from pg_database where datname = current_database())
    ) as held`);
  return rows[0]?.held === true;
}

/** A lease over a connection that `open` opens and takes it on; opened again when it is lost. */
export function createLease(
  open: (taking: string, onLost: () => void) => Promise<() => Promise<void>>,
): Lease {
  const holder = randomInt(1, 2 ** 31 - 1);
  let held: Promise<(() => Promise<void>) | null> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isEnded = false;

  function takeBack(): void {
    held = null;
    if (isEnded) return;
    clearTimeout(retry);
    retry = setTimeout(() => void take(), pauseMs).unref();
  }

  function take() {
    held ??= open(`select pg_advisory_lock(${space}, ${holder})`, takeBack).catch(() => {
      takeBack();
      return null;
    });
    return held;
  }

  return {
    holder,
    underWay: new Set(),
    hold: async () => {
      if (!isEnded) await take();
    },
    end: async () => {
      isEnded = true;
      clearTimeout(retry);
      await (await held)?.();
    },
  };
}

/** The lease of a process on PostgreSQL. */
export function postgresLease(url: string): Lease {
  return createLease(async (taking, onLost) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: "jobami lease",
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    client.on("error", () => undefined);
    client.once("end", onLost);
    await client.connect();
    // A machine that vanishes closes nothing: the server asks after it.
    await client.query(
      "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3",
    );
    await client.query("set idle_session_timeout = 0");
    await client.query(taking);
    return () => client.end();
  });
}
