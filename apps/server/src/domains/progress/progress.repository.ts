import type { MissionTiming } from "@jobami/api/missions/timing";
import type { MissionContact, ProgressEntryKind } from "@jobami/api/progress/contract";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { missionContacts, missionSteps } from "./progress.tables.ts";

/** What two people agreed on, and how their mission stands. */
export interface Agreement {
  missionId: string;
  proposalId: string;
  ownerId: string;
  jobbeurId: string;
  title: string;
  statut: string;
  isHourly: boolean;
  cents: number;
  jobis: number;
  agreedAt: string;
  /** INSEE code of the commune. */
  placeCode: string;
  /** The day that was stated, `YYYY-MM-DD`; null without. */
  day: string | null;
  /** On another than `date` the work may begin on any day until that one. */
  timing: MissionTiming;
  /** When the work is to begin, where the two agreed on an hour. */
  startsAt: string | null;
  /** Since when the two agree on that hour. */
  hourAgreedAt: string | null;
  /** Since when the mission stands as it does. */
  since: string;
}

export type StepRow = Omit<typeof missionSteps.$inferSelect, "kind"> & { kind: ProgressEntryKind };

/** The SQL of missions that were agreed on. */
export const progressRepository = {
  async agreement(db: Db, missionId: string): Promise<Agreement | null> {
    const { rows } = await db.execute<Agreement & Record<string, unknown>>(sql`
      select mission_id as "missionId", proposal_id as "proposalId", owner_id as "ownerId", jobbeur_id as "jobbeurId",
        title, statut, budget_type = 'horaire' as "isHourly", amount_cents as cents, jobis,
        place_code as "placeCode", to_char(day, 'YYYY-MM-DD') as day, timing,
        to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt",
        to_char(mission_starts.agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "hourAgreedAt",
        to_char(a.agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "agreedAt",
        to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
      from mission_agreements a left join mission_starts using (mission_id) where mission_id = ${missionId}`);
    return rows[0] ?? null;
  },
  /** Missions under way of a person, on either side, always in the same order. */
  async underWay(db: Db, userId: string): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select mission_id as id from mission_agreements
      where statut = 'en_cours' and (owner_id = ${userId} or jobbeur_id = ${userId}) order by 1`);
    return rows.map(({ id }) => id);
  },
  /** Oldest first. */
  async steps(db: Db, missionId: string): Promise<StepRow[]> {
    const rows = await db
      .select()
      .from(missionSteps)
      .where(eq(missionSteps.missionId, missionId))
      .orderBy(missionSteps.seq);
    return rows as StepRow[];
  },
  /** Adds what happened; lock the mission first. */
  async add(tx: Tx, row: StepRow): Promise<void> {
    await tx.insert(missionSteps).values(row);
  },
  async contact(db: Db, missionId: string): Promise<MissionContact | null> {
    const [row] = await db
      .select({ address: missionContacts.address, phone: missionContacts.phone })
      .from(missionContacts)
      .where(eq(missionContacts.missionId, missionId));
    return row ?? null;
  },
  async keepContact(tx: Tx, row: typeof missionContacts.$inferInsert): Promise<void> {
    const { address, phone, updatedAt } = row;
    await tx
      .insert(missionContacts)
      .values(row)
      .onConflictDoUpdate({ target: missionContacts.missionId, set: { address, phone, updatedAt } });
  },
  /** Cancelled missions whose Jobi were not all given back yet, by jobbeurs who have some; the longest waiting first. */
  async owed(db: Db, limit: number): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select s.mission_id as id from mission_steps s
      join mission_agreements a on a.mission_id = s.mission_id and a.statut = 'annulee'
      where s.kind in ('jobis.sent', 'jobis.returned')
        and (select sum(e.amount) from jobi_entries e where e.user_id = a.jobbeur_id) > 0
      group by s.mission_id
      having sum(case s.kind when 'jobis.sent' then s.amount else -s.amount end) > 0
      order by max(s.created_at) limit ${limit}`);
    return rows.map(({ id }) => id);
  },
  /**
   * Missions under way of which the last step is that they are done, before an instant; the longest waiting first. What was disputed waits
   * anew since the dispute is closed.
   */
  async unanswered(db: Db, before: Date, limit: number): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select s.mission_id as id from mission_steps s
      join mission_heads m on m.id = s.mission_id and m.statut = 'en_cours'
      where s.kind = 'work.done' and s.created_at <= ${before.toISOString()}::timestamptz
        and not exists (select from mission_steps later where later.mission_id = s.mission_id and later.seq > s.seq
          and (later.kind in ('work.done', 'changes.asked', 'work.confirmed', 'confirmation.lapsed')
            or (later.kind = 'dispute.closed' and later.created_at > ${before.toISOString()}::timestamptz)
            or (later.kind = 'dispute.opened' and not exists (select from mission_steps over
              where over.mission_id = s.mission_id and over.seq > later.seq and over.kind = 'dispute.closed'))))
      order by s.created_at limit ${limit}`);
    return rows.map(({ id }) => id);
  },
};
