import type { Mission } from "@jobami/api/missions/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Live } from "../../platform/live/live.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { publishedNotification } from "./missions.copy.ts";
import type { MissionsRepository } from "./missions.repository.ts";

/** The job that informs some of those whom a mission suits. */
export const notifyJob = "missions.tell";
/** People who are informed in one go. */
export const notifyBatch = 500;
/** New missions that one person is informed of in an hour; the rest waits for them in the list. */
export const mostNotifiedAnHour = 12;
const hourMs = 3_600_000;

/** Whose turn it is of those whom a mission suits; `after` is who was informed last. */
export interface MatchNotifier {
  missionId: string;
  after?: string;
}

/**
 * Informs people of a new mission, so many at a time: the next ones come behind what other missions wait for, so that a mission that suits
 * everybody holds up none that suits a few, and publishing takes as long whomever it suits.
 */
export function createMatchNotifier(deps: {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "send">;
  live: Pick<Live, "record">;
  missions: Pick<MissionsRepository, "lock" | "read" | "addNotified">;
  /** Those whom it suits: a query with the column `id`. */
  suitedBy: (mission: Mission) => SQL;
  notifications: Pick<NotificationsService, "leaveForAll">;
  /** What happens is past, as in demo data: no job runs. */
  isHistory?: boolean;
  /** People in one go, where a test has few. */
  batch?: number;
}) {
  const {
    db,
    clock,
    jobs,
    live,
    missions,
    suitedBy,
    notifications,
    isHistory = false,
    batch = notifyBatch,
  } = deps;

  /** Informs some of them, and the owner of how many that makes. */
  async function inform(tx: Tx, mission: Mission, people: SQL): Promise<void> {
    const more = await notifications.leaveForAll(tx, people, publishedNotification(mission));
    await missions.addNotified(tx, mission.id, more);
    live.record(tx, [mission.owner.id], "mission_notified", { missionId: mission.id });
  }

  return {
    /** Has those whom a mission suits informed once it is there; at once where what happens is past. */
    order: (tx: Tx, mission: Mission) =>
      isHistory
        ? inform(tx, mission, suitedBy(mission))
        : jobs.send(tx, notifyJob, { missionId: mission.id } satisfies MatchNotifier),
    /** Informs the next of them, unless the mission is gone or over. */
    async run({ missionId, after }: MatchNotifier): Promise<void> {
      await inTransaction(db, async (tx) => {
        // Jobs of several processes count what people were informed of: one of them at a time.
        await takeTurn(tx, notifyJob);
        const head = await missions.lock(tx, missionId);
        if (head === null || head.isHidden || head.statut !== "ouverte" || head.audience !== "tous") return;
        const mission = await missions.read(tx, missionId);
        const { rows } = await tx.execute<{ id: string }>(sql`
          select s.id from (${suitedBy(mission)}) s where ${after === undefined ? sql`true` : sql`s.id > ${after}::uuid`}
          order by s.id limit ${batch}`);
        const people = rows.map(({ id }) => id);
        const last = people.at(-1);
        if (last === undefined) {
          // That it suits no one is known too.
          if (after === undefined) await inform(tx, mission, sql`select null::uuid as id where false`);
          return;
        }
        // It may have changed since it was posted: no one is informed of it twice, nor who has answered it.
        const willing = sql`
          select u.id from users u where u.id = any(${sql.param(people)}::uuid[])
            and not exists (select from notifications n where n.user_id = u.id and n.type = 'mission_published'
              and n.data ->> 'missionId' = ${missionId}::text)
            and not exists (select from mission_bids b where b.mission_id = ${missionId}::uuid and b.jobbeur_id = u.id)
            and not exists (select from mission_reactions r where r.mission_id = ${missionId}::uuid and r.user_id = u.id
              and r.kind = 'rejected')
            and (
            select count(*) from notifications n where n.user_id = u.id and not n.is_archived and n.type = 'mission_published'
              and n.created_at > ${instant(clock, -hourMs).toISOString()}::timestamptz) < ${mostNotifiedAnHour}`;
        await inform(tx, mission, willing);
        if (people.length === batch)
          await jobs.send(tx, notifyJob, { missionId, after: last } satisfies MatchNotifier);
      });
    },
  };
}
