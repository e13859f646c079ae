import type { DeclineReason, MissionAsk } from "@jobami/api/missions/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { areApart, instantText, personJson } from "../../platform/database/json.ts";
import { missionJson } from "./missions.json.ts";
import { type AskAnswer, missionAsks } from "./missions.tables.ts";
import { isAskedOf } from "./missions.visibility.ts";

/** The most missions for which a person is asked that are listed. */
const askedCap = 50;

/** A person `p` may be asked by an owner: an active jobbeur whose profile is shown, and no one of the two blocks the other. */
const mayBeAsked = (
  owner: SQL,
) => sql`(p.is_active and p.is_member and p.user_type = 'jobbeur' and not p.profile_hidden
  and p.id <> ${owner} and not ${areApart(sql`p.id`, owner)})`;

/** An open ask `a` of a mission `m` waits for who can no longer answer; a proposal stands as others' do. */
const isAway = sql`(a.answer is null and not exists (
  select from people p where p.id = a.jobbeur_id and ${mayBeAsked(sql`m.owner_id`)}))`;

/** How an ask is, as the SQL of its changes gives it back. */
interface Changed extends Record<string, unknown> {
  id: string;
}

const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The SQL of who was asked first for missions. */
export const missionAsksRepository = {
  /** Those of some people whom an owner may ask. */
  async eligible(on: Db, ownerId: string, people: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await on.execute<Changed>(sql`
      select p.id from people p where p.id = any(${sql.param([...people])}::uuid[]) and ${mayBeAsked(sql`${ownerId}::uuid`)}`);
    return new Set(rows.map(({ id }) => id));
  },
  async add(tx: Tx, missionId: string, people: readonly string[]): Promise<void> {
    await tx
      .insert(missionAsks)
      .values(people.map((jobbeurId, at) => ({ missionId, jobbeurId, place: at + 1, isOpen: true })));
  },
  /** Those who are still asked for a mission, as an audience. */
  openOf: (missionId: string): SQL =>
    sql`select jobbeur_id as id from mission_asks where mission_id = ${missionId}::uuid and is_open`,
  /** Who was asked for a mission, as its owner reads it. */
  async ofMission(on: Db, missionId: string): Promise<MissionAsk[]> {
    const { rows } = await on.execute<{ json: MissionAsk[] }>(sql`
      select coalesce(json_agg(json_build_object('person', ${personJson("p")},
        'state', coalesce(a.answer, case when a.seen_at is null then 'waiting' else 'seen' end), 'reason', a.reason,
        'seenAt', ${instantText("a.seen_at")}, 'answeredAt', ${instantText("a.answered_at")}) order by a.place), '[]') as json
      from mission_asks a join people p on p.id = a.jobbeur_id where a.mission_id = ${missionId}::uuid`);
    return rows[0]?.json ?? [];
  },
  /** Missions for which a person is asked, as JSON text, the next to run out first. */
  async ofPerson(on: Db, userId: string): Promise<string> {
    const { rows } = await on.execute<{ json: string }>(sql`
      select coalesce(json_agg(${missionJson} order by m.asked_until, m.id), '[]')::text as json
      from (select m.* from missions m
        where m.id in (select a.mission_id from mission_asks a where a.jobbeur_id = ${userId}::uuid and a.is_open and a.answer is null)
          and ${isAskedOf(userId)} order by m.asked_until, m.id limit ${askedCap}) m
      join people p on p.id = m.owner_id`);
    return rows[0]?.json ?? "[]";
  },
  /** Whether a person is asked for a locked mission, and whether the time is over; null when they are not, or no longer. */
  async open(
    tx: Tx,
    missionId: string,
    userId: string,
    at: Date,
  ): Promise<{ isAnswered: boolean; isLate: boolean } | null> {
    const { rows } = await tx.execute<{ isAnswered: boolean; isLate: boolean }>(sql`
      select a.answer is not null as "isAnswered", m.asked_until <= ${stamp(at)} as "isLate"
      from mission_asks a join missions m on m.id = a.mission_id
      where m.id = ${missionId}::uuid and a.jobbeur_id = ${userId}::uuid and ${isAskedOf(sql`${userId}::uuid`)}`);
    return rows[0] ?? null;
  },
  /** Notes that a person has seen the mission that they are asked for; false when that was known, or they are not asked. */
  async see(tx: Tx, missionId: string, userId: string, at: Date): Promise<boolean> {
    const { rows } = await tx.execute<Changed>(sql`
      update mission_asks set seen_at = ${stamp(at)}
      where mission_id = ${missionId}::uuid and jobbeur_id = ${userId}::uuid and is_open and seen_at is null returning jobbeur_id as id`);
    return rows.length > 0;
  },
  /** Puts an answer to an open ask of a locked mission. */
  async answer(
    tx: Tx,
    { missionId, userId }: { missionId: string; userId: string },
    answer: Extract<AskAnswer, "proposed" | "refused">,
    at: Date,
    reason: DeclineReason | null = null,
  ): Promise<void> {
    await tx.execute(sql`
      update mission_asks set answer = ${answer}, reason = ${reason}, is_open = ${answer === "proposed"}, answered_at = ${stamp(at)}, seen_at = coalesce(seen_at, ${stamp(at)})
      where mission_id = ${missionId}::uuid and jobbeur_id = ${userId}::uuid and is_open`);
  },
  /** Closes the ask of a person whose proposal ended. */
  async close(tx: Tx, missionId: string, userId: string): Promise<void> {
    await tx.execute(sql`
      update mission_asks set is_open = false
      where mission_id = ${missionId}::uuid and jobbeur_id = ${userId}::uuid and is_open and answer = 'proposed'`);
  },
  /** Closes the asks of a locked mission that no one can answer any more: of who is away, and of all who have not answered in time. Answers whose. */
  async closeUnanswerable(tx: Tx, missionId: string, at: Date): Promise<string[]> {
    const { rows } = await tx.execute<Changed>(sql`
      update mission_asks a set is_open = false, answered_at = ${stamp(at)}, answer = case when ${isAway} then 'away' else 'lapsed' end
      from missions m where m.id = ${missionId}::uuid and a.mission_id = m.id and a.is_open and a.answer is null
        and (m.asked_until <= ${stamp(at)} or ${isAway})
      returning a.jobbeur_id as id`);
    return rows.map(({ id }) => id);
  },
  /** Closes every ask of a locked mission; answers who had not answered. */
  async release(tx: Tx, missionId: string, at: Date): Promise<string[]> {
    const { rows } = await tx.execute<Changed>(sql`
      update mission_asks set is_open = false, answer = 'released', answered_at = ${stamp(at)}
      where mission_id = ${missionId}::uuid and is_open and answer is null returning jobbeur_id as id`);
    await tx.execute(
      sql`update mission_asks set is_open = false where mission_id = ${missionId}::uuid and is_open`,
    );
    return rows.map(({ id }) => id);
  },
  async hasOpen(tx: Tx, missionId: string): Promise<boolean> {
    const { rows } = await tx.execute<Changed>(sql`${this.openOf(missionId)} limit 1`);
    return rows.length > 0;
  },
  /** Whether a mission opens to all when none of those asked can. */
  async opensAfter(tx: Tx, missionId: string): Promise<boolean> {
    const { rows } = await tx.execute<{ opens: boolean }>(
      sql`select coalesce(m.opens_after, false) as opens from missions m where m.id = ${missionId}::uuid`,
    );
    return rows[0]?.opens ?? false;
  },
  /** Missions of which an ask waits for no one any more, or of which none is open, the oldest time first. */
  async due(on: Db, at: Date, limit: number): Promise<string[]> {
    const { rows } = await on.execute<Changed>(sql`
      select m.id from missions m
      where m.statut = 'ouverte' and m.audience = 'demandes' and (
        exists (select from mission_asks a where a.mission_id = m.id and a.is_open
          and (${isAway} or a.answer is null and m.asked_until <= ${stamp(at)}))
        or not exists (select from mission_asks a where a.mission_id = m.id and a.is_open))
      order by m.asked_until, m.id limit ${limit}`);
    return rows.map(({ id }) => id);
  },
};
