import type { StaffUpdate, Update, UpdateInput } from "@jobami/api/updates/contract";
import { updatesPageSize } from "@jobami/api/updates/routes";
import { count, desc, eq, sql } from "drizzle-orm";
import type { AuditActor } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { updateLine } from "./updates.copy.ts";
import { productUpdateReaders as readers, productUpdates as updates } from "./updates.tables.ts";

/** The job that informs people of something new. */
export const updateJob = "updates.announce";

/** People informed in one transaction. */
const batch = 50;

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("product_updates.published_at"), keyPart.id("product_updates.id")],
};

type Row = typeof updates.$inferSelect;
type Deps = Pick<Platform, "audit" | "clock" | "db" | "jobs"> & {
  notifications: Pick<NotificationsService, "notifyAll">;
};

const toUpdate = ({ publishedAt, ...row }: Row): Update => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});

/** What is new in the product: announced by staff, reported to everybody once, in the application and by mail [POL-15]. */
export function createUpdates({ audit, clock, db: pool, jobs, notifications }: Deps) {
  /** Informs some of those who were not informed yet; answers how many. Their lines and the note that they know commit together. */
  const notifySome = (row: Row): Promise<number> =>
    inTransaction(pool, async (tx) => {
      const { rows: untold } = await tx.execute<{ id: string }>(sql`
        select a.id from known_accounts a
        join users u on u.id = a.id and u.created_at <= ${row.publishedAt}
        where a.is_reachable
          and not exists (select 1 from product_update_readers r where r.update_id = ${row.id} and r.user_id = a.id)
        order by a.id limit ${batch}`);
      if (untold.length === 0) return 0;
      const noted = await tx
        .insert(readers)
        .values(untold.map(({ id }) => ({ updateId: row.id, userId: id, toldAt: instant(clock) })))
        .onConflictDoNothing()
        .returning({ id: readers.userId });
      const line = updateLine(row);
      await notifications.notifyAll(
        tx,
        noted.map(({ id }) => ({ to: id, ...line })),
      );
      return untold.length;
    });

  async function toStaffUpdate(db: Db, row: Row): Promise<StaffUpdate> {
    const [counted] = await db.select({ of: count() }).from(readers).where(eq(readers.updateId, row.id));
    return { ...toUpdate(row), told: counted?.of ?? 0 };
  }

  return {
    /** What is new, the newest first. */
    async list(db: Db, page: number) {
      const query = { page, limit: updatesPageSize };
      const rows = await db
        .select()
        .from(updates)
        .orderBy(desc(updates.publishedAt), desc(updates.id))
        .limit(updatesPageSize)
        .offset(rowsBefore(query));
      const pagination = paginationOf({ ...query, total: await cappedCount(db, updates) });
      return { data: rows.map(toUpdate), pagination };
    },
    /** The same for those who announce it, with how many were informed. */
    async every(db: Db, query: KeyedQuery) {
      const { rows, pagination } = await tablePage(db, updates, {
        where: undefined,
        order: newestFirst,
        ...query,
      });
      return { data: await Promise.all(rows.map((row) => toStaffUpdate(db, row))), pagination };
    },
    /** Announces something new, notes it in the audit and has everybody informed. */
    async publish(tx: Tx, input: UpdateInput, by: AuditActor): Promise<StaffUpdate> {
      const row: Row = { id: newId(), ...input, publishedAt: instant(clock) };
      await tx.insert(updates).values(row);
      await audit.record(tx, {
        kind: "update.published",
        by,
        subject: { kind: "update", id: row.id },
        after: { title: row.title },
      });
      await jobs.send(tx, updateJob, { id: row.id });
      return toStaffUpdate(tx, row);
    },
    /** Corrects the text of an announcement and notes it in the audit. Throws NOT_FOUND. */
    async correct(tx: Tx, id: string, input: UpdateInput, by: AuditActor): Promise<StaffUpdate> {
      const [before] = await tx.select().from(updates).where(eq(updates.id, id)).for("update");
      if (before === undefined) throw new DomainError("NOT_FOUND");
      const row: Row = { ...before, ...input };
      await tx.update(updates).set(input).where(eq(updates.id, id));
      await audit.record(tx, {
        kind: "update.corrected",
        by,
        subject: { kind: "update", id },
        before: { title: before.title },
        after: { title: row.title },
      });
      return toStaffUpdate(tx, row);
    },
    /** Informs everybody who had an account when it was announced and can be reached, once. */
    async announce({ id }: { id: string }): Promise<void> {
      const [row] = await pool.select().from(updates).where(eq(updates.id, id));
      if (row === undefined) return;
      while ((await notifySome(row)) > 0);
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;
