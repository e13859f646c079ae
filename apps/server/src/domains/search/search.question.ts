import type { PriceUnit } from "@jobami/api/profiles/limits";
import type { SearchSort } from "@jobami/api/search/routes";
import type { SubcategorySlug } from "@jobami/api/taxonomy";
import { type SQL, sql } from "drizzle-orm";
import { forParser } from "../../platform/database/terms.ts";
import { keyPart, keyText, orderBy, type SortKey } from "../../platform/lists/cursor.ts";
import type { ListWindow } from "../../platform/lists/keyed.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import type { Position } from "../places/places.domain.ts";

/** What is looked for. */
export interface SearchQuestion {
  /** Likeliest first. */
  services: readonly SubcategorySlug[];
  /** Looked for in what people declare of themselves; empty for none. */
  words: string;
  /** Looked for instead of `words`: for each word that was meant, those that profiles state, without accents. */
  nearTerms?: readonly (readonly string[])[];
  around: (Position & { radiusKm: number }) | null;
  priceMaxCents: number | null;
  ratingMin: number | null;
  /** Only those who bear the verified badge on this day, `YYYY-MM-DD`. */
  verifiedOn?: string | null;
  /** Only those who live in this commune. */
  communeCode?: string | null;
  /** Only those who are free on one of so many days from a first one, `YYYY-MM-DD`. */
  free?: { from: string; days: number } | null;
  /** The day on which it is asked, `YYYY-MM-DD`: from it on, days are free. */
  today: string;
  sort: SearchSort;
  /** Only those whom search engines may show. */
  isForEngines?: boolean;
  /** Who asks, where a person does: whom they are separated from is not found. */
  viewerId?: string | null;
}

/** Of a question for services alone. */
export const noTerms: Pick<SearchQuestion, "words"> = { words: "" };

/** How many live in a commune. */
export interface CommuneRow extends Record<string, unknown> {
  place_code: string;
  count: number;
}

/** A person found, as the database gives it. */
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
  /** Of the first alone, where a place is asked for: how many of all who are found live in each commune, the most first. */
  communes: CommuneRow[] | null;
  /** What of their place in the list a cursor carries. */
  key: string;
  total: number;
}

const number = (value: number) => sql.raw(String(value));
/** Of one service anywhere, so many come into question: they are read in the order that is asked for, and no more are counted. */
const most = number(countCap + 1);
/** Around a place no index has their order: of one service, this many are looked at. */
const mostAround = number(5 * countCap);
/** The services of a person found that are reported. */
const mostServices = number(12);

/** Of more profiles than these that state some terms, the last changed ones come into question. */
const mostMatching = number(10 * countCap);

/** On a sphere of 6371 km. */
const kmADegree = 111.195;
/** The rank of what was found by terms alone: after every service. */
const byText = number(1000);

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** Between a row's commune and a point, in km; as on a flat map, which at a hundred km is less than a tenth of one off. */
function distanceTo({ latitude, longitude }: Position): SQL {
  const north = sql`(o.latitude - ${latitude}::float8)`;
  const east = sql`((o.longitude - ${longitude}::float8) * cos(radians((o.latitude + ${latitude}::float8) / 2)))`;
  return sql`${number(kmADegree)} * sqrt(${north} * ${north} + ${east} * ${east})`;
}

/** How far north and how far east of a point its circle goes, in degrees. */
function reachOf({ latitude, radiusKm }: Position & { radiusKm: number }) {
  const north = radiusKm / kmADegree;
  const narrowest = Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180);
  return { north, east: narrowest > 0 ? north / narrowest : 180 };
}

/** So many days from today are looked at for one that is free. */
const daysAhead = number(28);

/**
 * That a row is free on a day: its week has hours then, not all of them are booked, and the person is not away. By `offset 0` both are
 * looked up row by row: of one day alone PostgreSQL would read everybody who is away or booked.
 */
function isFreeOn(row: SQL, day: SQL): SQL {
  return sql`${row}.days & (1 << (extract(isodow from ${day})::integer - 1)) <> 0
    and not exists (select from days_off a where a.user_id = ${row}.user_id and ${day} between a.first_day and a.last_day offset 0)
    and not exists (select from booked_days b where b.user_id = ${row}.user_id and b.day = ${day} offset 0)`;
}

