import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import type { Recorded } from "./live.ts";

/** Where a person's sequence stands and the oldest number still stored. */
export async function readPosition(db: Db, userId: string): Promise<{ seq: number; oldest: number | null }> {
  const { rows } = await db.execute<{ seq: string | null; oldest: string | null }>(sql`
    select (select seq from live_counters where user_id = ${userId}) as seq,
           (select min(seq) from live_events where user_id = ${userId}) as oldest`);
  const row = rows[0];
  return { seq: Number(row?.seq ?? 0), oldest: row?.oldest == null ? null : Number(row.oldest) };
}

/** A person as a page begins with them: what it reads afterwards knows of everything up to `live_seq`. */
export async function withPlace<P extends { id: string }>(
  db: Db,
  person: P,
): Promise<P & { live_seq: number }> {
  return { ...person, live_seq: (await readPosition(db, person.id)).seq };
}

/** The events of a person after a number, oldest first. */
export async function readAfter(db: Db, userId: string, seq: number, limit: number): Promise<Recorded[]> {
  const { rows } = await db.execute<{
    seq: string | number;
    message_id: string;
    name: string;
    payload: unknown;
    at: Date | string;
  }>(sql`
    select e.seq, e.message_id, m.name, m.payload, m.at
    from live_events e join live_messages m on m.id = e.message_id
    where e.user_id = ${userId} and e.seq > ${seq} order by e.seq limit ${limit}`);
  return rows.map((row) => ({
    userId,
    seq: Number(row.seq),
    messageId: row.message_id,
    name: row.name,
    payload: row.payload,
    at: new Date(row.at).toISOString(),
  }));
}
