import type { SubscriberFilters, SubscriptionStatus } from "@jobami/api/newsletter/contract";
import { and, count, desc, eq, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { isInAddress } from "../../platform/database/terms.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import { subscriptions } from "./newsletter.tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("newsletter_subscriptions.asked_at"), keyPart.id("newsletter_subscriptions.id")],
};

function matching({ search, status }: SubscriberFilters): SQL | undefined {
  return and(
    search === undefined ? undefined : isInAddress(sql`${subscriptions.email}`, search),
    status === undefined ? undefined : eq(subscriptions.status, status),
  );
}

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
  /** A page of those that match, the newest first. */
  page: (db: Db, { search, status, cursor, limit }: SubscriberFilters & KeyedQuery) =>
    tablePage(db, subscriptions, { where: matching({ search, status }), order: newestFirst, cursor, limit }),
  /** How many match. */
  count: (db: Db, filters: SubscriberFilters): Promise<number> => db.$count(subscriptions, matching(filters)),
  /** How many stand where. */
  counts: (db: Db): Promise<{ status: SubscriptionStatus; of: number }[]> =>
    db
      .select({ status: subscriptions.status, of: count() })
      .from(subscriptions)
      .groupBy(subscriptions.status),
  /** Those that match and were asked for until an instant, a part at a time and each by key. */
  async *parts(
    db: Db,
    filters: SubscriberFilters,
    until: Date,
    size: number,
  ): AsyncGenerator<SubscriptionRow[]> {
    let last: SubscriptionRow | undefined;
    for (;;) {
      const after: SQL | undefined =
        last === undefined
          ? lte(subscriptions.askedAt, until)
          : or(
              lt(subscriptions.askedAt, last.askedAt),
              and(eq(subscriptions.askedAt, last.askedAt), lt(subscriptions.id, last.id)),
            );
      const rows: SubscriptionRow[] = await db
        .select()
        .from(subscriptions)
        .where(and(matching(filters), after))
        .orderBy(desc(subscriptions.askedAt), desc(subscriptions.id))
        .limit(size);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      last = rows.at(-1);
    }
  },
  /** Forgets one; whether there was one. */
  async remove(tx: Tx, id: string): Promise<SubscriptionRow | null> {
    const [row] = await tx.delete(subscriptions).where(eq(subscriptions.id, id)).returning();
    return row ?? null;
  },
  /** Forgets what was asked for before an instant and is not a confirmed subscription. */
  async sweep(db: Db, before: Date): Promise<void> {
    await db
      .delete(subscriptions)
      .where(and(ne(subscriptions.status, "confirmed"), lt(subscriptions.askedAt, before)));
  },
};
