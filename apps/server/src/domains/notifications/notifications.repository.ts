import type { Notification } from "@jobami/api/notifications/contract";
import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Subjects } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hasTerms } from "../../platform/database/terms.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import { notifications } from "./notifications.tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;
/** What lines of an inbox are about: a mission itself, and one of its proposals; of one type alone where that is named. */
export interface About {
  missionId: string;
  proposalId?: string | undefined;
  type?: string;
}
type LineState = Pick<NotificationRow, "isRead" | "isArchived">;

/** What narrows an inbox. */
export interface InboxFilter {
  userId: string;
  type?: string | undefined;
  search?: string | undefined;
  unread?: boolean | undefined;
  archived?: boolean | undefined;
}

/** A row as the contract shows it. */
export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type as Notification["type"],
    title: row.title,
    content: row.content,
    link: row.link,
    created_at: row.createdAt.toISOString(),
    is_read: row.isRead,
    is_archived: row.isArchived,
    data: row.data,
  };
}

function conditions(filter: InboxFilter): SQL | undefined {
  return and(
    eq(notifications.userId, filter.userId),
    filter.archived === true ? sql`is_archived` : sql`not is_archived`,
    filter.unread === undefined ? undefined : filter.unread ? sql`not is_read` : sql`is_read`,
    filter.type === undefined ? undefined : eq(notifications.type, filter.type),
    filter.search === undefined ? undefined : hasTerms(sql`title || ' ' || content`, filter.search),
  );
}