/** On which of some days from a first one a row is free, the earliest: the numbers come in their order, and a sort would try all of them. */
function freeDayOf(row: SQL, from: string, days: SQL): SQL {
  return sql`(select n.ahead::integer from generate_series(0, ${days} - 1) n (ahead)
    where ${isFreeOn(row, sql`(${from}::date + n.ahead)`)} limit 1)`;
}

/** Of a row `o`: that a viewer, where there is one, is not separated from its person. */
const notApart = (viewerId: string | null) =>
  viewerId === null
    ? []
    : [
        sql`o.user_id <> all (array(select k.other_id from kept_apart k where k.user_id = ${viewerId}::uuid))`,
      ];

/** What is asked of a row `o` of whoever may be found, but its service and its terms. */
function conditionsOf(question: SearchQuestion): SQL[] {
  const { around, ratingMin, verifiedOn = null, isForEngines = false, viewerId = null } = question;
  const { communeCode = null, free = null } = question;
  const conditions = [sql`o.is_shown`];
  if (around !== null) {
    const { latitude, longitude } = around;
    const { north, east } = reachOf(around);
    conditions.push(
      sql`o.latitude between ${latitude - north}::float8 and ${latitude + north}::float8`,
      sql`o.longitude between ${longitude - east}::float8 and ${longitude + east}::float8`,
      sql`round(d.km) <= ${around.radiusKm}::integer`,
    );
  }
  if (ratingMin !== null) conditions.push(sql`o.rating >= ${ratingMin}::float8`);
  if (verifiedOn !== null) conditions.push(sql`o.verified_until >= ${verifiedOn}::date`);
  if (communeCode !== null) conditions.push(sql`o.place_code = ${communeCode}`);
  if (free?.days === 1) conditions.push(isFreeOn(sql`o`, sql`${free.from}::date`));
  else if (free !== null)
    conditions.push(sql`${freeDayOf(sql`o`, free.from, number(free.days))} is not null`);
  if (isForEngines) conditions.push(sql`o.is_for_engines`);
  return [...conditions, ...notApart(viewerId)];
}

/** A row `o` beside how far it is, which is reckoned once. */
const withDistance = (table: SQL, { around }: SearchQuestion) =>
  around === null ? table : sql`${table} cross join lateral (select ${distanceTo(around)} as km offset 0) d`;

const priceOf = ({ priceMaxCents }: SearchQuestion) =>
  priceMaxCents === null ? [] : [sql`o.unit = 'hour' and o.amount_cents <= ${priceMaxCents}::integer`];

/** What is stored of a row `o` to sort by, and by whom. */
function countedOf({ around, sort }: SearchQuestion, hourCents: SQL): SQL {
  return sql.join(
    [
      sql`o.user_id, o.updated_at`,
      ...(around === null ? [] : [sql`o.radius_km, o.place_code, round(d.km)::integer as distance_km`]),
      ...(sort === "price" ? [sql`${hourCents} as hour_cents`] : []),
      ...(sort === "rating" ? [sql`o.rating`] : []),
      ...(sort === "soon" ? [sql`o.days`] : []),
    ],
    sql`, `,
  );
}

/** The terms that were meant, as the database searches for them; null where terms are not asked for. */
function matchOf({ words: terms, nearTerms = [] }: SearchQuestion): SQL | null {
  const query = (text: string) => sql`websearch_to_tsquery('public.jobami_french', ${forParser(text)})`;
  if (nearTerms.length > 0)
    return sql`(${sql.join(
      nearTerms.map((like) => query(like.join(" or "))),
      sql` && `,
    )})`;
  return terms === "" ? null : query(terms);
}

/** Whether a question asks for what people state of themselves. */
export const asksForTerms = (question: SearchQuestion) => matchOf(question) !== null;

/** Those who offer a service, each with its rank among those that were asked for. */
function offeringOf(question: SearchQuestion, more: { where: readonly SQL[]; order: SQL; limit: SQL }): SQL {
  const hourCents = sql`case when o.unit = 'hour' then o.amount_cents end`;
  return sql`(select o.*, w.rank::integer as rank
    from unnest(string_to_array(${question.services.join(",")}, ',')) with ordinality w (slug, rank)
    cross join lateral (select ${countedOf(question, hourCents)} from ${withDistance(sql`offered_services o`, question)}
      where ${all([sql`o.subcategory = w.slug`, ...conditionsOf(question), ...priceOf(question), ...more.where])}
      ${more.order} limit ${more.limit}) o)`;
}

