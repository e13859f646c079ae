import type { PriceUnit } from "@jobami/api/profiles/limits";
import type { SearchSort } from "@jobami/api/search/routes";
import type { SubcategorySlug } from "@jobami/api/taxonomy";
import { type SQL, sql } from "drizzle-orm";
import { countCap } from "../../platform/lists/pagination.ts";
import type { Position } from "../places/places.domain.ts";

/** What is looked for. */
export interface SearchQuestion {
  /** Likeliest first. */
  services: readonly SubcategorySlug[];
  /** Looked for in what people say of themselves; empty for none. */
  words: string;
  /** Looked for instead of `words`, with letters wrong: each without accents, in small letters. */
  nearWords?: readonly string[];
  around: (Position & { radiusKm: number }) | null;
  priceMaxCents: number | null;
  /** From 0, which is Monday. */
  day: number | null;
  ratingMin: number | null;
  sort: SearchSort;
  /** Only those whom search engines may show. */
  isForEngines?: boolean;
  /** Who asks, where somebody does: whom they are kept apart from is not found. */
  viewerId?: string | null;
}

/** Somebody found, as the database tells it. */
export interface FoundRow extends Record<string, unknown> {
  user_id: string;
  services: { subcategory: SubcategorySlug; unit: PriceUnit; amount_cents: number | null }[];
  is_by_words: boolean;
  place_code: string | null;
  distance_km: number | null;
  radius_km: number | null;
  days: number;
  rating: number | null;
  reviews: number | null;
  total: number;
}

/** Of one service, this many are looked at: anywhere the last changed ones. */
const looked = 2 * countCap;

const kmADegree = 111.2;
/** The rank of what was found by words alone: after every service. */
const byWords = 1000;

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** Between a row's commune and a point, in km. */
function distanceTo({ latitude, longitude }: Position): SQL {
  return sql`(12742 * asin(sqrt(least(1, power(sin(radians(o.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(o.latitude))
      * power(sin(radians(o.longitude - ${longitude}::float8) / 2), 2)))))`;
}

function conditionsOf({ around, priceMaxCents, day }: SearchQuestion): SQL[] {
  const conditions: SQL[] = [];
  if (around !== null) {
    const degrees = around.radiusKm / kmADegree;
    conditions.push(
      sql`o.latitude between ${around.latitude - degrees}::float8 and ${around.latitude + degrees}::float8`,
      sql`round(${distanceTo(around)}) <= ${around.radiusKm}::integer`,
    );
  }
  if (priceMaxCents !== null)
    conditions.push(sql`o.unit = 'hour' and o.amount_cents <= ${priceMaxCents}::integer`);
  if (day !== null) conditions.push(sql`o.days & ${1 << day}::integer <> 0`);
  return conditions;
}

/** Whom everybody may see, as the page of a profile has it; looked up one by one, so that nobody else is read. */
const shown = ({ isForEngines = false, viewerId = null }: SearchQuestion) => sql`lateral (
  select p.id from people p where p.id = o.user_id and p.user_type = 'jobbeur' and p.is_member and p.is_active
    and not p.profile_hidden ${isForEngines ? sql`and p.seo_indexable` : sql``}
    ${viewerId === null ? sql`` : sql`and not exists (select from kept_apart k where k.user_id = ${viewerId}::uuid and k.other_id = p.id)`} limit 1)`;

/** What a profile `w` has to say; null where words are not asked for. */
function saidOf({ words, nearWords = [] }: SearchQuestion): SQL | null {
  if (nearWords.length > 0)
    return all(nearWords.map((word) => sql`${word}::text operator(public.<%) w.plain`));
  return words === "" ? null : sql`w.search @@ websearch_to_tsquery('public.jobami_french', ${words})`;
}

/** Rows that a question finds, each with the rank of what it was found by. */
function hitsOf(question: SearchQuestion): SQL {
  const conditions = conditionsOf(question);
  // Around a place those within reach are few, and read in the order of its own index.
  const order = question.around === null ? sql`order by o.updated_at desc, o.user_id` : sql``;
  const services = sql`(select o.*, w.rank::integer as rank
    from unnest(string_to_array(${question.services.join(",")}, ',')) with ordinality w (slug, rank)
    cross join lateral (select o.* from offered_services o where ${all([sql`o.subcategory = w.slug`, ...conditions])}
      ${order} limit ${sql.raw(String(looked))}) o)`;
  const said = saidOf(question);
  if (said === null) return services;
  return sql`(${services} union all select o.*, ${sql.raw(String(byWords))} as rank
    from (select w.user_id from profile_words w
      where ${said} limit ${sql.raw(String(looked))}) w
    cross join lateral (select o.* from offered_services o where ${all([sql`o.user_id = w.user_id`, ...conditions])} limit 12) o)`;
}

