import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { isDuplicate } from "../../platform/database/duplicate.ts";
import { passkeyChallenges as challenges, passkeys } from "./passkeys.tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The SQL of passkeys. */
export const passkeysRepository = {
  ofUser: (db: Db, userId: string): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt)),
  async byCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row ?? null;
  },
  /** Adds a passkey; false when a person has it. */
  async insert(tx: Tx, row: PasskeyRow): Promise<boolean> {
    try {
      await tx.insert(passkeys).values(row);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  },
  async rename(tx: Tx, userId: string, id: string, name: string): Promise<PasskeyRow | null> {
    const [row] = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    return row ?? null;
  },
  /** Notes a use; false when the passkey was removed meanwhile. */
  async noteUse(tx: Tx, id: string, use: { counter: number; lastUsedAt: Date }): Promise<boolean> {
    const rows = await tx.update(passkeys).set(use).where(eq(passkeys.id, id)).returning({ id: passkeys.id });
    return rows.length > 0;
  },
  async remove(tx: Tx, userId: string, id: string): Promise<PasskeyRow | null> {
    const [row] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    return row ?? null;
  },
  /** Removes those that were added in one browser. */
  removeOfDevice: (tx: Tx, userId: string, deviceId: string): Promise<PasskeyRow[]> =>
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.addedByDevice, deviceId)))
      .returning(),
  async keepChallenge(db: Db, row: typeof challenges.$inferInsert): Promise<void> {
    await db.insert(challenges).values(row);
  },
  /** Takes a challenge away, whoever asks first; false when it is not there, is over, or was another person’s. */
  async takeChallenge(db: Db, hash: string, userId: string | null, now: Date): Promise<boolean> {
    const rows = await db
      .delete(challenges)
      .where(
        and(
          eq(challenges.hash, hash),
          userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
          gt(challenges.expiresAt, now),
        ),
      )
      .returning({ hash: challenges.hash });
    return rows.length > 0;
  },
  async sweep(db: Db, now: Date): Promise<void> {
    await db.delete(challenges).where(lte(challenges.expiresAt, now));
  },
};