const newestFirst = sql`order by o.updated_at desc, o.user_id`;
const bestFirst = sql`order by o.rating desc nulls last, o.updated_at desc, o.user_id`;

function byServices(question: SearchQuestion): readonly SQL[] {
  if (question.services.length === 0) return [];
  if (question.around !== null) return [offeringOf(question, { where: [], order: sql``, limit: mostAround })];
  if (question.sort !== "price")
    return [
      offeringOf(question, {
        where: [],
        order: question.sort === "rating" ? bestFirst : newestFirst,
        limit: most,
      }),
    ];
  const cheapest = { where: [sql`o.unit = 'hour'`], order: sql`order by o.amount_cents, o.user_id` };
  return [
    offeringOf(question, { ...cheapest, limit: most }),
    offeringOf(question, { where: [sql`o.unit <> 'hour'`], order: newestFirst, limit: most }),
  ];
}

/**
 * Those who declare the terms, and offer something. Terms of few are found by their index, which has no order; those of many soon come
 * up by reading whoever changed last, or whoever is there.
 */
function byMatching(question: SearchQuestion): readonly SQL[] {
  const meant = matchOf(question);
  if (meant === null) return [];
  const { priceMaxCents } = question;
  const price = priceMaxCents === null ? [] : [sql`o.hour_cents <= ${priceMaxCents}::integer`];
  const conditions = [sql`o.offers > 0`, ...conditionsOf(question), ...price];
  const counted = sql`${countedOf(question, sql`o.hour_cents`)}, ${byText} as rank`;
  const isCommon = sql`(select count(*) >= ${mostMatching} from saying)`;
  return [
    sql`(with saying as materialized (
        select o.user_id, o.offers, o.hour_cents, o.place_code, o.latitude, o.longitude, o.radius_km, o.days, o.updated_at, o.is_shown,
          o.is_for_engines, o.rating, o.verified_until
        from profile_words o where o.search @@ ${meant} limit ${mostMatching})
      (select ${counted} from ${withDistance(sql`saying o`, question)} where ${all([sql`not ${isCommon}`, ...conditions])}
        ${newestFirst} limit ${most})
      union all
      (select ${counted} from ${withDistance(sql`profile_words o`, question)}
        where ${all([isCommon, sql`ts_match_vq(o.search, ${meant})`, ...conditions])} ${newestFirst} limit ${most}))`,
  ];
}

/** A row for each service and each term that a person is found by. */
function hitsOf(question: SearchQuestion): SQL {
  const parts = [...byServices(question), ...byMatching(question)];
  if (parts.length === 0) return hitsOf({ ...question, services: ["" as SubcategorySlug] });
  return sql`(${sql.join(parts, sql` union all `)})`;
}

/** Everybody whom a question finds, once each, with what they are sorted by. */
function peopleOf(question: SearchQuestion): SQL {
  const { around, sort } = question;
  const counted = [
    sql`h.user_id, min(h.rank) as rank, max(h.rank) = ${byText} as is_said, max(h.updated_at) as updated_at`,
    around === null
      ? sql`null::integer as distance_km, null::integer as radius_km`
      : sql`min(h.distance_km) as distance_km, min(h.radius_km) as radius_km, min(h.place_code) as place_code`,
    ...(sort === "price" ? [sql`min(h.hour_cents) as hour_cents`] : []),
    ...(sort === "rating" ? [sql`max(h.rating) as rating`] : []),
    ...(sort === "soon" ? [sql`min(h.days) as days`] : []),
  ];
  const people = sql`select ${sql.join(counted, sql`, `)} from ${hitsOf(question)} h group by h.user_id`;
  if (sort !== "soon") return people;
  return sql`select p.*, ${freeDayOf(sql`p`, question.free?.from ?? question.today, daysAhead)} as free_in from (${people}) p`;
}

/** What was stated of a person `f`; the limit has them looked up one by one, so that no one else’s reviews are read. */
const ratings = sql`left join lateral (
  select m.mean as rating, m.count as reviews from member_ratings m where m.user_id = f.user_id limit 1) r on true`;

/** After every number that is known. */
const unknown = number(999_999_999);
const lastChanged = sql`-(extract(epoch from p.updated_at) * 1000)::bigint`;
const distance = sql`coalesce(p.distance_km, ${unknown})`;

