import { reviewWindowMs } from "@jobami/machines/reviews/review";
import { sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { MissionStanding } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { reviewReminder } from "./reviews.copy.ts";
import { reviewsRepository as repository } from "./reviews.repository.ts";
import { reviewReminders } from "./reviews.tables.ts";

/** How long after the end of a mission its sides are reminded to state how it was, in ms. */
export const reviewReminderMs = 4 * 24 * 3_600_000;
/** Missions that one go of the job reads. */
const batch = 200;

/** Reminds each side of a finished mission once to state how it was, while it still can. */
export function createReviewReminders({
  db,
  clock,
  standing,
  notifications,
}: {
  db: Db;
  clock: Clock;
  standing: Pick<MissionStanding, "lock">;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  async function remind(missionId: string, userId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await standing.lock(tx, missionId);
      const mission = await repository.mission(tx, missionId);
      if (mission === null || mission.statut !== "terminee") return;
      if ((await repository.ofMission(tx, missionId)).some(({ authorId }) => authorId === userId)) return;
      const noted = await tx
        .insert(reviewReminders)
        .values({ missionId, userId, sentAt: instant(clock) })
        .onConflictDoNothing()
        .returning();
      if (noted.length > 0) await notifications.notifyAll(tx, [{ to: userId, ...reviewReminder(mission) }]);
    });
  }

  async function due(): Promise<{ missionId: string; userId: string }[]> {
    const { rows } = await db.execute<{ missionId: string; userId: string }>(sql`
      select a.mission_id as "missionId", side.id as "userId"
      from mission_agreements a cross join lateral (values (a.owner_id), (a.jobbeur_id)) side (id)
      where a.statut = 'terminee'
        and a.since <= ${instant(clock, -reviewReminderMs).toISOString()}::timestamptz
        and a.since > ${instant(clock, -reviewWindowMs).toISOString()}::timestamptz
        and not exists (select from reviews r where r.mission_id = a.mission_id and r.author_id = side.id)
        and not exists (select from review_reminders r where r.mission_id = a.mission_id and r.user_id = side.id)
      order by a.since limit ${batch}`);
    return rows;
  }

  return async (): Promise<void> => {
    for (;;) {
      const sides = await due();
      for (const { missionId, userId } of sides) await remind(missionId, userId);
      if (sides.length < batch) return;
    }
  };
}
