import type { LiveEventName, LiveEvents } from "@jobami/api/live/events";
import { type SQL, sql } from "drizzle-orm";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { afterCommit, beforeCommit } from "../database/transaction.ts";

/** Who hears: people by id, or every row of a query with the one column `id`. */
export type Audience = readonly string[] | SQL;

/** An event that stands in a person’s sequence. */
export interface Recorded {
  userId: string;
  seq: number;
  messageId: string;
  name: string;
  payload: unknown;
  at: string;
}

interface OutgoingEvent {
  id: string;
  audience: Audience;
  name: string;
  payload: unknown;
}

/** Events are retained this long, in ms, and this many for each person; older ones are missed for good. */
export const retentionMs = 7 * 24 * 3_600_000;
export const retainedEvents = 1000;

function audienceRows(outgoing: OutgoingEvent, order: number): SQL {
  const people = Array.isArray(outgoing.audience)
    ? sql`select unnest(${sql.param([...outgoing.audience])}::uuid[]) as id`
    : (outgoing.audience as SQL);
  return sql`select distinct a.id as user_id, ${order}::int as ord, ${outgoing.id}::uuid as message_id from (${people}) a`;
}

/**
 * The sequence of live events. Recording waits for the end of the transaction and is one statement, which takes the
 * counters in the order of their people: no two transactions can wait for each other.
 */
export function createLive(deps: { clock: Clock; deliver: (events: readonly Recorded[]) => void }) {
  const waiting = new WeakMap<Tx, OutgoingEvent[]>();

  async function write(tx: Tx): Promise<void> {
    const all = waiting.get(tx) ?? [];
    const at = instant(deps.clock);
    const messages = all.map((outgoing) => ({
      id: outgoing.id,
      name: outgoing.name,
      payload: outgoing.payload,
      at: at.toISOString(),
    }));
    const wanted = sql.join(all.map(audienceRows), sql` union all `);
    const { rows } = await tx.execute<{ user_id: string; seq: string | number; message_id: string }>(sql`
      with said as (
        insert into live_messages (id, name, payload, at)
        select id, name, payload, at from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
          as m(id uuid, name text, payload jsonb, at timestamptz)),
      wanted as (${wanted}),
      counts as (select user_id, count(*) as n from wanted group by user_id),
      bumped as (
        insert into live_counters (user_id, seq) select user_id, n from counts order by user_id
        on conflict (user_id) do update set seq = live_counters.seq + excluded.seq
        returning user_id, seq
      )
      insert into live_events (user_id, seq, message_id)
      select w.user_id, b.seq - c.n + row_number() over (partition by w.user_id order by w.ord), w.message_id
      from wanted w join counts c using (user_id) join bumped b using (user_id)
      returning user_id, seq, message_id`);
    const byId = new Map(messages.map((message) => [message.id, message]));
    const recorded = rows.flatMap((row): Recorded[] => {
      const message = byId.get(row.message_id);
      if (message === undefined) return [];
      const { name, payload, at: outgoing } = message;
      return [
        { userId: row.user_id, seq: Number(row.seq), messageId: row.message_id, name, payload, at: outgoing },
      ];
    });
    afterCommit(tx, () => deps.deliver(recorded.sort((a, b) => a.seq - b.seq)));
  }

  return {
    /** Informs people of a change, in its own transaction; they hear it after the commit, or at their next connection. */
    record<N extends LiveEventName>(tx: Tx, audience: Audience, name: N, payload: LiveEvents[N]): void {
      if (Array.isArray(audience) && audience.length === 0) return;
      const outgoing = waiting.get(tx) ?? [];
      outgoing.push({ id: newId(), audience, name, payload });
      waiting.set(tx, outgoing);
      beforeCommit(tx, "live", () => write(tx));
    },
    /** Forgets what was stated, to anybody, with one of these ids in it. Who was not there to hear it is asked to read anew. */
    async forget(tx: Tx, ids: readonly string[]): Promise<void> {
      await tx.execute(sql`
        delete from live_messages m where exists (
          select from jsonb_path_query(m.payload, 'strict $.**') part
          where jsonb_typeof(part) = 'string' and part #>> '{}' = any(${sql.param([...ids])}::text[]))`);
    },
    /** Forgets events beyond 7 days or 1000 a person. */
    async sweep(db: Db): Promise<void> {
      const oldest = instant(deps.clock, -retentionMs).toISOString();
      await db.execute(sql`delete from live_messages where at < ${oldest}::timestamptz`);
      await db.execute(sql`
        delete from live_events e using live_counters c
        where e.user_id = c.user_id and e.seq <= c.seq - ${retainedEvents}`);
      await db.execute(sql`
        delete from live_messages m where not exists (select 1 from live_events e where e.message_id = m.id)`);
    },
  };
}

export type Live = ReturnType<typeof createLive>;
