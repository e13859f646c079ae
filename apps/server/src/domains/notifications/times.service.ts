import type { NotificationTimes } from "@jobami/api/notifications/contract";
import { firstTimes, nextDigest, type QuietHours, quietUntil } from "@jobami/api/notifications/times";
import { eq, inArray, sql } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import type { Platform } from "../../platform/platform.ts";
import { mailDelayMs } from "./mail-delay.ts";
import { digestLines, pushMessages, times } from "./notifications.tables.ts";

type Times = Pick<NotificationTimes, "quiet" | "digest">;

function toTimes(row: typeof times.$inferSelect): Times {
  const { quietFrom: from, quietTo: to } = row;
  return {
    quiet: from === null || to === null ? null : { from, to },
    digest: { every: row.digestEvery, weekday: row.digestWeekday, time: row.digestTime },
  };
}

/** When people are not to be disturbed, and when their digests come. */
export function createTimes({
  clock,
  mail,
}: Pick<Platform, "clock"> & { mail: Pick<Platform["mail"], "holdUntil"> }) {
  const shown = (of: Times): NotificationTimes => ({
    ...of,
    nextDigestAt: new Date(nextDigest(clock.now(), of)).toISOString(),
  });

  async function of(db: Db, userIds: readonly string[]): Promise<(userId: string) => Times> {
    const rows = await db
      .select()
      .from(times)
      .where(inArray(times.userId, [...userIds]));
    const known = new Map(rows.map((row) => [row.userId, toTimes(row)]));
    return (userId) => known.get(userId) ?? firstTimes;
  }

  /** Keeps what was changed; what waits already leaves as if it had always been so. */
  async function change(tx: Tx, userId: string, changes: Partial<Times>): Promise<NotificationTimes> {
    // Two changes at once: the second sees what the first has stored.
    await takeTurn(tx, `notification-times:${userId}`);
    const after = { ...(await of(tx, [userId]))(userId), ...changes };
    const row = {
      quietFrom: after.quiet?.from ?? null,
      quietTo: after.quiet?.to ?? null,
      digestEvery: after.digest.every,
      digestWeekday: after.digest.weekday,
      digestTime: after.digest.time,
      changedAt: instant(clock),
    };
    await tx
      .insert(times)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: times.userId, set: row });
    await tx
      .update(digestLines)
      .set({ dueAt: new Date(nextDigest(clock.now(), after)) })
      .where(eq(digestLines.userId, userId));
    await tx
      .update(pushMessages)
      .set({ dueAt: instant(clock) })
      .where(eq(pushMessages.userId, userId));
    await mail.holdUntil(tx, userId, new Date(quietUntil(clock.now(), after.quiet) ?? clock.now()));
    await tx.execute(sql`
      update notifications set mail_due_at = least(mail_due_at, created_at + ${mailDelayMs} * interval '1 millisecond')
      where user_id = ${userId} and mail_due_at is not null`);
    return shown(after);
  }

  async function isQuietUntil(db: Db, userId: string): Promise<Date | null> {
    const end = quietUntil(clock.now(), (await of(db, [userId]))(userId).quiet);
    return end === null ? null : new Date(end);
  }

  return {
    read: async (db: Db, userId: string) => shown((await of(db, [userId]))(userId)),
    setQuietHours: (tx: Tx, userId: string, quiet: QuietHours | null) => change(tx, userId, { quiet }),
    setDigest: (tx: Tx, userId: string, digest: Times["digest"]) => change(tx, userId, { digest }),
    /** When the quiet hours end that a person is in now; null when they are in none. */
    quietUntil: isQuietUntil,
    /** When the next digests of some people leave. */
    async nextDigests(db: Db, userIds: readonly string[]): Promise<(userId: string) => Date> {
      const timesOf = await of(db, userIds);
      return (userId) => new Date(nextDigest(clock.now(), timesOf(userId)));
    },
  };
}

export type NotificationTimesService = ReturnType<typeof createTimes>;
