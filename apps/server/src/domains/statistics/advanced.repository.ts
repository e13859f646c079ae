import type { AdvancedStatistics, ComparedPrice, StatisticsLine } from "@jobami/api/statistics/contract";
import { fewestOthers, mostLines, type StatisticsSide } from "@jobami/api/statistics/routes";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { mine, startOf } from "./statistics.repository.ts";

/** Days in France, the last one left out. */
interface Days {
  start: string;
  end: string;
}

async function readJson<T>(db: Db, json: SQL): Promise<T> {
  const { rows } = await db.execute<{ json: string }>(sql`select (${json})::text as json`);
  const [row] = rows;
  if (row === undefined) throw new Error("An object was built of nothing.");
  return JSON.parse(row.json) as T;
}

/** A person’s proposals of some days, with where and what for. */
const bids = (userId: string, side: StatisticsSide, { start, end }: Days) => sql`
  select p.mission_id, p.statut, m.subcategory, m.place_name, p.created_at at time zone ${franceZoneSql} as at
  from proposal_moments p join posted_missions m on m.id = p.mission_id
  where p.${mine(side)} = ${userId}::uuid and p.created_at >= ${startOf(start)} and p.created_at < ${startOf(end)}`;

const lines = (column: "subcategory" | "place_name") => sql`(
  select coalesce(json_agg(l order by l.proposals desc, l.name), '[]'::json) from (
    select ${sql.raw(column)} as name, count(*) as proposals, count(*) filter (where statut = 'acceptee') as accepted
    from bids group by 1 order by 2 desc, 1 limit ${sql.raw(String(mostLines))}) l)`;

/** The missions that a period is about: those that a jobbeur saw or proposed for; those that a person posted. */
function funnelMissions(userId: string, side: StatisticsSide, { start, end }: Days): SQL {
  const me = sql`${userId}::uuid`;
  return side === "jobbeur"
    ? sql`select subject_id as id, true as is_seen from page_looks
          where viewer_id = ${me} and kind = 'mission' and day >= ${start}::date and day < ${end}::date
        union select mission_id, true from bids`
    : sql`select m.id, exists (select from page_looks l where l.owner_id = ${me} and l.kind = 'mission' and l.subject_id = m.id)
            or exists (select from proposal_moments p where p.mission_id = m.id) as is_seen
          from posted_missions m
          where m.owner_id = ${me} and m.created_at >= ${startOf(start)} and m.created_at < ${startOf(end)}`;
}

/** Counted by missions, so that no step is higher than the one before. */
function funnel(userId: string, side: StatisticsSide, days: Days): SQL {
  const by = side === "jobbeur" ? sql`and p.jobbeur_id = ${userId}::uuid` : sql``;
  return sql`(select json_build_object('seen', count(*) filter (where is_seen),
      'proposed', count(*) filter (where is_proposed), 'accepted', count(*) filter (where is_accepted),
      'paid', count(*) filter (where is_accepted and is_paid))
    from (select f.id, f.is_seen,
        exists (select from proposal_moments p where p.mission_id = f.id ${by}) as is_proposed,
        exists (select from proposal_moments p where p.mission_id = f.id and p.statut = 'acceptee' ${by}) as is_accepted,
        coalesce((select sum(v.cents) > 0 or sum(v.jobis) > 0 from mission_moves v where v.mission_id = f.id), false) as is_paid
      from (${funnelMissions(userId, side, days)}) f) g)`;
}

/** A matrix of weekdays by parts of the day: 5 to 12, to 18, to 23, and the rest. */
const hours = sql.raw(`(
  select coalesce(json_agg(json_build_array(weekday, part, n)), '[]'::json) from (
    select extract(isodow from at)::int - 1 as weekday,
      case when extract(hour from at) between 5 and 11 then 0 when extract(hour from at) between 12 and 17 then 1
        when extract(hour from at) between 18 and 22 then 2 else 3 end as part, count(*) as n
    from bids group by 1, 2) h)`);