/**
 * What each order goes by of a person `p`, ascending whole numbers that are never null; who is equal in all stands by their id. By fit:
 * who comes to the asked place before who does not, within the same service; the nearer of either, in steps of 5 km.
 */
const orders: Readonly<Record<SearchSort, readonly SQL[]>> = {
  fit: [
    sql`p.rank`,
    sql`(p.distance_km is null or p.distance_km > coalesce(p.radius_km, 0))::integer`,
    sql`${distance} / 5`,
    lastChanged,
  ],
  distance: [distance, sql`p.rank`, lastChanged],
  price: [sql`coalesce(p.hour_cents, ${unknown})`, sql`p.rank`, distance],
  rating: [sql`-coalesce(round(p.rating * 10000), -1)::integer`, sql`p.rank`, distance, lastChanged],
  soon: [sql`coalesce(p.free_in, ${unknown})`, sql`p.rank`, distance, lastChanged],
};

/** What the list of those who are found is sorted by, as its cursors carry it. */
export const foundOrder = (sort: SearchSort): SortKey => ({
  direction: "asc",
  parts: [...orders[sort].map((_, at) => keyPart.whole(`f.by_${at}`)), keyPart.id("f.user_id")],
});

/** What a person `f` offers of what was asked for: everything, where terms were found. */
function offersOf(question: SearchQuestion): SQL {
  const place = sql`array_position(string_to_array(${question.services.join(",")}, ','), o.subcategory)`;
  const asked = sql`(f.is_said or o.subcategory = any (string_to_array(${question.services.join(",")}, ',')))`;
  return sql`cross join lateral (
    select min(o.place_code) as place_code, min(o.radius_km) as radius_km, min(o.days) as days,
      json_agg(json_build_object('subcategory', o.subcategory, 'unit', o.unit, 'amount_cents', o.amount_cents)
        order by o.place, o.subcategory) as services
    from (select o.*, ${place} as place from offered_services o
      where ${all([sql`o.user_id = f.user_id`, asked, ...priceOf(question)])} order by place, o.subcategory limit ${mostServices}) o) s`;
}

/** So many communes are counted of those who are found. */
const mostCounted = number(50);

/** In which communes all of those live who were found; null without a place. */
const communesFound = ({ around }: SearchQuestion) =>
  around === null
    ? sql`null::json`
    : sql`case when f.place = 1 then (select json_agg(c) from (
        select place_code, count(*)::integer as count from found where place_code is not null
        group by place_code order by count(*) desc, place_code limit ${mostCounted}) c) end`;

/** Those whom a question finds, from a place in their order on, with how many there are: at most one more than are counted. */
export function searchStatement(question: SearchQuestion, { beyond, order, limit }: ListWindow): SQL {
  const by = orders[question.sort].map((part, at) => sql`${part} as ${sql.raw(`by_${at}`)}`);
  return sql`with found as materialized (select p.*, ${sql.join(by, sql`, `)} from (${peopleOf(question)}) p),
    total as (select least(count(*), ${most})::integer as total from found)
    select f.user_id, f.services, f.rank = ${byText} as is_by_words, f.place_code, f.distance_km, f.radius_km, f.days,
      r.rating, r.reviews, ${communesFound(question)} as communes, f.key, f.place, total.total
    from total left join (select f.user_id, f.rank, f.distance_km, f.place, f.key, s.* from
      (select f.*, ${keyText(foundOrder(question.sort))} as key, row_number() over (order by ${orderBy(order)}) as place from
        (select f.* from found f where ${beyond ?? sql`true`} order by ${orderBy(order)} limit ${limit}::integer) f) f
      ${offersOf(question)}) f on true
    ${ratings}`;
}

/** How many a question finds; at most one more than are counted. */
export function howManyStatement(question: SearchQuestion): SQL {
  return sql`select least(count(*), ${most})::integer as total from (${peopleOf(question)}) f`;
}

/** How many a question with a place finds in each commune. */
export function communesStatement(question: SearchQuestion): SQL {
  return sql`select h.place_code, count(distinct h.user_id)::integer as count from ${hitsOf(question)} h
    where h.place_code is not null group by h.place_code order by count(*) desc, h.place_code`;
}

