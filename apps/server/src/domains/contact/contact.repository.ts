import { lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { contactCounts } from "./contact.tables.ts";

/** The SQL of the counts of messages. */
export const contactRepository = {
  /** Counts one more; anew where the count began at `before` or earlier. In one statement, so that messages sent at once all count. */
  async count(tx: Tx, id: string, { now, before }: { now: Date; before: Date }) {
    const begins = sql`${contactCounts.since} <= ${before.toISOString()}::timestamptz`;
    const [row] = await tx
      .insert(contactCounts)
      .values({ id, messages: 1, since: now })
      .onConflictDoUpdate({
        target: contactCounts.id,
        set: {
          messages: sql`case when ${begins} then 1 else ${contactCounts.messages} + 1 end`,
          since: sql`case when ${begins} then ${now.toISOString()}::timestamptz else ${contactCounts.since} end`,
        },
      })
      .returning({ messages: contactCounts.messages, since: contactCounts.since });
    return row ?? { messages: 1, since: now };
  },
  /** Forgets counts that began before an instant. */
  async sweep(db: Db, before: Date): Promise<void> {
    await db.delete(contactCounts).where(lt(contactCounts.since, before));
  },
};
