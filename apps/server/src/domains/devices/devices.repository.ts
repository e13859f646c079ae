import { and, eq, lt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { deviceAlerts, knownDevices } from "./devices.tables.ts";

/** Whose browser it is, by its keyed digest. */
export interface DeviceOf {
  userId: string;
  deviceId: string;
}

const isDevice = ({ userId, deviceId }: DeviceOf) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceId, deviceId));

/** Notes that somebody signed in with a browser; true when they never had before. One of two at once is the first. */
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

/** A link by the digest of its token, locked until the transaction ends. */
export async function holdAlert(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select()
    .from(deviceAlerts)
    .where(eq(deviceAlerts.tokenHash, tokenHash))
    .for("update");
  return row ?? null;
}

/** Marks a link as used. */
export async function useAlert(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.update(deviceAlerts).set({ usedAt: now }).where(eq(deviceAlerts.tokenHash, tokenHash));
}

/** Forgets browsers not seen since an instant, and links that ran out by another. */
export async function sweepDevices(db: Db, before: { seen: Date; expired: Date }): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before.seen));
  await db.delete(deviceAlerts).where(lt(deviceAlerts.expiresAt, before.expired));
}
