import { type AdviceSlug, adviceSlugs } from "@jobami/api/advice/routes";
import { and, eq } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { adviceReads } from "./advice.tables.ts";

/** How far a person is with the articles of advice. */
export function createAdvice({ clock }: { clock: Clock }) {
  /** In the order in which articles are read; one that is no longer there is left out. */
  async function reads(db: Db, userId: string): Promise<AdviceSlug[]> {
    const rows = await db
      .select({ slug: adviceReads.slug })
      .from(adviceReads)
      .where(eq(adviceReads.userId, userId));
    const read = new Set(rows.map(({ slug }) => slug));
    return adviceSlugs.filter((slug) => read.has(slug));
  }

  return {
    reads,
    /** Keeps that an article was read; the first time counts. */
    async read(tx: Tx, userId: string, slug: AdviceSlug): Promise<AdviceSlug[]> {
      await tx
        .insert(adviceReads)
        .values({ userId, slug, readAt: instant(clock) })
        .onConflictDoNothing();
      return reads(tx, userId);
    },
    async unread(tx: Tx, userId: string, slug: AdviceSlug): Promise<AdviceSlug[]> {
      await tx.delete(adviceReads).where(and(eq(adviceReads.userId, userId), eq(adviceReads.slug, slug)));
      return reads(tx, userId);
    },
  };
}

export type Advice = ReturnType<typeof createAdvice>;
