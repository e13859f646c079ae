import type { OfferStatus } from "@jobami/api/offers/routes";
import type { CategorySlug } from "@jobami/api/taxonomy";
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hasFoldedTerms } from "../../platform/database/terms.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import { keyPart, keyText, orderBy, type SortKey } from "../../platform/lists/cursor.ts";
import { countTable, type KeyedQuery, keyedPage, type ListWindow } from "../../platform/lists/keyed.ts";
import {
  partnerCodes as codes,
  partnerFavorites as favorites,
  partnerOffers as offers,
} from "./offers.tables.ts";

type NewOffer = typeof offers.$inferInsert;
export type CodeRow = typeof codes.$inferSelect;

/** What of offers is looked for by anybody. */
export interface OfferSearch {
  q: string;
  category?: CategorySlug | undefined;
  town?: string | undefined;
  slug?: string | undefined;
}

/** An offer with its figures and who makes it. */
export interface OfferRow {
  offer: typeof offers.$inferSelect;
  taken: number;
  used: number;
  /** « Karim B. »; null for who left. */
  ownerName: string | null;
  slug: string | null;
  /** Whether everybody may see whoever makes it. */
  isFound: boolean;
  /** Whether search engines may, too. */
  isIndexable: boolean;
}

// Columns are named with their table: a subquery has some of the same names.
const selected = {
  offer: offers,
  taken: sql<number>`(select count(*)::int from partner_codes c where c.offer_id = partner_offers.id)`,
  used: sql<number>`(select count(c.used_at)::int from partner_codes c where c.offer_id = partner_offers.id)`,
  ownerName: sql<string | null>`(select p.prenom || ' ' || p.initiale || '.' from people p
    where p.id = partner_offers.owner_id and p.is_active)`,
  slug: sql<
    string | null
  >`(select s.slug from profile_slugs s where s.user_id = partner_offers.owner_id and s.is_current)`,
  isIndexable: sql<boolean>`coalesce((select may_be_found(p) and p.seo_indexable from people p where p.id = partner_offers.owner_id), false)`,
  isFound: sql<boolean>`coalesce((select may_be_found(p) from people p where p.id = partner_offers.owner_id), false)`,
};

const isSeen = sql`not partner_offers.is_hidden
  and exists (select 1 from people p where p.id = partner_offers.owner_id and may_be_found(p))`;

/** Offers that have all the terms, « tonte lille ». */
function searched(q: string): SQL | undefined {
  return q.trim() === "" ? undefined : hasFoldedTerms(sql`${offers.searchText}`, q);
}

/** Where offers stand on a day: what is past its last day is over before time ends it. */
function stands(status: OfferStatus, today: string): SQL | undefined {
  const isPast = and(inArray(offers.status, ["published", "paused"]), lt(offers.lastDay, today));
  if (status === "ended") return or(eq(offers.status, "ended"), isPast);
  return and(eq(offers.status, status), status === "draft" ? undefined : gte(offers.lastDay, today));
}

async function pageOf(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OfferRow[]; total: number }> {
  const rows = await db
    .select(selected)
    .from(offers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await cappedCount(db, offers, where) };
}

const changedLast: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("partner_offers.updated_at"), keyPart.id("partner_offers.id")],
};

const ofKey = (key: string) => (key.length === 32 ? eq(codes.hash, key) : eq(codes.code, key));