/** How many offer each of some services, around a place or anywhere; those of no one are left out. */
export function countsStatement(
  groups: readonly { service: string; subcategories: readonly SubcategorySlug[] }[],
  around: SearchQuestion["around"],
): SQL {
  const parts = groups.map(
    ({
      service,
      subcategories,
    }) => sql`select ${service}::text as service, least(count(distinct h.user_id), ${number(countCap)})::integer as count
      from ${hitsOf({ services: subcategories, ...noTerms, around, priceMaxCents: null, ratingMin: null, today: "epoch", sort: "fit" })} h`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) c where c.count > 0`;
}

/** What else is known of a person on a page of those who were found. */
export interface DetailRow extends Record<string, unknown> {
  user_id: string;
  is_verified: boolean;
  /** In so many days from the first one that is asked for. */
  free_in: number | null;
  answers: number;
  quick_answers: number;
  answer_minutes: number | null;
}

/** The badge, the next free day and the first answers of some people, each looked up by their own. */
export function detailsStatement(
  userIds: readonly string[],
  { today, from, since, quickHours }: { today: string; from: string; since: string; quickHours: number },
): SQL {
  return sql`select w.user_id, coalesce(w.verified_until >= ${today}::date, false) as is_verified,
      ${freeDayOf(sql`w`, from, daysAhead)} as free_in,
      a.answers, a.quick_answers, a.answer_minutes
    from unnest(string_to_array(${userIds.join(",")}, ',')::uuid[]) u (user_id)
    join profile_words w on w.user_id = u.user_id
    cross join lateral (
      select count(*)::integer as answers,
        count(*) filter (where f.answered_at <= f.asked_at + ${number(quickHours)} * interval '1 hour')::integer as quick_answers,
        round((percentile_cont(0.5) within group (order by extract(epoch from f.answered_at - f.asked_at) / 60))::numeric)::integer
          as answer_minutes
      from first_answers f
      where f.jobbeur_id = w.user_id and f.asked_at > ${since}::timestamptz and f.answered_at is not null) a`;
}

/** So many profiles are asked for the terms they declare. */
const mostAsked = number(50);
/** How like two terms are at least, from 0 to 1. */
const leastLike = number(0.5);

/** The terms that profiles state which are like some others; read of a few who declare something like all of them. */
export function termsLikeStatement(typed: readonly string[]): SQL {
  const conditions = typed.map((word) => sql`${word}::text operator(public.<%) w.plain`);
  return sql`with said as (
      select distinct said.word from (
        select w.plain from profile_words w where ${all([sql`w.is_shown`, ...conditions])} limit ${mostAsked}) w
      cross join lateral regexp_split_to_table(w.plain, '[^a-z0-9]+') said (word) where length(said.word) > 2)
    select t.word as typed, like_it.word from unnest(string_to_array(${typed.join(",")}, ',')) t (word)
    cross join lateral (
      select s.word, public.similarity(t.word, s.word) as alike from said s
      where public.word_similarity(t.word, s.word) >= ${leastLike} order by alike desc, s.word limit 5) like_it
    order by t.word, like_it.alike desc`;
}

/** A subcategory, and the place in a list of the service that it is part of. */
export interface ShownGroup {
  subcategory: SubcategorySlug;
  place: number;
}

/** One of the best rated of a subcategory. */
export interface ShownRow extends Record<string, unknown> {
  user_id: string;
  subcategory: SubcategorySlug;
  place: number;
  place_code: string | null;
}

/** So many of each subcategory come into question. */
const mostShown = number(3);

/** Those of some subcategories whom search engines may show and who were rated: by the place of their service, the best first. */
export function shownStatement(of: readonly ShownGroup[], viewerId: string | null): SQL {
  const slugs = of.map(({ subcategory }) => subcategory).join(",");
  const places = of.map(({ place }) => place).join(",");
  return sql`select o.user_id, o.subcategory, w.place, o.place_code
    from unnest(string_to_array(${slugs}, ','), string_to_array(${places}, ',')::integer[]) w (slug, place)
    cross join lateral (select o.user_id, o.subcategory, o.place_code, o.rating, o.updated_at from offered_services o
      where ${all([sql`o.subcategory = w.slug`, sql`o.is_shown`, sql`o.is_for_engines`, sql`o.rating is not null`, ...notApart(viewerId)])}
      ${bestFirst} limit ${mostShown}) o
    order by w.place, o.rating desc, o.updated_at desc, o.user_id, o.subcategory`;
}
