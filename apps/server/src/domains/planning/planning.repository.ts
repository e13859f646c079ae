import type { MissionTiming } from "@jobami/api/missions/timing";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { weekdayOf } from "@jobami/api/planning/time";
import type { Awaited } from "@jobami/api/proposals/contract";
import { and, count, eq, gte, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { zoneOfPlaceSql, zoneRows } from "../../platform/database/zones.ts";
import type { KnownDay } from "./freedom.ts";
import { planningExceptions, planningFeeds, planningHours, planningReminders } from "./planning.tables.ts";
import type { Stay } from "./travels.ts";

export type HourRow = typeof planningHours.$inferSelect;
export type ExceptionRow = typeof planningExceptions.$inferSelect;

/** What two people agreed on, as far as its hour goes. */
export interface Agreement {
  missionId: string;
  ownerId: string;
  jobbeurId: string;
  title: string;
  statut: string;
  /** The last one that makes sense while none is agreed on. */
  day: string;
  /** The last of several; null where it takes one. */
  endDay: string | null;
  timing: MissionTiming;
  placeCode: string;
  owner: PlanningSlot["other"];
  jobbeur: PlanningSlot["other"];
}

const span = (from: string, to: string) => sql`case when ${sql.raw(from)} is null then null else
  json_build_object('startsAt', ${instantText(from)}, 'endsAt', ${instantText(to)}) end`;

/** An agreed mission under way or over, as one of its sides reads it. */
const slotJson = (userId: string) => sql`json_build_object(
  'missionId', a.mission_id, 'title', a.title, 'place', a.place_name, 'placeCode', a.place_code, 'day', to_char(a.day, 'YYYY-MM-DD'), 'endDay', to_char(a.end_day, 'YYYY-MM-DD'), 'timing', a.timing, 'moment', a.moment,
  'statut', a.statut, 'side', a.side, 'other', ${personJson("p", sql`${userId}::uuid`)}, 'status', coalesce(h.status, 'open'),
  'isAddressMissing', exists (select from missing_addresses x where x.mission_id = a.mission_id),
  'agreed', ${span("h.starts_at", "h.ends_at")},
  'proposed', ${span("h.proposed_starts_at", "h.proposed_ends_at")},
  'proposedBy', h.proposed_by, 'version', coalesce(h.version, 0))`;

/** The SQL of plannings. */
export const planningRepository = {
  /** The agreed missions of some days, or with an hour proposed for them, in which a person has a side; those without an hour first, by day. */
  async slots(db: Db, userId: string, from: string, to: string): Promise<PlanningSlot[]> {
    const { rows } = await db.execute<{ slot: PlanningSlot }>(sql`
      select ${slotJson(userId)} as slot from (
        select mine.*, 'client' as side, mine.jobbeur_id as other_id from mission_agreements mine where mine.owner_id = ${userId}
        union all
        select mine.*, 'jobbeur', mine.owner_id from mission_agreements mine where mine.jobbeur_id = ${userId}
      ) a
      join people p on p.id = a.other_id
      left join planning_hours h on h.mission_id = a.mission_id
      where a.statut in ('en_cours', 'terminee') and (a.day <= ${to} and coalesce(a.end_day, a.day) >= ${from}
        or (a.statut = 'en_cours'
          and (h.proposed_starts_at at time zone ${zoneOfPlaceSql("a.place_code")})::date between ${from} and ${to}))
      order by a.day, h.starts_at nulls first, a.mission_id`);
    return rows.map(({ slot }) => slot);
  },
  /** The agreed missions under way whose other side proposes an hour and awaits a person’s answer, the soonest first. */
  async asked(db: Db, userId: string, limit: number): Promise<PlanningSlot[]> {
    const { rows } = await db.execute<{ slot: PlanningSlot }>(sql`
      select ${slotJson(userId)} as slot from (
        select mine.*, 'client' as side, mine.jobbeur_id as other_id from planning_hours mine
        where mine.owner_id = ${userId} and mine.proposed_by = 'jobbeur'
        union all
        select mine.*, 'jobbeur', mine.owner_id from planning_hours mine
        where mine.jobbeur_id = ${userId} and mine.proposed_by = 'client'
      ) h
      cross join lateral (select mission.*, h.side from mission_agreements mission where mission.mission_id = h.mission_id) a
      join people p on p.id = h.other_id
      where a.statut = 'en_cours'
      order by h.proposed_starts_at, h.mission_id limit ${limit}`);
    return rows.map(({ slot }) => slot);
  },
  /** The agreed missions under way, wanted on no day of their own, for which no hour was agreed on or proposed; the first last day first. */
  async withoutDay(db: Db, userId: string, limit: number): Promise<Omit<Awaited, "act" | "until">[]> {
    const { rows } = await db.execute<Omit<Awaited, "act" | "until">>(sql`
      select a.mission_id as "missionId", a.title, ${personJson("p", sql`${userId}::uuid`)} as other from (
        select mine.*, mine.jobbeur_id as other_id from mission_agreements mine where mine.owner_id = ${userId}
        union all
        select mine.*, mine.owner_id from mission_agreements mine where mine.jobbeur_id = ${userId}
      ) a
      join people p on p.id = a.other_id
      where a.statut = 'en_cours' and a.timing <> 'date' and not exists (
        select from planning_hours h where h.mission_id = a.mission_id and (h.starts_at is not null or h.proposed_by is not null))
      order by a.day, a.mission_id limit ${limit}`);
    return rows;
  },
  async exceptions(db: Db, userId: string, from: string, to: string): Promise<ExceptionRow[]> {
    const { userId: owner, firstDay, lastDay } = planningExceptions;
    return db
      .select()
      .from(planningExceptions)
      .where(and(eq(owner, userId), lte(firstDay, to), gte(lastDay, from)))
      .orderBy(firstDay, planningExceptions.from, planningExceptions.id);
  },
  /** How many there are; another who adds one waits for this transaction. */
  async lockedExceptionCount(tx: Tx, userId: string): Promise<number> {
    await takeTurn(tx, `planning:${userId}`);
    const [row] = await tx
      .select({ count: count() })
      .from(planningExceptions)
      .where(eq(planningExceptions.userId, userId));
    return row?.count ?? 0;
  },
  async addException(tx: Tx, row: ExceptionRow): Promise<void> {
    await tx.insert(planningExceptions).values(row);
  },
  /** False when there is none of theirs. */
  async removeException(tx: Tx, userId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(planningExceptions)
      .where(and(eq(planningExceptions.id, id), eq(planningExceptions.userId, userId)))
      .returning({ id: planningExceptions.id });
    return rows.length > 0;
  },

  async agreement(db: Db, missionId: string): Promise<Agreement | null> {
    const { rows } = await db.execute<Agreement & Record<string, unknown>>(sql`
      select a.mission_id as "missionId", a.owner_id as "ownerId", a.jobbeur_id as "jobbeurId", a.title, a.statut,
        to_char(a.day, 'YYYY-MM-DD') as day, to_char(a.end_day, 'YYYY-MM-DD') as "endDay", a.timing, a.place_code as "placeCode", ${personJson("o", sql`a.jobbeur_id`)} as owner, ${personJson("j", sql`a.owner_id`)} as jobbeur
      from mission_agreements a join people o on o.id = a.owner_id join people j on j.id = a.jobbeur_id
      where a.mission_id = ${missionId}`);
    return rows[0] ?? null;
  },
  async hour(db: Db, missionId: string): Promise<HourRow | null> {
    const [row] = await db.select().from(planningHours).where(eq(planningHours.missionId, missionId));
    return row ?? null;
  },
  async keepHour(tx: Tx, { missionId, ...row }: HourRow): Promise<void> {
    await tx
      .insert(planningHours)
      .values({ missionId, ...row })
      .onConflictDoUpdate({ target: planningHours.missionId, set: row });
  },
  /** What is known of a day of some jobbeurs in a zone; of who names no place, no usual hours. `but` is a mission that does not count. */
  async knownDays(
    db: Db,
    jobbeurIds: readonly string[],
    { day, zone, but }: { day: string; zone: string; but: string },
  ): Promise<ReadonlyMap<string, KnownDay>> {
    const clock = (at: string, edge: string) =>
      sql`case when (${sql.raw(at)} at time zone ${zone})::date = ${day}::date
        then to_char(${sql.raw(at)} at time zone ${zone}, 'HH24:MI') else ${sql.raw(`'${edge}'`)} end`;
    const { rows } = await db.execute<{ id: string; known: KnownDay }>(sql`
      select u.id, json_build_object(
        'usual', (select w.availability -> ${weekdayOf(day)}::text from working_profiles w
          where w.user_id = u.id and jsonb_path_exists(w.availability, '$.*[*]')),
        'taken', coalesce((select json_agg(t) from (
          select coalesce(e.from_time, '00:00') as from, coalesce(e.to_time, '24:00') as to from planning_exceptions e
            where e.user_id = u.id and ${day}::date between e.first_day and e.last_day
          union all
          select ${clock("h.starts_at", "00:00")}, ${clock("h.ends_at", "24:00")} from planning_hours h
            where h.jobbeur_id = u.id and h.is_held and h.mission_id <> ${but}
              and h.starts_at < (${day}::date + 1)::timestamp at time zone ${zone}
              and h.ends_at > ${day}::date::timestamp at time zone ${zone}) t), '[]'),
        'agreed', coalesce((select json_agg(a.moment) from mission_agreements a
          where a.jobbeur_id = u.id and ${day}::date between a.day and coalesce(a.end_day, a.day) and a.timing = 'date'
            and a.statut = 'en_cours' and a.mission_id <> ${but}
            and (a.end_day is not null or not exists (select from planning_hours h where h.mission_id = a.mission_id and h.starts_at is not null))), '[]')) as known
      from unnest(string_to_array(${jobbeurIds.join(",")}, ',')::uuid[]) u (id)`);
    return new Map(rows.map(({ id, known }) => [id, known]));
  },
  /** Where a jobbeur is between two instants, but for one mission, in their order. */
  async stays(db: Db, jobbeurId: string, but: string, from: Date, to: Date): Promise<Stay[]> {
    const { rows } = await db.execute<Record<keyof Stay, string>>(sql`
      select h.mission_id as "missionId", a.title, a.place_code as "placeCode",
        ${instantText("h.starts_at")} as "startsAt", ${instantText("h.ends_at")} as "endsAt"
      from planning_hours h join mission_agreements a on a.mission_id = h.mission_id
      where h.jobbeur_id = ${jobbeurId} and h.mission_id <> ${but} and h.is_held
        and h.starts_at >= ${from.toISOString()} and h.starts_at < ${to.toISOString()}
      order by h.starts_at`);
    return rows.map((row) => ({
      ...row,
      startsAt: Date.parse(row.startsAt),
      endsAt: Date.parse(row.endsAt),
    }));
  },
  /** Whether a jobbeur has another mission between two instants. */
  async isTaken(db: Db, hour: { missionId: string; jobbeurId: string; startsAt: Date; endsAt: Date }) {
    const { rows } = await db.execute<{ taken: boolean }>(sql`
      select exists (select from planning_hours where jobbeur_id = ${hour.jobbeurId} and mission_id <> ${hour.missionId}
        and is_held and starts_at < ${hour.endsAt.toISOString()} and ends_at > ${hour.startsAt.toISOString()}) as taken`);
    return rows[0]?.taken === true;
  },
  /** The hours of a mission that is over are free for others. */
  async release(tx: Tx, missionId: string): Promise<void> {
    await tx.update(planningHours).set({ isHeld: false }).where(eq(planningHours.missionId, missionId));
  },

  async feedOf(db: Db, userId: string): Promise<Date | null> {
    const [row] = await db.select().from(planningFeeds).where(eq(planningFeeds.userId, userId));
    return row?.createdAt ?? null;
  },
  async keepFeed(tx: Tx, row: typeof planningFeeds.$inferInsert): Promise<void> {
    const { secretHash, createdAt } = row;
    await tx
      .insert(planningFeeds)
      .values(row)
      .onConflictDoUpdate({ target: planningFeeds.userId, set: { secretHash, createdAt } });
  },
  async dropFeed(tx: Tx, userId: string): Promise<void> {
    await tx.delete(planningFeeds).where(eq(planningFeeds.userId, userId));
  },
  /** Whose planning a secret opens: no one’s whose account is paused. */
  async feedOwner(db: Db, secretHash: string): Promise<string | null> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select f.user_id as id from planning_feeds f join people p on p.id = f.user_id and p.is_active
      where f.secret_hash = ${secretHash}`);
    return rows[0]?.id ?? null;
  },

  /** Missions under way of a day in their zone that were agreed on before an instant, as was their hour, and not reminded of; `of` is what is reminded of. */
  async dueDays(
    db: Db,
    days: readonly { zone: string; day: string; at: number }[],
    limit: number,
  ): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select a.mission_id as id from ${zoneRows(days)} z (zone, day, at)
      join mission_agreements a on a.day = z.day and z.zone = ${zoneOfPlaceSql("a.place_code")}
      left join planning_hours h on h.mission_id = a.mission_id
      where a.statut = 'en_cours' and a.agreed_at <= z.at and (h.agreed_at is null or h.agreed_at <= z.at)
        and not exists (select from planning_reminders r
          where r.mission_id = a.mission_id and r.kind = 'day' and r.of = z.day at time zone 'UTC')
      order by a.mission_id limit ${limit}`);
    return rows.map(({ id }) => id);
  },
  /** Missions under way whose agreed hour begins between two instants, agreed on `ahead` ms before it and not reminded of. */
  async dueHours(db: Db, from: Date, to: Date, ahead: number, limit: number): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select h.mission_id as id from planning_hours h
      join mission_heads m on m.id = h.mission_id and m.statut = 'en_cours'
      where h.is_held and h.starts_at > ${from.toISOString()} and h.starts_at <= ${to.toISOString()}
        and h.agreed_at <= h.starts_at - ${ahead} * interval '1 millisecond'
        and not exists (select from planning_reminders r
          where r.mission_id = h.mission_id and r.kind = 'hours' and r.of = h.starts_at)
      order by h.mission_id limit ${limit}`);
    return rows.map(({ id }) => id);
  },
  /** Notes a reminder; false when it was sent before. */
  async noteReminder(tx: Tx, row: typeof planningReminders.$inferInsert): Promise<boolean> {
    const rows = await tx
      .insert(planningReminders)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: planningReminders.missionId });
    return rows.length > 0;
  },
};
