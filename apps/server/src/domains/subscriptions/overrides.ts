import type { OptionKey } from "@jobami/api/subscriptions/plans";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { subscriptionOverrides } from "./subscriptions.tables.ts";

/** What administrators set for one person alone, by option. */
export const overrides = {
  async of(db: Db, userId: string): Promise<Partial<Record<string, boolean>>> {
    const rows = await db
      .select()
      .from(subscriptionOverrides)
      .where(eq(subscriptionOverrides.userId, userId));
    return Object.fromEntries(rows.map(({ option, value }) => [option, value]));
  },
  /** Sets an option, or takes that back with null. */
  async set(
    tx: Tx,
    userId: string,
    option: OptionKey,
    { value, setAt }: { value: boolean | null; setAt: Date },
  ): Promise<void> {
    if (value === null) {
      await tx
        .delete(subscriptionOverrides)
        .where(and(eq(subscriptionOverrides.userId, userId), eq(subscriptionOverrides.option, option)));
      return;
    }
    await tx
      .insert(subscriptionOverrides)
      .values({ userId, option, value, setAt })
      .onConflictDoUpdate({
        target: [subscriptionOverrides.userId, subscriptionOverrides.option],
        set: { value, setAt },
      });
  },
};