/** The SQL of partner offers. */
export const offersRepository = {
  async byId(db: Db, id: string): Promise<OfferRow | null> {
    const [row] = await db.select(selected).from(offers).where(eq(offers.id, id));
    return row ?? null;
  },
  byIds: (db: Db, ids: readonly string[]): Promise<OfferRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select(selected)
          .from(offers)
          .where(inArray(offers.id, [...ids])),
  /** Holds an offer until the transaction ends; no code of it is taken or used meanwhile. */
  async hold(tx: Tx, id: string): Promise<OfferRow | null> {
    const held = await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for("update");
    return held.length === 0 ? null : this.byId(tx, id);
  },
  async insert(tx: Tx, offer: NewOffer): Promise<void> {
    await tx.insert(offers).values(offer);
  },
  async change(tx: Tx, id: string, set: Partial<NewOffer>): Promise<void> {
    await tx.update(offers).set(set).where(eq(offers.id, id));
  },
  /** A person's, those that are not over first, the newest first. */
  ofOwner: (db: Db, ownerId: string): Promise<OfferRow[]> =>
    db
      .select(selected)
      .from(offers)
      .where(eq(offers.ownerId, ownerId))
      .orderBy(asc(sql`${offers.status} = 'ended'`), desc(offers.createdAt), desc(offers.id))
      .limit(200),
  /** How many of a person's are not over; no one adds one for them until the transaction ends. */
  async lockedCount(tx: Tx, ownerId: string): Promise<number> {
    await takeTurn(tx, `offers:${ownerId}`);
    const [row] = await tx
      .select({ of: count() })
      .from(offers)
      .where(and(eq(offers.ownerId, ownerId), inArray(offers.status, ["draft", "published", "paused"])));
    return row?.of ?? 0;
  },
  /** What is open now or will be, of those who can be found, the last published first. */
  browse(db: Db, search: OfferSearch, today: string, window: { limit: number; offset: number }) {
    const { q, category, town, slug } = search;
    const where = and(
      stands("published", today),
      isSeen,
      category === undefined ? undefined : eq(offers.category, category),
      town === undefined ? undefined : eq(offers.placeCode, town),
      slug === undefined
        ? undefined
        : sql`${offers.ownerId} in (select s.user_id from profile_slugs s where s.slug = ${slug})`,
      searched(q),
    );
    return pageOf(db, where, [desc(offers.publishedAt), desc(offers.id)], window);
  },
  every(
    db: Db,
    { q, status, today }: { q: string; status?: OfferStatus | undefined; today: string },
    query: KeyedQuery,
  ) {
    const where = and(status === undefined ? undefined : stands(status, today), searched(q));
    const read = async ({ beyond, order, limit }: ListWindow) => {
      const rows = await db
        .select({ ...selected, key: sql<string>`${keyText(changedLast)}` })
        .from(offers)
        .where(and(where, beyond))
        .orderBy(orderBy(order))
        .limit(limit);
      return rows.map(({ key, ...row }) => ({ row: row as OfferRow, key }));
    };
    return keyedPage(read, () => countTable(db, offers, where, changedLast), query, changedLast);
  },
  async totals(db: Db, today: string) {
    const [made] = await db
      .select({
        offers: count(),
        published: sql<number>`count(*) filter (where ${stands("published", today)})::int`,
      })
      .from(offers);
    const [held] = await db
      .select({ taken: count(), used: sql<number>`count(${codes.usedAt})::int` })
      .from(codes);
    return {
      offers: made?.offers ?? 0,
      published: made?.published ?? 0,
      taken: held?.taken ?? 0,
      used: held?.used ?? 0,
    };
  },
  /** Offers that run on after their last day. */
  past: (db: Db, today: string, limit: number): Promise<{ id: string }[]> =>
    db
      .select({ id: offers.id })
      .from(offers)
      .where(and(inArray(offers.status, ["published", "paused"]), lt(offers.lastDay, today)))
      .orderBy(offers.lastDay, offers.id)
      .limit(limit),

  /** A code by what a camera reads, or by its ten letters. */
  async codeOf(db: Db, key: string): Promise<CodeRow | null> {
    const [row] = await db.select().from(codes).where(ofKey(key));
    return row ?? null;
  },
  async codeOfHolder(db: Db, offerId: string, holderId: string): Promise<CodeRow | null> {
    const [row] = await db
      .select()
      .from(codes)
      .where(and(eq(codes.offerId, offerId), eq(codes.holderId, holderId)));
    return row ?? null;
  },
  /** A person's, those to use first, then the last taken first. */
  codesOf: (db: Db, holderId: string): Promise<CodeRow[]> =>
    db
      .select()
      .from(codes)
      .where(eq(codes.holderId, holderId))
      .orderBy(asc(sql`${codes.usedAt} is not null`), desc(codes.createdAt), desc(codes.id))
      .limit(300),
  /** Hold the offer first. */
  async addCode(tx: Tx, row: CodeRow): Promise<void> {
    await tx.insert(codes).values(row);
  },
  /** Hold the offer first. */
  async use(tx: Tx, id: string, usedAt: Date): Promise<void> {
    await tx.update(codes).set({ usedAt }).where(eq(codes.id, id));
  },
  /** The given name of a person; empty for who left. */
  async givenName(db: Db, userId: string): Promise<string> {
    const { rows } = await db.execute<{ prenom: string }>(
      sql`select prenom from people where id = ${userId} and is_active`,
    );
    return rows[0]?.prenom ?? "";
  },

  /** The offers that a person wants to find again and that are seen, the last added first. */
  favoritesOf: (db: Db, userId: string): Promise<OfferRow[]> =>
    db
      .select(selected)
      .from(offers)
      .innerJoin(favorites, eq(favorites.offerId, offers.id))
      .where(
        and(eq(favorites.userId, userId), inArray(offers.status, ["published", "paused", "ended"]), isSeen),
      )
      .orderBy(desc(favorites.createdAt), desc(favorites.offerId)),
  /** The ids of those that a person keeps; no one adds one for them until the transaction ends. */
  async lockedFavorites(tx: Tx, userId: string): Promise<string[]> {
    await takeTurn(tx, `offer-favorites:${userId}`);
    const rows = await tx
      .select({ id: favorites.offerId })
      .from(favorites)
      .where(eq(favorites.userId, userId));
    return rows.map(({ id }) => id);
  },
  async addFavorite(tx: Tx, row: typeof favorites.$inferInsert): Promise<void> {
    await tx.insert(favorites).values(row);
  },
  async removeFavorite(tx: Tx, userId: string, offerId: string): Promise<void> {
    await tx.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.offerId, offerId)));
  },
};
