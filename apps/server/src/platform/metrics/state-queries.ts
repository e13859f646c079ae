import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "../database/database.ts";

/** No count goes beyond this: a flood must not make its own measurement dear. */
export const mostCounted = 10_000;

/** What is written down as it happens, and sorts by when: how much of it an hour brought. */
export const hourlyTables = {
  sign_up: "users",
  mission: "missions",
  proposal: "proposals",
  message: "private_messages",
  mail: "mails",
} as const;
export type HourlyKind = keyof typeof hourlyTables;

/** Jobs of one queue that could run, and how long the oldest has waited. */
export interface QueueState {
  queue: string;
  due: number;
  oldestSeconds: number;
  failed: number;
}

/** Mails that have not left and are held by nothing. */
export interface MailState {
  lane: string;
  waiting: number;
  oldestSeconds: number;
}

/** Reads how each queue stands, by its index: the oldest alone, and no more than may be counted. */
export async function readQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await db.execute<{
    name: string;
    due: number;
    oldest: number | null;
    failed: number;
  }>(sql`
    select q.name,
      (select count(*)::integer from (select from jobs.job j where j.name = q.name and j.state < 'active'
        and j.start_after <= now() limit ${mostCounted}) as counted) as due,
      (select extract(epoch from now() - j.start_after)::float8 from jobs.job j where j.name = q.name
        and j.state < 'active' and j.start_after <= now() order by j.start_after limit 1) as oldest,
      (select count(*)::integer from (select from jobs.job j where j.name = q.name and j.state = 'failed'
        limit ${mostCounted}) as counted) as failed
    from jobs.queue q`);
  return rows.map(({ name, due, oldest, failed }) => ({
    queue: name,
    due,
    oldestSeconds: Math.max(0, oldest ?? 0),
    failed,
  }));
}

/** Reads how the mails of each lane stand: those that wait for a budget or a morning are not late. */
export async function readMails(db: Db, now: Date): Promise<MailState[]> {
  const { rows } = await db.execute<{ lane: string; waiting: number; oldest: number | null }>(sql`
    select lane, count(*)::integer as waiting,
      extract(epoch from ${now.toISOString()}::timestamptz - min(created_at))::float8 as oldest
    from (select lane, created_at from mails where status in ('queued', 'sending', 'failed') and held_until is null
      order by created_at limit ${mostCounted}) as waiting group by lane`);
  return rows.map(({ lane, waiting, oldest }) => ({
    lane,
    waiting,
    oldestSeconds: Math.max(0, oldest ?? 0),
  }));
}

/** Reads how much of each kind the last hour brought: ids sort by their time, so the primary key answers. */
export async function readHour(db: Db, now: number): Promise<Record<HourlyKind, number>> {
  const from = v7({ msecs: Math.max(0, now - 3_600_000), seq: 0, random: new Uint8Array(16) });
  const counted = Object.entries(hourlyTables).map(
    ([kind, table]) => sql`(select count(*)::integer from (select from ${sql.identifier(table)}
      where id >= ${from}::uuid limit ${mostCounted}) as counted) as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<Record<HourlyKind, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  return rows[0] as Record<HourlyKind, number>;
}
