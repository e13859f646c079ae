import { and, eq, lt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { subscriptions } from "./newsletter.tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The SQL of subscriptions. */
export const newsletterRepository = {
  /** Makes a row for the address if it has none, so that there is one to lock. False when it was there. */
  async insertNew(tx: Tx, row: SubscriptionRow): Promise<boolean> {
    const made = await tx
      .insert(subscriptions)
      .values(row)
      .onConflictDoNothing({ target: subscriptions.email })
      .returning({ id: subscriptions.id });
    return made.length > 0;
  },
  async lockByEmail(tx: Tx, email: string): Promise<SubscriptionRow | null> {
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.email, email)).for("update");
    return row ?? null;
  },
  async lockByToken(tx: Tx, tokenHash: string): Promise<SubscriptionRow | null> {
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tokenHash, tokenHash))
      .for("update");
    return row ?? null;
  },
  async lockById(tx: Tx, id: string): Promise<SubscriptionRow | null> {
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
    return row ?? null;
  },
  async update(tx: Tx, id: string, change: Partial<SubscriptionRow>): Promise<void> {
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
  },
  /** Forgets what was asked for before an instant and is not a confirmed subscription. */
  async sweep(db: Db, before: Date): Promise<void> {
    await db
      .delete(subscriptions)
      .where(and(ne(subscriptions.status, "confirmed"), lt(subscriptions.askedAt, before)));
  },
};
