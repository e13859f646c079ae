import type { SubcategorySlug } from "@jobami/api/taxonomy";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type KeyedQuery, keyedPage, type ListWindow } from "../../platform/lists/keyed.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import {
  asksForTerms,
  type CommuneRow,
  communesStatement,
  countsStatement,
  type DetailRow,
  detailsStatement,
  type FoundRow,
  foundOrder,
  howManyStatement,
  type SearchQuestion,
  type ShownGroup,
  type ShownRow,
  searchStatement,
  shownStatement,
  termsLikeStatement,
} from "./search.question.ts";
import { offeredServices, profileTerms } from "./search.tables.ts";

/** What the database writes by itself. */
type Noted = "isShown" | "isForEngines" | "rating" | "verifiedUntil";
/** A service as it is stored to be searched by. */
export type OfferedRow = Omit<typeof offeredServices.$inferInsert, Noted>;
/** What a profile states, and of whom, as it is stored to be searched by. */
export type TermsRow = Omit<typeof profileTerms.$inferInsert, Noted>;

/** The most pages of services in communes that a sitemap names: it holds 50 000 addresses. */
const mostCities = 40_000;

/**
 * What is asked most often is planned once: the first page of services, around a place or anywhere. Rarer questions are planned when
 * asked, and so are those for terms: one plan for all terms is a bad one for most.
 */
export function planName(question: SearchQuestion, { beyond, order }: ListWindow): string | null {
  const { services, around, sort, isForEngines = false, viewerId = null } = question;
  const { priceMaxCents, ratingMin, verifiedOn = null, communeCode = null, free = null } = question;
  const isNarrowed = [priceMaxCents, ratingMin, verifiedOn, communeCode, free].some((by) => by !== null);
  if (beyond !== undefined || services.length === 0 || asksForTerms(question) || isNarrowed) return null;
  const flags = [around && "around", isForEngines && "engines", viewerId && "viewer"].filter(Boolean);
  return ["search", sort, order.direction, ...flags].join("_");
}

/** The statement of a page of those who are found, with what is read of each. */
export function foundStatement(db: Db, question: SearchQuestion, window: ListWindow) {
  return db
    .select({
      user_id: sql<string>`f.user_id`,
      services: sql<FoundRow["services"]>`f.services`,
      is_by_words: sql<boolean>`f.is_by_words`,
      place_code: sql<string | null>`f.place_code`,
      distance_km: sql<number | null>`f.distance_km`,
      radius_km: sql<number | null>`f.radius_km`,
      days: sql<number>`f.days`,
      rating: sql<number | null>`f.rating`,
      reviews: sql<number | null>`f.reviews`,
      communes: sql<CommuneRow[] | null>`f.communes`,
      key: sql<string>`f.key`,
      total: sql<number>`f.total`,
    })
    .from(sql`(${searchStatement(question, window)}) f`)
    .orderBy(sql`f.place`);
}

function foundRows(db: Db, question: SearchQuestion, window: ListWindow): Promise<FoundRow[]> {
  const statement = foundStatement(db, question, window);
  const name = planName(question, window);
  return name === null ? statement.execute() : statement.prepare(name).execute();
}

