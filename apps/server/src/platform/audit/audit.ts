import type { AuditFacts, AuditKind, AuditSubject } from "@jobami/api/audit/contract";
import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { franceZoneSql } from "../database/zones.ts";
import { countRows } from "../lists/count-rows.ts";
import { keyPart, keyText, orderBy, type SortKey } from "../lists/cursor.ts";
import { type KeyedQuery, keyedPage, type ListWindow } from "../lists/keyed.ts";
import { auditEntries } from "./audit.tables.ts";

/** Who acts: a person of the staff, from an address, or whoever holds the machine. */
export type AuditActor = { kind: "person"; id: string; address: string } | { kind: "operator" };

/** An act, as it is stored. `before` and `after` hold what changed, never a name or another's text. */
export interface AuditAct {
  kind: AuditKind;
  by: AuditActor;
  subject: { kind: AuditSubject; id: string };
  before?: AuditFacts;
  after?: AuditFacts;
  reason?: string | null;
}

/** What the audit keeps of acts and of reads. */
export type Audit = ReturnType<typeof createAudit>;

export type AuditRow = typeof auditEntries.$inferSelect;

/** Acts, as the partial indexes have them: reads are many. */
const isAct = sql`${auditEntries.kind} not like '%.read'`;

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("audit_entries.at"), keyPart.id("audit_entries.id")],
};

const dayMs = 24 * 3_600_000;
/** Addresses are retained for a year, the longest that the CNIL recommends for logs; a day more, since the database's clock decides. */
const addressMs = 367 * dayMs;
/** Entries are retained for five years, in which a civil claim may be brought (Code civil art. 2224). */
const entryMs = 5 * 366 * dayMs + dayMs;

/** The audit of staff's acts: written in the transaction of the act, read newest first. */
export function createAudit(clock: Clock) {
  return {
    /** Keeps an act. It is there exactly when the act is. */
    async record(tx: Tx, act: AuditAct): Promise<void> {
      const { by, subject } = act;
      const isPerson = by.kind === "person";
      await tx.insert(auditEntries).values({
        id: newId(),
        at: instant(clock),
        kind: act.kind,
        actorKind: by.kind,
        actorId: isPerson ? by.id : null,
        address: isPerson ? by.address : null,
        subjectKind: subject.kind,
        subjectId: subject.id,
        before: act.before ?? null,
        after: act.after ?? null,
        reason: act.reason ?? null,
      });
    },
    /** The newest acts, reads apart; only those by or about a person, where one is named. */
    latest(db: Db, options: { limit: number; about?: string }): Promise<AuditRow[]> {
      const { about } = options;
      return db
        .select()
        .from(auditEntries)
        .where(
          and(
            isAct,
            about === undefined
              ? undefined
              : or(eq(auditEntries.actorId, about), eq(auditEntries.subjectId, about)),
          ),
        )
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(options.limit);
    },
    /** The newest acts of some kinds that were done to a person or something. */
    doneTo(
      db: Db,
      subjectId: string,
      { kinds, limit }: { kinds: readonly AuditKind[]; limit: number },
    ): Promise<AuditRow[]> {
      return db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectId, subjectId), inArray(auditEntries.kind, [...kinds])))
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(limit);
    },
    /** Whether a person of the staff has opened a file of another: its look was noted before it was sent. */
    async hasSeenFile(
      db: Db,
      { viewerId, ownerId, fileId }: { viewerId: string; ownerId: string; fileId: string },
    ): Promise<boolean> {
      const [look] = await db
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.subjectId, ownerId),
            eq(auditEntries.actorId, viewerId),
            sql`${auditEntries.after} ->> 'file' = ${fileId}`,
          ),
        )
        .limit(1);
      return look !== undefined;
    },
    /** A page of acts of some kinds, since an instant where one is named, the newest first. */
    async page(
      db: Db,
      { kinds, since, ...query }: { kinds: readonly AuditKind[]; since: Date | null } & KeyedQuery,
    ) {
      const recent = since === null ? sql`true` : gte(auditEntries.at, since);
      const wanted = sql`string_to_array(${kinds.join(",")}, ',')`;
      /** The newest of each kind, by its own index: among all acts a rare kind would be looked for from end to end. */
      async function read({ beyond, order, limit }: ListWindow) {
        const { rows: found } = await db.execute<{ id: string; key: string }>(sql`
          select a.id, a.key from unnest(${wanted}) wanted(kind) cross join lateral (
            select id, at, ${keyText(newestFirst)} as key from ${auditEntries}
            where kind = wanted.kind and ${recent} and ${beyond ?? sql`true`} order by ${orderBy(order)} limit ${limit}) a
          order by ${sql.raw(`a.at ${order.direction}, a.id ${order.direction}`)} limit ${limit}`);
        const ids = found.map(({ id }) => id);
        const rows = await db.select().from(auditEntries).where(inArray(auditEntries.id, ids));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return found.flatMap(({ id, key }) => {
          const row = byId.get(id);
          return row === undefined ? [] : [{ row, key }];
        });
      }
      const counted = () =>
        countRows(db, sql`select 1 from ${auditEntries} where kind = any(${wanted}) and ${recent}`);
      return keyedPage(read, counted, query, newestFirst);
    },
    /** How many acts there were, by day in France, from a day on. */
    async countByDay(db: Db, from: string): Promise<{ day: string; of: number }[]> {
      const { rows } = await db.execute<{ day: string; of: number }>(sql`
        select (at at time zone ${franceZoneSql})::date::text as day, count(*)::integer as of from ${auditEntries}
        where at >= ${from}::timestamp at time zone ${franceZoneSql} group by 1`);
      return rows;
    },
    /** Forgets what has been retained for long enough. */
    async sweep(db: Db): Promise<void> {
      await db.delete(auditEntries).where(lt(auditEntries.at, instant(clock, -entryMs)));
      await db
        .update(auditEntries)
        .set({ address: null })
        .where(and(lt(auditEntries.at, instant(clock, -addressMs)), isNotNull(auditEntries.address)));
    },
  };
}
