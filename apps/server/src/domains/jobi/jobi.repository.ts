import type { JobiDirection, JobiMovementsQuery } from "@jobami/api/jobi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { keyPart, orderBy, readCursor, type SortKey } from "../../platform/lists/cursor.ts";
import { countCap, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import { type JobiReason, jobiEntries, jobiNotes } from "./jobi.tables.ts";

/** One movement of the ledger. */
export interface JobiEntry {
  id: string;
  userId: string;
  amount: number;
  reason: JobiReason;
  missionId: string | null;
  createdAt: Date;
}

/** A movement as the statement reads it; `created` in ms since 1970, as text. */
export type StatementRow = {
  id: string;
  amount: number;
  balance: number;
  reason: JobiReason;
  title: string | null;
  description: string | null;
  missionId: string | null;
  missionTitle: string | null;
  created: string;
};

/** Newest first. */
const order: SortKey = { direction: "desc", parts: [keyPart.instant("e.created_at"), keyPart.id("e.id")] };

const ofDirection: Record<JobiDirection, SQL> = {
  recus: sql`e.amount > 0`,
  depenses: sql`e.amount < 0`,
};

/** The SQL of the ledger. */
export const jobiRepository = {
  /** The sum of a person's entries. */
  async balance(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(amount), 0)::integer` })
      .from(jobiEntries)
      .where(sql`user_id = ${sql.placeholder("userId")}`)
      .prepare("jobi_balance")
      .execute({ userId });
    return row?.sum ?? 0;
  },
  /** Makes every other change of this person's balance wait until the transaction ends. */
  async lock(tx: Tx, userId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobi:' || ${userId}, 0))`);
  },
  /** Adds an entry; answers false when the ledger already has the one it may have only once. */
  async append(tx: Tx, entry: JobiEntry): Promise<boolean> {
    const added = await tx
      .insert(jobiEntries)
      .values(entry)
      .onConflictDoNothing()
      .returning({ id: jobiEntries.id });
    return added.length === 1;
  },
  /** Keeps a person's words about one of their entries. */
  async note(tx: Tx, note: typeof jobiNotes.$inferInsert): Promise<void> {
    await tx.insert(jobiNotes).values(note);
  },
  /** A page of a person's statement; what moves meanwhile moves nothing on the pages that follow by key. */
  async statement(db: Db, userId: string, query: JobiMovementsQuery) {
    const key = readCursor(query.cursor, order);
    const wanted = query.sens === undefined ? sql`true` : ofDirection[query.sens];
    const [instant, id] = key ?? [];
    const after =
      key === null
        ? sql`true`
        : sql`(e.created_at, e.id) < (to_timestamp(${instant}::bigint / 1000.0), ${id}::uuid)`;
    const { rows: found } = await db.execute<StatementRow>(sql`
      select e.id, e.amount, e.balance, e.reason, n.title, n.description, m.id as "missionId", m.title as "missionTitle",
        (extract(epoch from e.created_at) * 1000)::bigint::text as created
      from (
        select *, (sum(amount) over (order by created_at, id))::integer as balance
        from jobi_entries where user_id = ${userId}
      ) e
      left join jobi_notes n on n.entry_id = e.id
      left join missions m on m.id = e.mission_id
      where ${wanted} and ${after}
      order by ${orderBy(order)} offset ${rowsBefore(query, key)} limit ${query.limit + 1}`);
    const { rows: counted } = await db.execute<{ total: number }>(sql`
      select count(*)::integer as total from (
        select 1 from jobi_entries e where user_id = ${userId} and ${wanted} limit ${countCap + 1}
      ) counted`);
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    const nextCursor = found.length > rows.length && last !== undefined ? `${last.created}~${last.id}` : null;
    const { page, limit } = query;
    return { rows, pagination: paginationOf({ page, limit, total: counted[0]?.total ?? 0, nextCursor }) };
  },
};