/** The SQL of searches. */
export const searchRepository = {
  /** The version of a person's profile that searches know; 0 for none. */
  async versionOf(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ version: profileTerms.version })
      .from(profileTerms)
      .where(eq(profileTerms.userId, userId));
    return row?.version ?? 0;
  },
  /** Replaces what searches know of a person. */
  async replace(tx: Tx, of: TermsRow, rows: readonly OfferedRow[]): Promise<void> {
    // The terms first: the database holds the account with them, which whoever hides it holds first too.
    await tx.insert(profileTerms).values(of).onConflictDoUpdate({ target: profileTerms.userId, set: of });
    await tx.delete(offeredServices).where(eq(offeredServices.userId, of.userId));
    if (rows.length > 0) await tx.insert(offeredServices).values([...rows]);
  },
  /** A page of those whom a question finds, how many there are, and where around a place they live. Throws VALIDATION_FAILED for a cursor of no one’s making. */
  async find(db: Db, question: SearchQuestion, query: KeyedQuery) {
    let total = 0;
    let communes: readonly CommuneRow[] = [];
    const read = async (window: ListWindow) => {
      const rows = await foundRows(db, question, window);
      total = rows[0]?.total ?? 0;
      communes = rows.find((row) => row.communes !== null)?.communes ?? [];
      return rows.filter(({ user_id }) => user_id !== null).map((row) => ({ row, key: row.key }));
    };
    const counted = async () => ({
      totalCount: Math.min(total, countCap),
      countIsEstimated: total > countCap,
    });
    const page = await keyedPage<FoundRow>(read, counted, query, foundOrder(question.sort));
    return { ...page, communes };
  },
  /** How many a question finds; at most one more than are counted. */
  async howMany(db: Db, question: SearchQuestion): Promise<number> {
    const { rows } = await db.execute<{ total: number }>(howManyStatement(question));
    return rows[0]?.total ?? 0;
  },
  /** Whether terms are found with letters wrong: not where the database server lacks trigrams. */
  async knowsNearTerms(db: Db): Promise<boolean> {
    const { rows } = await db.execute<{ is_there: boolean }>(
      sql`select exists (select from pg_extension where extname = 'pg_trgm')
        and to_regclass('profile_words_near') is not null as is_there`,
    );
    return rows[0]?.is_there ?? false;
  },
  /**
   * For each of some terms with letters wrong, in small letters without accents, those like it that profiles state, the likest first;
   * of profiles that state something like all of them. None where no one does.
   */
  async termsLike(db: Db, typed: readonly string[]): Promise<string[][]> {
    const { rows } = await inTransaction(db, async (tx) => {
      // Comparing terms is dear and the planner does not know it: it would compare with everybody's.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ typed: string; word: string }>(termsLikeStatement(typed));
    });
    const like = typed.map((word) => rows.filter((row) => row.typed === word).map((row) => row.word));
    return like.every((terms) => terms.length > 0) ? like : [];
  },
  /** What else is known of some people, by them. */
  async details(
    db: Db,
    userIds: readonly string[],
    at: Parameters<typeof detailsStatement>[1],
  ): Promise<ReadonlyMap<string, DetailRow>> {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select({
        user_id: sql<string>`d.user_id`,
        is_verified: sql<boolean>`d.is_verified`,
        free_in: sql<number | null>`d.free_in`,
        answers: sql<number>`d.answers`,
        quick_answers: sql<number>`d.quick_answers`,
        answer_minutes: sql<number | null>`d.answer_minutes`,
      })
      .from(sql`(${detailsStatement(userIds, at)}) d`)
      .prepare("search_details")
      .execute();
    return new Map(rows.map((row) => [row.user_id, row]));
  },
  async communes(db: Db, question: SearchQuestion): Promise<CommuneRow[]> {
    return (await db.execute<CommuneRow>(communesStatement(question))).rows;
  },
  /** The best rated of each subcategory whom search engines may show, and who is not apart from the viewer. */
  async bestRated(db: Db, of: readonly ShownGroup[], viewerId: string | null): Promise<ShownRow[]> {
    return (await db.execute<ShownRow>(shownStatement(of, viewerId))).rows;
  },
  async counts<S extends string>(
    db: Db,
    groups: Parameters<typeof countsStatement>[0],
    around: SearchQuestion["around"],
  ): Promise<{ service: S; count: number }[]> {
    return (await db.execute<{ service: S; count: number }>(countsStatement(groups, around))).rows;
  },
  /** Where a person lives who offers a service and whom everybody may see, by service and commune. */
  async cities(db: Db): Promise<{ subcategory: SubcategorySlug; place_code: string }[]> {
    const { rows } = await db.execute<{ subcategory: SubcategorySlug; place_code: string }>(sql`
      select distinct o.subcategory, o.place_code from offered_services o where o.place_code is not null and o.is_shown
      order by 1, 2 limit ${sql.raw(String(mostCities))}`);
    return rows;
  },
};
