import { halfPriceAccounts } from "@jobami/api/subscriptions/plans";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { earlyAccounts } from "./subscriptions.tables.ts";

/** The first accounts: a place is given at the first sign-in, which needs a proved address, and stays [SUB-15]. */
export const early = {
  /** Gives an account the next place while there is one. Two at once do not get the same; who has one keeps it. */
  async place(tx: Tx, userId: string): Promise<void> {
    const isFull = () => tx.select().from(earlyAccounts).where(eq(earlyAccounts.rank, halfPriceAccounts));
    if ((await isFull()).length > 0) return;
    await takeTurn(tx, "early accounts");
    await tx.execute(sql`
      insert into early_accounts (rank, user_id)
      select coalesce(max(rank), 0) + 1, ${userId}::uuid from early_accounts
      having coalesce(max(rank), 0) < ${halfPriceAccounts}::integer
      on conflict (user_id) do nothing`);
  },
  /** Whether a person is among them. */
  async has(db: Db, userId: string): Promise<boolean> {
    const rows = await db.select().from(earlyAccounts).where(eq(earlyAccounts.userId, userId));
    return rows.length > 0;
  },
};
