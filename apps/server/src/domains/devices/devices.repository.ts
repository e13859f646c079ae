import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { deviceAlerts, knownDevices } from "./devices.tables.ts";

/** Whose browser it is, by its keyed digest. */
export interface DeviceOf {
  userId: string;
  deviceId: string;
}

const isDevice = ({ userId, deviceId }: DeviceOf) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceId, deviceId));

/** Notes that a signed-in person with a browser; true when they never had before. One of two at once is the first. */
export async function noteDevice(tx: Tx, device: DeviceOf, now: Date): Promise<boolean> {
  const added = await tx
    .insert(knownDevices)
    .values({ ...device, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
    .returning({ deviceId: knownDevices.deviceId });
  if (added.length > 0) return true;
  await tx.update(knownDevices).set({ lastSeenAt: now }).where(isDevice(device));
  return false;
}

/** Makes a browser unknown again. */
export async function forgetDevice(tx: Tx, device: DeviceOf): Promise<void> {
  await tx.delete(knownDevices).where(isDevice(device));
}

/** Keeps the link of a mail. */
export async function addAlert(
  tx: Tx,
  alert: DeviceOf & { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(deviceAlerts).values(alert);
}

/** Uses up a link that can still be used; of several at once one gets it, the others get null. */
export async function takeAlert(tx: Tx, tokenHash: string, now: Date): Promise<DeviceOf | null> {
  const isUsable = and(
    eq(deviceAlerts.tokenHash, tokenHash),
    isNull(deviceAlerts.usedAt),
    gt(deviceAlerts.expiresAt, now),
  );
  const [taken] = await tx
    .update(deviceAlerts)
    .set({ usedAt: now })
    .where(isUsable)
    .returning({ userId: deviceAlerts.userId, deviceId: deviceAlerts.deviceId });
  return taken ?? null;
}

/** Whether a link was never used: one that cannot be taken has expired then. */
export async function isUnused(db: Db, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: deviceAlerts.usedAt })
    .from(deviceAlerts)
    .where(eq(deviceAlerts.tokenHash, tokenHash));
  return row !== undefined && row.usedAt === null;
}

/** Forgets browsers not seen since an instant, and links that ran out by another. */
export async function sweepDevices(db: Db, before: { seen: Date; expired: Date }): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before.seen));
  await db.delete(deviceAlerts).where(lt(deviceAlerts.expiresAt, before.expired));
}

/** How many browsers were signed in with for the first time, by day in France, from a day on. */
export async function firstSeenByDay(db: Db, from: string): Promise<{ day: string; of: number }[]> {
  const { rows } = await db.execute<{ day: string; of: number }>(sql`
    select (first_seen_at at time zone ${franceZoneSql})::date::text as day, count(*)::integer as of
    from ${knownDevices} where first_seen_at >= ${from}::timestamp at time zone ${franceZoneSql} group by 1`);
  return rows;
}
