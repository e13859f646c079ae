import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { areApart, personJson } from "../../platform/database/json.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import type { NearPlace } from "../places/places.domain.ts";
import { missionJson } from "./missions.json.ts";
import { isForAll } from "./missions.visibility.ts";

const at = (name: string) => sql.placeholder(name);
const number = (value: number) => sql.raw(String(value));

/** How far the communes of a zone are, by their codes: looked up, since a join may compare every commune with every row. */
const zoneOf = (kms: SQL | ReturnType<typeof at>) => sql`(select ${kms}::jsonb as kms offset 0) z`;

/** The values of the placeholders, or parameters, of a zone. */
export const zoneValues = (zone: readonly NearPlace[]) => ({
  codes: zone.map(({ code }) => code).join(","),
  kms: JSON.stringify(Object.fromEntries(zone.map(({ code, km }) => [code, km]))),
});

/** Of how many days, today’s first, one is enough for a mission that is wanted on no day of its own. */
const daysAhead = 28;

/** A jobbeur `w` has time on a day for a mission `m`, by their usual week and their days off. */
const hasTimeOn = (day: SQL) => sql`(is_available(w.availability, ${day}, m.moment)
  and not exists (select from days_off o where o.user_id = w.user_id and ${day} between o.first_day and o.last_day))`;

/** The one rule of who suits whom, of a mission `m`, a jobbeur `w` and the way `km` between them. */
const suits = (
  km: SQL,
  today: SQL,
) => sql`w.services @> jsonb_build_array(jsonb_build_object('subcategory', m.subcategory))
  and ${km} <= w.radius_km
  and case when m.timing = 'date' then ${hasTimeOn(sql`m.day`)}
    else exists (select from generate_series(0, least(m.day - ${today}, ${number(daysAhead - 1)})) n
      where ${hasTimeOn(sql`${today} + n`)}) end`;

const nearestFirst = sql`m.km, m.created_at desc, m.id desc`;

/** A question for the missions that suit a jobbeur. */
export interface MatchingQuestion {
  userId: string;
  zone: readonly NearPlace[];
  /** The day, `YYYY-MM-DD`, that it is. */
  today: string;
  showRejected: boolean;
  limit: number;
  offset: number;
}

/** The values of the placeholders of the statement. */
export const matchingValues = ({ zone, ...question }: MatchingQuestion) => ({
  ...question,
  ...zoneValues(zone),
});

/** The one statement of a page of missions that suit a jobbeur, the nearest first; what they have answered is left out. */
export function matchingStatement(db: Db) {
  const answered = sql`select b.mission_id from mission_bids b where b.jobbeur_id = ${at("userId")}`;
  const viewer = sql`${at("userId")}::uuid`;
  const rejected = sql`select r.mission_id from mission_reactions r where r.user_id = ${at("userId")} and r.kind = 'rejected'`;
  // Many may suit: they are sorted and counted by little more than their keys, and the page alone is read whole.
  const page = sql`(
    select m.id, m.km, jsonb_path_exists(w.availability, '$.*[*]') as is_available,
      least(count(*) over (), ${number(countCap + 1)})::integer as total
    from working_profiles w
    cross join jsonb_to_recordset(w.services) s(subcategory text)
    cross join lateral (
      select m.id, m.created_at, m.day, m.timing, m.moment, m.subcategory, (z.kms ->> m.place_code)::integer as km
      from missions m cross join ${zoneOf(at("kms"))}
      where m.subcategory = s.subcategory and ${isForAll}
        and m.place_code = any(string_to_array(${at("codes")}, ',')) and m.owner_id <> w.user_id
        and m.owner_id not in (select k.other_id from kept_apart k where k.user_id = ${at("userId")})
      offset 0) m
    where w.user_id = ${at("userId")} and ${suits(sql`m.km`, sql`${at("today")}::date`)} and (${at("showRejected")}::boolean or m.id not in (${rejected}))
      and m.id not in (${answered})
    order by ${nearestFirst} limit ${at("limit")} offset ${at("offset")})`;
  const found = sql`(
    select m.*, f.km, f.is_available, f.total, m.id in (${rejected}) as is_rejected
    from ${page} f join missions m on m.id = f.id) m
    join people p on p.id = m.owner_id
    left join lateral (
      select json_build_object('missionId', a.mission_id, 'title', a.title, 'owner', ${personJson("o", viewer)}) as json
      from mission_agreements a join people o on o.id = a.owner_id
      where a.jobbeur_id = ${viewer} and a.statut = 'en_cours' and m.day between a.day and coalesce(a.end_day, a.day)
      order by a.agreed_at, a.mission_id limit 1) b on true`;
  const fit = sql`jsonb_build_object('fit', json_build_object('km', m.km, 'isAvailable', m.is_available, 'booked', b.json), 'isRejected', m.is_rejected)`;
  return db
    .select({
      rows: sql<string>`coalesce(json_agg(${missionJson}::jsonb || ${fit} order by ${nearestFirst}), '[]')::text`,
      total: sql<number>`coalesce(max(m.total), 0)::integer`,
    })
    .from(found);
}

/** A page of open missions that suit a jobbeur, and how many do. */
export async function readMatching(db: Db, question: MatchingQuestion) {
  const [found] = await matchingStatement(db).prepare("missions_matching").execute(matchingValues(question));
  return found ?? { rows: "[]", total: 0 };
}

/** The ids of the jobbeurs whom a mission suits on a day, as an audience; `zone` is what lies around its commune. */
export function whomSuits(missionId: string, zone: readonly NearPlace[], today: string): SQL {
  const { codes, kms } = zoneValues(zone);
  const km = sql`(z.kms ->> w.place_code)::integer`;
  return sql`select w.user_id as id from missions m
    cross join ${zoneOf(sql`${kms}::text`)}
    join working_profiles w on w.place_code = any(string_to_array(${codes}::text, ',')) and w.user_id <> m.owner_id
    join people p on p.id = w.user_id and not p.profile_hidden
    where m.id = ${missionId}::uuid and ${suits(km, sql`${today}::date`)}
      and not exists (select from mission_asks a where a.mission_id = m.id and a.jobbeur_id = w.user_id)
      and not ${areApart(sql`m.owner_id`, sql`w.user_id`)}`;
}
