import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { type JobiReason, jobiEntries } from "./jobi.tables.ts";

/** One movement of the ledger. */
export interface JobiEntry {
  id: string;
  userId: string;
  amount: number;
  reason: JobiReason;
  missionId: string | null;
  createdAt: Date;
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
};
