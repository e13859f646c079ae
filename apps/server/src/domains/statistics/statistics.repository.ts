import type { LookedKind, StatisticsSide } from "@jobami/api/statistics/routes";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { pageViews } from "./statistics.tables.ts";

/** What is counted, day by day. */
export const measures = [
  "missions",
  "finished",
  "proposals",
  "accepted",
  "refused",
  "views",
  "favorites",
  "reviews",
  "notes",
  "cents",
  "jobis",
] as const;
export type Measure = (typeof measures)[number];

/** How much of a measure there was on a day in France; `notes` are quarters of a mean. */
export interface DayCount {
  measure: Measure;
  day: string;
  amount: number;
}

const paris = (column: string) => sql`(${sql.raw(column)} at time zone ${franceZoneSql})::date`;
/** The instant at which a day begins in France. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${franceZoneSql})`;

/** Whose row it is, by the side that a person stands on. */
export const mine = (side: StatisticsSide) => sql.raw(side === "jobbeur" ? "jobbeur_id" : "owner_id");

/** What happened to a person, each source by its measure, its instant and how much. */
function sources(side: StatisticsSide, me: SQL, from: SQL): SQL {
  const own = sql`${mine(side)} = ${me}`;
  const begun =
    side === "jobbeur"
      ? sql`select 'missions' as measure, ended_at as at, 1 as amount from proposal_moments
          where jobbeur_id = ${me} and statut = 'acceptee' and ended_at >= ${from}`
      : sql`select 'missions' as measure, created_at as at, 1 as amount from posted_missions
          where owner_id = ${me} and created_at >= ${from}`;
  const noted = sql.raw(side === "jobbeur" ? "'client'" : "'jobbeur'");
  return sql.join(
    [
      begun,
      sql`select 'finished', since, 1 from mission_agreements where ${own} and statut = 'terminee' and since >= ${from}`,
      sql`select 'proposals', created_at, 1 from proposal_moments where ${own} and created_at >= ${from}`,
      sql`select case statut when 'acceptee' then 'accepted' else 'refused' end, ended_at, 1 from proposal_moments
        where ${own} and is_decided and ended_at >= ${from}`,
      sql`select 'favorites', created_at, 1 from favorite_pairs where favorite_user_id = ${me} and created_at >= ${from}`,
      sql`select 'reviews', shown_at, 1 from review_notes where user_id = ${me} and side = ${noted} and shown_at >= ${from}`,
      sql`select 'notes', shown_at, total from review_notes where user_id = ${me} and side = ${noted} and shown_at >= ${from}`,
      sql`select 'cents', created_at, cents from mission_moves where ${own} and created_at >= ${from}`,
      sql`select 'jobis', created_at, jobis from mission_moves where ${own} and created_at >= ${from}`,
    ],
    sql` union all `,
  );
}

/** Minutes until a person answered: a jobbeur a first message, whoever asks a proposal. */
function answers(side: StatisticsSide, me: SQL, from: SQL): SQL {
  return side === "jobbeur"
    ? sql`select answered_at as at, extract(epoch from answered_at - asked_at) / 60 as minutes from first_answers
        where jobbeur_id = ${me} and answered_at >= ${from}`
    : sql`select ended_at as at, extract(epoch from ended_at - created_at) / 60 as minutes from proposal_moments
        where owner_id = ${me} and is_decided and ended_at >= ${from}`;
}

/** How long answers took in a period: their median in minutes, and how many they were. */
export interface AnswerTime {
  count: number;
  minutes: number | null;
}

/** The SQL of one's own figures. */
export const statisticsRepository = {
  /** Everything that is counted, by day, since the first day. */
  async days(db: Db, userId: string, side: StatisticsSide, first: string): Promise<DayCount[]> {
    const me = sql`${userId}::uuid`;
    const { rows } = await db.execute<{ measure: Measure; day: string; amount: string }>(sql`
      select measure, ${paris("at")}::text as day, sum(amount)::text as amount
        from (${sources(side, me, startOf(first))}) s group by 1, 2
      union all
      select 'views', day::text, count(*)::text from page_looks
        where owner_id = ${me} and kind = 'profil' and day >= ${first}::date group by day`);
    return rows.map(({ measure, day, amount }) => ({ measure, day, amount: Number(amount) }));
  },
  /** How long answers took between two days, the second one left out. */
  async answerTime(
    db: Db,
    userId: string,
    side: StatisticsSide,
    { start, end }: { start: string; end: string },
  ): Promise<AnswerTime> {
    const me = sql`${userId}::uuid`;
    const { rows } = await db.execute<{ count: string; minutes: number | null }>(sql`
      select count(*)::text as count, percentile_cont(0.5) within group (order by minutes)::float8 as minutes
      from (${answers(side, me, startOf(start))}) a where at < ${startOf(end)}`);
    const [row] = rows;
    return { count: Number(row?.count ?? 0), minutes: row?.minutes ?? null };
  },
  /** Whose a profile or a mission is that this person may see; null for what is no one’s, or withheld from them. */
  async ownerOf(db: Db, kind: LookedKind, id: string, viewerId: string): Promise<string | null> {
    const found =
      kind === "profil"
        ? sql`select id as owner_id from people where id = ${id}::uuid and is_active and is_member and not profile_hidden`
        : sql`select owner_id from posted_missions where id = ${id}::uuid and not is_hidden and statut <> 'brouillon'`;
    const { rows } = await db.execute<{ owner: string }>(sql`
      select f.owner_id::text as owner from (${found}) f where not exists (
        select from kept_apart k where k.user_id = ${viewerId}::uuid and k.other_id = f.owner_id)`);
    return rows[0]?.owner ?? null;
  },
  async note(tx: Tx, look: typeof pageViews.$inferInsert): Promise<void> {
    await tx.insert(pageViews).values(look).onConflictDoNothing();
  },
  /** Takes away the views of what is a person’s. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.delete(pageViews).where(eq(pageViews.ownerId, userId));
  },
  /** Takes away views of before a day. */
  async sweep(tx: Tx, day: string): Promise<void> {
    await tx.delete(pageViews).where(lt(pageViews.day, day));
  },
};