/** The SQL of inboxes. */
export const notificationsRepository = {
  /** A page, newest first, and the size of the whole, at most one more than the cap. */
  async page(
    db: Db,
    filter: InboxFilter,
    window: { limit: number; offset: number },
  ): Promise<{ rows: NotificationRow[]; total: number }> {
    const where = conditions(filter);
    const rows = await db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(sql`created_at desc, id desc`)
      .limit(window.limit)
      .offset(window.offset);
    const some = db
      .select({ one: sql`1`.as("one") })
      .from(notifications)
      .where(where)
      .limit(countCap + 1)
      .as("some");
    const [count] = await db.select({ total: sql<number>`count(*)::integer` }).from(some);
    return { rows, total: count?.total ?? 0 };
  },
  /** How many lines of a list stand before this one; null when it is not among those that are counted. */
  async newerThan(db: Db, filter: InboxFilter, id: string): Promise<number | null> {
    const where = conditions(filter);
    const [sought] = await db
      .select({ createdAt: notifications.createdAt })
      .from(notifications)
      .where(and(where, eq(notifications.id, id)));
    if (sought === undefined) return null;
    const newer = db
      .select({ one: sql`1`.as("one") })
      .from(notifications)
      .where(
        and(where, sql`(created_at, id) > (${sought.createdAt.toISOString()}::timestamptz, ${id}::uuid)`),
      )
      .limit(countCap)
      .as("newer");
    const [count] = await db.select({ total: sql<number>`count(*)::integer` }).from(newer);
    return count === undefined || count.total === countCap ? null : count.total;
  },
  async unreadCount(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ count: sql<number>`count(*)::integer` })
      .from(notifications)
      .where(sql`user_id = ${sql.placeholder("userId")} and not is_read and not is_archived`)
      .prepare("notifications_unread")
      .execute({ userId });
    return row?.count ?? 0;
  },
  /** Makes other changes of these inboxes wait until the transaction ends; always in the same order. */
  async lock(tx: Tx, userIds: readonly string[]): Promise<void> {
    await tx.execute(sql`
      select pg_advisory_xact_lock(key) from (
        select distinct hashtextextended('inbox:' || id, 0) as key
        from unnest(${sql.param([...userIds])}::text[]) as id order by key offset 0
      ) keys`);
  },
  /** Unread lines of a person’s inbox about a mission itself, and about one of its proposals when there is one. */
  async unreadAbout(
    tx: Tx,
    userId: string,
    { missionId, proposalId, type }: About,
  ): Promise<NotificationRow[]> {
    const ofProposal =
      proposalId === undefined
        ? sql`not data ? 'proposalId'`
        : sql`(not data ? 'proposalId' or data ->> 'proposalId' = ${proposalId})`;
    return tx
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          type === undefined ? undefined : eq(notifications.type, type),
          sql`not is_read and not is_archived and data ->> 'missionId' = ${missionId} and ${ofProposal}`,
        ),
      );
  },
  /** Lines whose mail is due, which no other transaction reads meanwhile; only the newest of each proposal still states how it stands. */
  async holdDueMails(tx: Tx, now: Date, limit: number): Promise<(NotificationRow & { isNewest: boolean })[]> {
    const isNewest = sql<boolean>`not exists (select from notifications later
      where later.user_id = notifications.user_id and later.data ? 'proposalId'
        and later.data ->> 'proposalId' = notifications.data ->> 'proposalId'
        and (later.created_at, later.id) > (notifications.created_at, notifications.id))`;
    const rows = await tx
      .select({ line: notifications, isNewest })
      .from(notifications)
      .where(lte(notifications.mailDueAt, now))
      .orderBy(notifications.mailDueAt)
      .limit(limit)
      .for("update", { skipLocked: true });
    return rows.map(({ line, isNewest: is }) => ({ ...line, isNewest: is }));
  },
  async setMailDue(tx: Tx, id: string, mailDueAt: Date | null): Promise<void> {
    await tx.update(notifications).set({ mailDueAt }).where(eq(notifications.id, id));
  },
  async insert(tx: Tx, rows: readonly NotificationRow[]): Promise<void> {
    if (rows.length > 0) await tx.insert(notifications).values([...rows]);
  },
  /** The same line for everybody of an audience: a query with the one column `id`. */
  async insertForAll(tx: Tx, audience: SQL, row: Omit<NotificationRow, "id" | "userId">): Promise<number> {
    const { rows } = await tx.execute<{ n: number }>(sql`
      with left_there as (insert into notifications (id, user_id, type, title, content, link, data, created_at)
      select gen_random_uuid(), a.id, ${row.type}, ${row.title}, ${row.content}, ${row.link},
        ${JSON.stringify(row.data)}::jsonb, ${row.createdAt.toISOString()}::timestamptz
      from (${audience}) a returning 1)
      select count(*)::integer as n from left_there`);
    return rows[0]?.n ?? 0;
  },
  async one(tx: Tx, userId: string, id: string): Promise<NotificationRow | null> {
    const [row] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
    return row ?? null;
  },
  async set(tx: Tx, id: string, state: LineState): Promise<void> {
    await tx.update(notifications).set(state).where(eq(notifications.id, id));
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(notifications).where(eq(notifications.id, id));
  },
  /** Takes every line that stands in one way in an inbox to another. Written out, not as parameters: the partial indexes are found so. */
  async setAll(tx: Tx, userId: string, from: LineState, to: LineState): Promise<void> {
    const isRead = from.isRead ? sql`is_read` : sql`not is_read`;
    const isArchived = from.isArchived ? sql`is_archived` : sql`not is_archived`;
    await tx
      .update(notifications)
      .set(to)
      .where(and(eq(notifications.userId, userId), isRead, isArchived));
  },
  /** Writes the same content into every line about these missions or proposals, whoever's it is. */
  async rewrite(tx: Tx, about: Subjects, content: string): Promise<void> {
    await tx.execute(sql`
      update notifications set content = ${content}
      where data ->> 'missionId' = any(${sql.param([...about.missionIds])}::text[])
        or (data ? 'proposalId' and data ->> 'proposalId' = any(${sql.param([...about.proposalIds])}::text[]))`);
  },
  async removeAll(tx: Tx, userId: string): Promise<void> {
    await tx.delete(notifications).where(eq(notifications.userId, userId));
  },
};
