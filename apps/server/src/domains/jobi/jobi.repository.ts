import type { JobiDirection, JobiMovementsQuery } from "@jobami/api/jobi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { keyPart, orderBy, readCursor, type SortKey } from "../../platform/lists/cursor.ts";
import { countCap, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import { type CompanyAccount, type JobiReason, jobiEntries, jobiNotes } from "./jobi.tables.ts";

/** Who gives or gets Jobi. */
export type JobiAccount = { userId: string } | { company: CompanyAccount };

/** What goes from one account to another. */
export interface JobiTransfer {
  /** Of the entry of whom it is about: the person, or who pays another one. */
  id: string;
  from: JobiAccount;
  to: JobiAccount;
  /** Whole Jobi, above 0. */
  amount: number;
  reason: JobiReason;
  missionId: string | null;
  /** Given once under this name to its person. */
  grantKey?: string;
  createdAt: Date;
}

/** What a nightly look at the ledger finds wrong; nothing where all is well. */
export type LedgerFaults = {
  /** What all entries together make, in Jobi: 0. */
  sum: number;
  /** Movements whose entries are not nothing together. */
  unbalanced: number;
  /** People below 0. */
  below: number;
};

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

const holderOf = (account: JobiAccount) =>
  "company" in account
    ? ({ account: account.company, userId: null } as const)
    : ({ account: "person", userId: account.userId } as const);

async function linesOf(
  db: Db,
  userId: string,
  { where, inOrder }: { where: SQL; inOrder: SQL },
): Promise<StatementRow[]> {
  const { rows } = await db.execute<StatementRow>(sql`
    select e.id, e.amount, e.balance, e.reason, n.title, n.description, m.id as "missionId", m.title as "missionTitle",
      (extract(epoch from e.created_at) * 1000)::bigint::text as created
    from (
      select *, (sum(amount) over (order by created_at, id))::integer as balance
      from jobi_entries where user_id = ${userId}
    ) e
    left join jobi_notes n on n.entry_id = e.id
    left join missions m on m.id = e.mission_id
    where ${where} order by ${inOrder}`);
  return rows;
}

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
    await takeTurn(tx, `jobi:${userId}`);
  },
  /** Writes both entries of a movement; answers false when the ledger already has the one it may have only once. */
  async move(tx: Tx, { from, to, amount, ...moved }: JobiTransfer): Promise<boolean> {
    const { id, grantKey = null, ...rest } = moved;
    const giving = { ...holderOf(from), amount: -amount };
    const getting = { ...holderOf(to), amount };
    // What may stand only once stands with a person: written first, it keeps its counterpart away.
    const [first, second] = giving.userId === null ? [getting, giving] : [giving, getting];
    const shared = { ...rest, movementId: id };
    const added = await tx
      .insert(jobiEntries)
      .values({ id, ...shared, ...first, grantKey })
      .onConflictDoNothing()
      .returning({ id: jobiEntries.id });
    if (added.length === 0) return false;
    await tx.insert(jobiEntries).values({ id: newId(), ...shared, ...second, grantKey: null });
    return true;
  },
  /** How often a person was given Jobi for each reason, in all and since an instant. */
  async grants(
    db: Db,
    userId: string,
    since: Date,
  ): Promise<{ reason: JobiReason; all: number; recent: number }[]> {
    const { rows } = await db.execute<{ reason: JobiReason; all: number; recent: number }>(sql`
      select reason, count(*)::integer as all, (count(*) filter (where created_at > ${since.toISOString()}::timestamptz))::integer as recent
      from jobi_entries where user_id = ${userId} and grant_key is not null group by reason`);
    return rows;
  },
  /** What of the ledger cannot be. */
  async faults(db: Db): Promise<LedgerFaults> {
    const { rows } = await db.execute<LedgerFaults>(sql`
      select
        (select coalesce(sum(amount), 0)::integer from jobi_entries) as sum,
        (select count(*)::integer from (select 1 from jobi_entries group by movement_id having sum(amount) <> 0) m) as unbalanced,
        (select count(*)::integer from (select 1 from jobi_entries where user_id is not null group by user_id having sum(amount) < 0) b) as below`);
    return rows[0] ?? { sum: 0, unbalanced: 0, below: 0 };
  },
  /** Keeps a person's text about one of their entries. */
  async note(tx: Tx, note: typeof jobiNotes.$inferInsert): Promise<void> {
    await tx.insert(jobiNotes).values(note);
  },
  /** A person's whole statement, the oldest movement first. */
  whole: (db: Db, userId: string): Promise<StatementRow[]> =>
    linesOf(db, userId, { where: sql`true`, inOrder: sql`e.created_at, e.id` }),
  /** A page of a person's statement; what moves meanwhile moves nothing on the pages that follow by key. */
  async statement(db: Db, userId: string, query: JobiMovementsQuery) {
    const key = readCursor(query.cursor, order);
    const wanted = query.sens === undefined ? sql`true` : ofDirection[query.sens];
    const [instant, id] = key ?? [];
    const after =
      key === null
        ? sql`true`
        : sql`(e.created_at, e.id) < (to_timestamp(${instant}::bigint / 1000.0), ${id}::uuid)`;
    const found = await linesOf(db, userId, {
      where: sql`${wanted} and ${after}`,
      inOrder: sql`${orderBy(order)} offset ${rowsBefore(query, key)} limit ${query.limit + 1}`,
    });
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
