import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { missionJson } from "./missions.json.ts";

const me = sql.placeholder("userId");
const number = (value: number) => sql.raw(String(value));

/** How many of a person's newest proposals say what suits them, and how many categories that makes at most. */
const proposalsRead = 50;
const tradesRead = 5;
/** The newest missions that are compared: of each of their categories, and of all. */
const newestOfTrade = 20;
const newestOfAll = 40;

const isOffered = sql`m.statut = 'ouverte' and m.owner_id <> ${me}
  and not exists (select from mission_bids b where b.mission_id = m.id and b.jobbeur_id = ${me})`;
const newestFirst = sql`m.created_at desc, m.id desc`;

/** The rows of one page of what suits a person, best first; `m.fit` is 2 for their trade, 1 for their department. */
const page = sql`(
  with mine as materialized (
    select m.category, m.department_code from mission_bids b join missions m on m.id = b.mission_id
    where b.jobbeur_id = ${me} order by ${newestFirst} limit ${number(proposalsRead)}),
  trades as (select category from mine group by category order by count(*) desc, category limit ${number(tradesRead)}),
  candidates as (
    select m.id from trades t cross join lateral (
      select m.id from missions m where m.category = t.category and ${isOffered}
      order by ${newestFirst} limit ${number(newestOfTrade)}) m
    union
    select m.id from (
      select m.id from missions m where ${isOffered} order by ${newestFirst} limit ${number(newestOfAll)}) m)
  select m.*, count(*) over () as total,
    case when m.category in (select category from trades) then 2 else 0 end
      + case when m.department_code in (select department_code from mine) then 1 else 0 end as fit
  from missions m where m.id in (select id from candidates)
  order by fit desc, ${newestFirst} limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) m
  join people p on p.id = m.owner_id`;

/** A page of open missions that suit a person, and how many were compared. */
export async function readMatching(db: Db, question: { userId: string; limit: number; offset: number }) {
  const [found] = await db
    .select({
      rows: sql<string>`coalesce(json_agg(${missionJson} order by m.fit desc, ${newestFirst}), '[]')::text`,
      total: sql<number>`coalesce(max(m.total), 0)::integer`,
    })
    .from(page)
    .prepare("missions_matching")
    .execute(question);
  return found ?? { rows: "[]", total: 0 };
}
