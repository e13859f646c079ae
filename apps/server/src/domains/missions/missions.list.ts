import type { MissionListQuery } from "@jobami/api/missions/contract";
import { reviewWindowMs } from "@jobami/machines/reviews/review";
import { type SQL, sql } from "drizzle-orm";
import { instantText } from "../../platform/database/json.ts";
import { forParser } from "../../platform/database/terms.ts";
import { isAfterKey, keyText, keyValues, orderBy as orderOf } from "../../platform/lists/cursor.ts";
import { countCap, rowsBefore } from "../../platform/lists/pagination.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";
import { sortOrders } from "./missions.cursor.ts";
import { missionJsonFor, readerOf } from "./missions.json.ts";
import { turnJson } from "./missions.turns.ts";
import { isAskedOf, isForAll } from "./missions.visibility.ts";

/** A search reads this many of the newest open missions before it asks the full-text index. */
const searchWindow = 5000;

/** Which list: open missions, or everything the person may see. */
export type ListScope = "list" | "all";

/** A question to the list. */
export interface ListQuestion {
  scope: ListScope;
  query: MissionListQuery;
  userId: string;
  /** The communes of the reader's zone, by their codes, where the list is of it alone. */
  zone?: readonly string[];
  /** The first and the last day on which they are wanted, where that is asked for. */
  days?: { first: string; last: string };
  /** Parts of the key of the last row seen. */
  key: readonly string[] | null;
}

/** Rows of some kind: the ids of the first ones in order, or any `take` of them. */
interface Source {
  first(take: number): SQL;
  any(take: number): SQL;
}

const at = (name: string) => sql.placeholder(name);
const oneOf = (name: string) => sql`any(string_to_array(${at(name)}, ','))`;
const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
const number = (value: number) => sql.raw(String(value));

const isOpen = sql`m.statut = 'ouverte'`;
/** Missions that moderators took away are listed for their owners alone, and for who was chosen for them. */
const isShown = sql`not m.is_hidden`;
const isOwn = sql`m.owner_id = ${at("userId")}`;
const isOthers = sql`m.owner_id <> ${at("userId")}`;
const matches = sql`m.search @@ websearch_to_tsquery('public.jobami_french', ${at("search")})`;

const reader = sql`${at("userId")}::uuid`;
const agreed = sql`(select json_build_object('amount', ${amountJson("a")}, 'jobiAmount', ${jobiAmountJson("a")}, 'paymentMethodType', a.payment_method)
  from agreed_prices a where a.mission_id = m.id and ${reader} in (a.owner_id, a.jobbeur_id))`;
const reviewUntil = sql`case when m.statut = 'terminee'
    and exists (select from agreed_prices a where a.mission_id = m.id and ${reader} in (a.owner_id, a.jobbeur_id))
    and not exists (select from written_reviews w where w.mission_id = m.id and w.author_id = ${reader})
  then ${instantText(`(m.updated_at + interval '${reviewWindowMs / 3_600_000} hours')`)} end`;
const listedJson = missionJsonFor({
  reader: readerOf(reader),
  more: sql`'agreed', ${agreed}, 'reviewUntil', ${reviewUntil}, 'turn', ${turnJson(reader)}`,
});

/** Read at once: joined, a handful of ids would be looked for among all missions in their order. */
const idsOf = (missions: SQL) => sql`(array(${missions}))`;
const liked = idsOf(
  sql`select r.mission_id from mission_reactions r where r.user_id = ${at("userId")} and r.kind = 'liked'`,
);
const proposedOn = idsOf(
  sql`select b.mission_id from mission_bids b where b.jobbeur_id = ${at("userId")} and b.statut = ${oneOf("offerStatus")}`,
);