/** Everybody whom a question finds, once each. */
function peopleOf(question: SearchQuestion): SQL {
  const distance = question.around === null ? sql`null::float8` : distanceTo(question.around);
  return sql`select o.user_id, min(o.rank) as rank, bool_and(o.rank = ${sql.raw(String(byWords))}) as is_by_words,
      round(min(${distance}))::integer as distance_km, min(o.place_code) as place_code, min(o.radius_km) as radius_km,
      min(o.days) as days, max(o.updated_at) as updated_at, min(o.amount_cents) filter (where o.unit = 'hour') as hour_cents,
      json_agg(json_build_object('subcategory', o.subcategory, 'unit', o.unit, 'amount_cents', o.amount_cents)
        order by o.rank, o.subcategory) as services
    from ${hitsOf(question)} o cross join ${shown(question)} shown
    group by o.user_id`;
}

/** What was said of somebody `f`, looked up one by one: nobody else's reviews are read. */
const ratings = sql`left join lateral (
  select m.rating, m.count as reviews from member_ratings m where m.user_id = f.user_id) r on true`;

/** The same as `peopleOf`, of those who are rated well enough, where ratings are asked for. */
function ratedOf(question: SearchQuestion): SQL {
  const { ratingMin, sort } = question;
  if (ratingMin === null && sort !== "rating") return peopleOf(question);
  return sql`select f.*, r.rating as ranked from (${peopleOf(question)}) f ${ratings}
    ${ratingMin === null ? sql`` : sql`where r.rating >= ${ratingMin}::float8`}`;
}

/** Who comes to the asked place before who does not, within the same service; the nearer of either, in steps of 5 km. */
const orders: Readonly<Record<SearchSort, SQL>> = {
  fit: sql`f.rank, (f.distance_km is null or f.distance_km > coalesce(f.radius_km, 0)), f.distance_km / 5, f.updated_at desc, f.user_id`,
  distance: sql`f.distance_km nulls last, f.rank, f.updated_at desc, f.user_id`,
  price: sql`f.hour_cents nulls last, f.rank, f.distance_km, f.user_id`,
  rating: sql`f.ranked desc nulls last, f.rank, f.distance_km, f.updated_at desc, f.user_id`,
};

/** A page of those whom a question finds, with how many there are: at most one more than are counted. */
export function searchStatement(
  question: SearchQuestion,
  { limit, skip }: { limit: number; skip: number },
): SQL {
  return sql`with found as materialized (${ratedOf(question)}),
    total as (select least(count(*), ${sql.raw(String(countCap + 1))})::integer as total from found)
    select f.user_id, f.services, f.is_by_words, f.place_code, f.distance_km, f.radius_km, f.days, r.rating, r.reviews, total.total
    from total left join lateral (select f.*, row_number() over (order by ${orders[question.sort]}) as place from found f
      order by place limit ${limit}::integer offset ${skip}::integer) f on true ${ratings}
    order by f.place`;
}

/** How many a question finds in each commune. */
export function communesStatement(question: SearchQuestion): SQL {
  return sql`select f.place_code, count(*)::integer as count from (${ratedOf(question)}) f
    where f.place_code is not null group by f.place_code order by count(*) desc, f.place_code`;
}

/** How many offer each of some services, around a place or anywhere; those of nobody are left out. */
export function countsStatement(
  groups: readonly { service: string; subcategories: readonly SubcategorySlug[] }[],
  around: SearchQuestion["around"],
): SQL {
  const parts = groups.map(
    ({
      service,
      subcategories,
    }) => sql`select ${service}::text as service, least(count(*), ${sql.raw(String(countCap))})::integer as count
      from (${peopleOf({ services: subcategories, words: "", around, priceMaxCents: null, day: null, ratingMin: null, sort: "fit" })}) f`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) c where c.count > 0`;
}
