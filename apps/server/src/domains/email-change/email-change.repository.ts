import { eq, lte, or } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { emailChanges } from "./email-change.tables.ts";

export type EmailChangeRow = typeof emailChanges.$inferSelect;

const byToken = (hash: string) =>
  or(eq(emailChanges.currentTokenHash, hash), eq(emailChanges.nextTokenHash, hash));

/** The SQL of changes of address. */
export const emailChangeRepository = {
  async byUser(db: Db, userId: string): Promise<EmailChangeRow | null> {
    const [row] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    return row ?? null;
  },
  /** Whose change a link belongs to, by the digest of its token. */
  async byToken(db: Db, hash: string): Promise<EmailChangeRow | null> {
    const [row] = await db.select().from(emailChanges).where(byToken(hash));
    return row ?? null;
  },
  async lockByToken(tx: Tx, hash: string): Promise<EmailChangeRow | null> {
    const [row] = await tx.select().from(emailChanges).where(byToken(hash)).for("update");
    return row ?? null;
  },
  /** Puts a change in the place of the one before. */
  async put(tx: Tx, row: EmailChangeRow): Promise<void> {
    await tx.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set: row });
  },
  async update(tx: Tx, userId: string, changes: Partial<EmailChangeRow>): Promise<void> {
    await tx.update(emailChanges).set(changes).where(eq(emailChanges.userId, userId));
  },
  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  },
  /** Forgets changes whose links ran out before an instant. */
  async sweep(db: Db, before: Date): Promise<void> {
    await db.delete(emailChanges).where(lte(emailChanges.expiresAt, before));
  },
};
