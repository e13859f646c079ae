import type { SubcategorySlug } from "@jobami/api/taxonomy";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  communesStatement,
  countsStatement,
  type FoundRow,
  type SearchQuestion,
  searchStatement,
} from "./search.question.ts";
import { offeredServices, profileWords } from "./search.tables.ts";

/** A service as it is kept to be searched by. */
export type OfferedRow = typeof offeredServices.$inferInsert;

/** The most pages of services in communes that a sitemap names: it holds 50 000 addresses. */
const mostCities = 40_000;

/** The SQL of searches. */
export const searchRepository = {
  /** The version of a person's profile that searches know; 0 for none. */
  async versionOf(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ version: profileWords.version })
      .from(profileWords)
      .where(eq(profileWords.userId, userId));
    return row?.version ?? 0;
  },
  /** Replaces what searches know of a person. */
  async replace(
    tx: Tx,
    of: { userId: string; version: number; words: string },
    rows: readonly OfferedRow[],
  ): Promise<void> {
    await tx.delete(offeredServices).where(eq(offeredServices.userId, of.userId));
    if (rows.length > 0) await tx.insert(offeredServices).values([...rows]);
    const { version, words } = of;
    await tx
      .insert(profileWords)
      .values(of)
      .onConflictDoUpdate({ target: profileWords.userId, set: { version, words } });
  },
  /** A page of those whom a question finds, and how many there are. */
  async find(
    db: Db,
    question: SearchQuestion,
    page: { limit: number; skip: number },
  ): Promise<{ rows: FoundRow[]; total: number }> {
    const { rows } = await db.execute<FoundRow>(searchStatement(question, page));
    return { rows: rows.filter(({ user_id }) => user_id !== null), total: rows[0]?.total ?? 0 };
  },
  /** Whether words are found with letters wrong: not where the database server lacks trigrams. */
  async knowsNearWords(db: Db): Promise<boolean> {
    const { rows } = await db.execute<{ is_there: boolean }>(
      sql`select exists (select from pg_extension where extname = 'pg_trgm')
        and to_regclass('profile_words_near') is not null as is_there`,
    );
    return rows[0]?.is_there ?? false;
  },
  async communes(db: Db, question: SearchQuestion): Promise<{ place_code: string; count: number }[]> {
    return (await db.execute<{ place_code: string; count: number }>(communesStatement(question))).rows;
  },
  async counts<S extends string>(
    db: Db,
    groups: Parameters<typeof countsStatement>[0],
    around: SearchQuestion["around"],
  ): Promise<{ service: S; count: number }[]> {
    return (await db.execute<{ service: S; count: number }>(countsStatement(groups, around))).rows;
  },
  /** Where somebody lives who offers a service and whom everybody may see, by service and commune. */
  async cities(db: Db): Promise<{ subcategory: SubcategorySlug; place_code: string }[]> {
    const { rows } = await db.execute<{ subcategory: SubcategorySlug; place_code: string }>(sql`
      select distinct o.subcategory, o.place_code from offered_services o join people p on p.id = o.user_id
      where o.place_code is not null and p.user_type = 'jobbeur' and p.is_member and p.is_active and not p.profile_hidden
      order by 1, 2 limit ${sql.raw(String(mostCities))}`);
    return rows;
  },
};