type Read = Pick<AdvancedStatistics, "services" | "towns" | "funnel"> & { hours: [number, number, number][] };

/** The SQL of figures in detail. */
export const advancedRepository = {
  /** Services, towns, hours and the way from seen to paid, in one statement. */
  async detail(
    db: Db,
    userId: string,
    side: StatisticsSide,
    days: Days,
  ): Promise<{ services: StatisticsLine[]; towns: StatisticsLine[] } & Read> {
    return readJson(
      db,
      sql`with bids as (${bids(userId, side, days)})
        select json_build_object('services', ${lines("subcategory")}, 'towns', ${lines("place_name")},
          'hours', ${hours}, 'funnel', ${funnel(userId, side, days)})`,
    );
  },
  /**
   * One's own median beside that of the others in the department, over a year, in euros alone. Others are shown only
   * where there are enough of them, each counted once.
   */
  prices: (db: Db, userId: string, side: StatisticsSide, { start, end }: Days): Promise<ComparedPrice[]> => {
    const me = sql`${userId}::uuid`;
    const other = mine(side);
    return readJson(
      db,
      sql`with own as (
          select m.subcategory, m.department_code, m.budget_type, count(*) as n,
            round(percentile_cont(0.5) within group (order by a.amount_cents)) as cents
          from mission_agreements a join posted_missions m on m.id = a.mission_id
          where a.${other} = ${me} and a.jobis = 0 and a.agreed_at >= ${startOf(start)} and a.agreed_at < ${startOf(end)}
          group by 1, 2, 3 order by n desc, 1, 2, 3 limit ${mostLines})
        select coalesce(json_agg(json_build_object('subcategory', o.subcategory, 'department', o.department_code,
          'isHourly', o.budget_type = 'horaire', 'agreements', o.n, 'cents', o.cents,
          'others', case when t.people >= ${fewestOthers} then t.cents end) order by o.n desc, o.subcategory), '[]'::json)
        from own o cross join lateral (
          select count(distinct a.${other}) as people,
            round(percentile_cont(0.5) within group (order by a.amount_cents)) as cents
          from posted_missions m join mission_agreements a on a.mission_id = m.id
          where m.subcategory = o.subcategory and m.department_code = o.department_code and m.budget_type = o.budget_type
            and m.statut in ('en_cours', 'terminee') and a.jobis = 0 and a.${other} <> ${me}
            and a.agreed_at >= ${startOf(start)} and a.agreed_at < ${startOf(end)}) t`,
    );
  },
  /** Proposals, those that were accepted, and the median of what was agreed on in euros, by month. */
  trend: (
    db: Db,
    userId: string,
    side: StatisticsSide,
    { start, end }: Days,
  ): Promise<{ month: string; proposals: number; accepted: number; cents: number | null }[]> => {
    const me = sql`${userId}::uuid`;
    const month = (column: string) =>
      sql`to_char(${sql.raw(column)} at time zone ${franceZoneSql}, 'YYYY-MM')`;
    return readJson(
      db,
      sql`with made as (
          select ${month("created_at")} as month, count(*) as proposals, count(*) filter (where statut = 'acceptee') as accepted
          from proposal_moments where ${mine(side)} = ${me}
            and created_at >= ${startOf(start)} and created_at < ${startOf(end)} group by 1),
        agreed as (
          select ${month("agreed_at")} as month, round(percentile_cont(0.5) within group (order by amount_cents)) as cents
          from mission_agreements where ${mine(side)} = ${me} and jobis = 0
            and agreed_at >= ${startOf(start)} and agreed_at < ${startOf(end)} group by 1)
        select coalesce(json_agg(json_build_object('month', coalesce(m.month, a.month), 'proposals', coalesce(m.proposals, 0),
          'accepted', coalesce(m.accepted, 0), 'cents', a.cents)), '[]'::json)
        from made m full join agreed a on a.month = m.month`,
    );
  },
};