function filtersOf(query: MissionListQuery): SQL[] {
  const filters: [unknown, SQL][] = [
    [
      query.category_filters,
      sql`(m.category = ${oneOf("categoryFilters")} or m.subcategory = ${oneOf("categoryFilters")})`,
    ],
    [
      query.profile_types,
      sql`exists (select from people o where o.id = m.owner_id and o.user_type = ${oneOf("profileTypes")})`,
    ],
    [query.offer_status, sql`m.id = any${proposedOn}`],
    [query.liked, query.liked === true ? sql`m.id = any${liked}` : sql`m.id <> all${liked}`],
    [query.nearby || undefined, sql`m.place_code = ${oneOf("zone")}`],
    [query.categories, sql`m.category = ${oneOf("categories")}`],
    [query.subcategories, sql`m.subcategory = ${oneOf("subcategories")}`],
    [query.budget_types, sql`m.budget_type = ${oneOf("budgetTypes")}`],
    [query.payment_methods, sql`m.payment_method = ${oneOf("paymentMethods")}`],
    [query.when, sql`m.day between ${at("firstDay")}::date and ${at("lastDay")}::date`],
    [query.is_urgent, sql`m.is_urgent = ${at("isUrgent")}`],
    [query.missionId, sql`m.id = ${at("missionId")}`],
    [query.status, sql`m.statut = ${oneOf("status")}`],
  ];
  return filters.filter(([value]) => value !== undefined).map(([, condition]) => condition);
}

/** The values of the placeholders that a question's statement has. */
export function valuesOf({ query, userId, zone, days, key }: ListQuestion): Record<string, unknown> {
  return {
    userId,
    categories: query.categories?.join(","),
    subcategories: query.subcategories?.join(","),
    budgetTypes: query.budget_types?.join(","),
    paymentMethods: query.payment_methods?.join(","),
    categoryFilters: query.category_filters?.join(","),
    profileTypes: query.profile_types?.join(","),
    offerStatus: query.offer_status?.join(","),
    zone: zone?.join(","),
    firstDay: days?.first,
    lastDay: days?.last,
    isUrgent: query.is_urgent,
    missionId: query.missionId,
    status: query.status?.join(","),
    search: query.search === undefined ? undefined : forParser(query.search),
    ...keyValues(key),
  };
}

function statementParts({ scope, query, key }: ListQuestion) {
  const order = sortOrders[query.sort_by];
  const orderBy = orderOf(order);
  const filters = filtersOf(query);
  const after = key === null ? [] : [isAfterKey(order)];

  /** Rows under conditions. The page alone starts after the key; a count is of the whole list. */
  function rows(where: readonly SQL[], others = filters): Source {
    return {
      first: (take) => sql`(select m.* from missions m where ${all([...where, ...others, ...after])}
        order by ${orderBy} limit ${number(take)})`,
      // Without the order a count may walk the table, closed missions included.
      any: (take) => sql`(select m.id from missions m where ${all([...where, ...others])}
        order by ${orderBy} limit ${number(take)})`,
    };
  }

  /** Open rows of chosen categories or communes: each one's index gives its own first rows. */
  function rowsOfEach(
    column: "category" | "subcategory" | "place_code",
    by: { filter: keyof MissionListQuery; values: string },
    where: readonly SQL[],
  ): Source {
    // Stated twice, the condition appears so rare that its rows are read all and sorted.
    const others = filtersOf({ ...query, [by.filter]: undefined });
    const each = rows([...where, isForAll, sql`m.${sql.raw(column)} = wanted.value`], others);
    const through = (part: SQL) =>
      sql`(select m.* from (select distinct unnest(string_to_array(${at(by.values)}, ','))) wanted(value) cross join lateral ${part} m)`;
    return { first: (take) => through(each.first(take)), any: (take) => through(each.any(take)) };
  }

  /**
   * Open rows that match the terms. Common terms are found among the newest rows; walking the date index for a rare
   * one would read the whole table, so the full-text index answers when the newest do not fill the page.
   */
  function rowsFound(where: readonly SQL[]): Source {
    const conditions = all([isForAll, matches, ...where, ...filters]);
    const deep = (limit: SQL) =>
      sql`select m.* from missions m where ${all([isForAll, matches, ...where, ...filters, ...after])} ${limit}`;
    const newest = sql`select m.* from (select m.* from missions m where ${all([isForAll, ...after])}
      order by m.created_at desc, m.id desc limit ${number(searchWindow)}) m where ${conditions}`;
    return {
      first: (take) =>
        query.sort_by === "recent"
          ? sql`(with newest as materialized (select * from (${newest}) m limit ${number(take)}),
              is_full as materialized (select count(*) = ${number(take)} as yes from newest),
              deep as materialized (select m.id, m.created_at from (${deep(sql``)}) m
                where not (select yes from is_full))
            select m.* from newest m where (select yes from is_full)
            union all
            select m.* from missions m where m.id in (
              select m.id from deep m order by m.created_at desc, m.id desc limit ${number(take)}))`
          : sql`(with deep as materialized (${deep(sql`limit ${number(searchWindow)}`)})
            select m.* from deep m order by ${orderBy} limit ${number(take)})`,
      any: (take) => sql`(select m.id from missions m where ${conditions} limit ${number(take)})`,
    };
  }

  function open(): Source {
    const notApart = sql`m.owner_id not in (select k.other_id from kept_apart k where k.user_id = ${at("userId")})`;
    const where = query.owner === false ? [notApart, isOthers] : [notApart];
    if (query.search !== undefined) return rowsFound(where);
    if (query.missionId !== undefined || query.liked === true || query.offer_status)
      return rows([isForAll, ...where]);
    if (query.nearby) return rowsOfEach("place_code", { filter: "nearby", values: "zone" }, where);
    if (query.subcategories)
      return rowsOfEach("subcategory", { filter: "subcategories", values: "subcategories" }, where);
    if (query.categories)
      return rowsOfEach("category", { filter: "categories", values: "categories" }, where);
    return rows([isForAll, ...where]);
  }

  /** The kinds of rows that the list is the union of. */
  function sources(): Source[] {
    const found = query.search === undefined ? [] : [matches];
    if (scope === "list") return [query.owner === true ? rows([isOpen, isOwn, ...found]) : open()];
    const own = rows([isOwn, ...found]);
    const bidOn = rows([
      sql`m.id in (select b.mission_id from mission_bids b where b.jobbeur_id = ${at("userId")})`,
      sql`(${isShown} or exists (select from proposal_pairs b where b.mission_id = m.id and b.jobbeur_id = ${at("userId")} and b.is_agreed))`,
      ...found,
    ]);
    if (query.owner === true) return [own];
    const wanted = query.status ?? ["ouverte"];
    const asked = rows([
      sql`m.id in (select a.mission_id from mission_asks a where a.jobbeur_id = ${at("userId")} and a.is_open)`,
      isAskedOf(at("userId")),
      ...found,
    ]);
    const visible = wanted.includes("ouverte") ? [open()] : [];
    return query.owner === false ? [...visible, asked, bidOn] : [...visible, own, asked, bidOn];
  }
  return { orderBy, lastKey: keyText(order), sources: sources() };
}

