import { quickDays, quickHours } from "@jobami/api/quality/badges";
import { answerHours } from "@jobami/api/quality/routes";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** What is counted of a person for their badges. */
export interface CountedFacts {
  missions: number;
  /** When so many missions were over: by the numbers that badges ask for. */
  since: Record<string, string | null>;
  answers: number;
  quickShare: number;
  reviews: number;
  rating: number;
}

/** What is counted of a jobbeur over some days; figures are not yet held back. */
export interface CountedQuality {
  asked: number;
  answered: number;
  medianMinutes: number | null;
  decided: number;
  accepted: number;
  finished: number;
  cancelled: number;
  reviews: number;
  mean: number | null;
  notes: (number | null)[];
}

async function readOne<Row>(db: Db, json: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await db.execute<{ json: string }>(sql`select (${json})::text as json`);
  const [row] = rows;
  if (row === undefined) throw new Error("An object was built of nothing.");
  return JSON.parse(row.json) as Row;
}

const hours = (count: number) => sql.raw(`interval '${count} hours'`);

/** First messages to a jobbeur since an instant that were answered, or could have been by now; no one answers whom they are separated from. */
const answersOf = (userId: string, from: Date, now: Date) => sql`first_answers f
  where f.jobbeur_id = ${userId}::uuid and f.asked_at > ${from.toISOString()}::timestamptz
    and (f.answered_at is not null or f.asked_at <= ${now.toISOString()}::timestamptz - ${hours(answerHours)}
      and not exists (select from kept_apart k where k.user_id = f.jobbeur_id and k.other_id = f.owner_id))`;

const dayMs = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** The SQL of how people work. */
export const qualityRepository = {
  /** In one statement; missions count on either side. */
  facts: (db: Db, userId: string, now: Date, counts: readonly number[]): Promise<CountedFacts> =>
    readOne(
      db,
      sql`with done as (
          select m.updated_at as since, row_number() over (order by m.updated_at, m.id) as n
          from proposal_pairs p join mission_heads m on m.id = p.mission_id
          where p.is_agreed and m.statut = 'terminee'
            and (p.owner_id = ${userId}::uuid or p.jobbeur_id = ${userId}::uuid)),
        answered as (
          select count(*) as all_of, count(*) filter (where answered_at <= asked_at + ${hours(quickHours)}) as quick
          from ${answersOf(userId, before(now, quickDays), now)})
        select json_build_object(
          'missions', (select count(*) from done),
          'since', coalesce((select json_object_agg(n, to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from done where n in (${sql.join(
              counts.map((count) => sql`${count}::bigint`),
              sql`, `,
            )})), '{}'::json),
          'answers', a.all_of,
          'quickShare', case when a.all_of = 0 then 0 else floor(100.0 * a.quick / a.all_of) end,
          'reviews', coalesce(r.count, 0), 'rating', coalesce(r.mean, 0))
        from answered a left join member_ratings r on r.user_id = ${userId}::uuid`,
    ),
  /** As a jobbeur, over the last days, in one statement. */
  figures: (db: Db, userId: string, now: Date, days: number): Promise<CountedQuality> => {
    const from = sql`${before(now, days).toISOString()}::timestamptz`;
    const mine = sql`${userId}::uuid`;
    return readOne(
      db,
      sql`with answers as (
          select count(*) as asked, count(answered_at) as answered,
            percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60) as median
          from ${answersOf(userId, before(now, days), now)}),
        bids as (select count(*) as decided, count(*) filter (where statut = 'acceptee') as accepted
          from proposal_ends where jobbeur_id = ${mine} and ended_at > ${from}),
        work as (select count(*) filter (where statut = 'terminee') as finished,
            count(*) filter (where statut = 'annulee') as cancelled
          from mission_agreements where jobbeur_id = ${mine} and since > ${from}),
        said as (select count(*) as reviews, avg(total) / 4.0 as mean, array[avg(notes[1]), avg(notes[2]), avg(notes[3]), avg(notes[4])] as notes
          from jobbeur_notes where user_id = ${mine} and shown_at > ${from})
        select json_build_object('asked', asked, 'answered', answered, 'medianMinutes', median::float8,
          'decided', decided, 'accepted', accepted, 'finished', finished, 'cancelled', cancelled,
          'reviews', reviews, 'mean', mean::float8, 'notes', to_json(notes::float8[]))
        from answers, bids, work, said`,
    );
  },
};