/** The one statement of a page: its rows as JSON, the key to go on from, the capped count of the whole list, and where the reader works. */
export function listStatement(question: ListQuestion) {
  const { limit } = question.query;
  const skip = rowsBefore(question.query, question.key);
  const take = skip + limit + 1;
  const { orderBy, lastKey, sources } = statementParts(question);
  const ids = (part: (source: Source) => SQL) =>
    sources.length === 1
      ? part(sources[0] as Source)
      : sql`(${sql.join(
          sources.map((s) => sql`select m.id from ${part(s)} m`),
          sql` union `,
        )})`;
  const candidates = ids((source) => source.first(take));
  const counted = ids((source) => source.any(countCap + 1));
  // One kind of rows ends at the cap by itself: a further limit would hand on each of a thousand rows once more.
  const some =
    sources.length === 1 ? counted : sql`(select 1 from ${counted} m limit ${number(countCap + 1)})`;
  const rows =
    sources.length === 1 ? candidates : sql`(select m.* from missions m where m.id in ${candidates})`;
  return {
    rows: sql<string>`coalesce(json_agg(${listedJson} order by m.n) filter (where m.n <= ${number(skip + limit)}), '[]')::text`,
    nextKey: sql<
      string | null
    >`case when count(*) > ${number(limit)} then max(${lastKey}) filter (where m.n = ${number(skip + limit)}) end`,
    total: sql<number>`(select count(*) from ${some} c)::integer`,
    home: sql<string | null>`(select w.place_code from worked_places w where w.user_id = ${at("userId")})`,
    from: sql`(select m.*, row_number() over (order by ${orderBy}) as n from ${rows} m
      order by ${orderBy} limit ${number(limit + 1)} offset ${number(skip)}) m
      join people p on p.id = m.owner_id`,
    skip,
  };
}
