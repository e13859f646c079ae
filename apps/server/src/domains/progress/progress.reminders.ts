import { sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { MissionStanding } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { confirmationReminder } from "./progress.copy.ts";
import { progressRepository as repository } from "./progress.repository.ts";
import { confirmationReminders } from "./progress.tables.ts";

/** How long after it was done a client is reminded to confirm it, in ms. */
export const confirmationReminderMs = 3 * 24 * 3_600_000;
/** Missions that one go of the job reads. */
const batch = 200;

/** Reminds clients of what they have not answered, once each time it was done. */
export function createConfirmationReminders({
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
  async function remind(id: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await standing.lock(tx, id);
      const agreement = await repository.agreement(tx, id);
      const last = (await repository.steps(tx, id))
        .filter(({ kind }) => /^(work|changes|confirmation)\./.test(kind))
        .at(-1);
      if (agreement === null || agreement.statut !== "en_cours" || last?.kind !== "work.done") return;
      const noted = await tx
        .insert(confirmationReminders)
        .values({ missionId: id, seq: last.seq, sentAt: instant(clock) })
        .onConflictDoNothing()
        .returning();
      if (noted.length > 0)
        await notifications.notifyAll(tx, [{ to: agreement.ownerId, ...confirmationReminder(agreement) }]);
    });
  }

  async function due(): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select s.mission_id as id from mission_steps s
      join mission_heads m on m.id = s.mission_id and m.statut = 'en_cours'
      where s.kind = 'work.done'
        and s.created_at <= ${instant(clock, -confirmationReminderMs).toISOString()}::timestamptz
        and not exists (select from confirmation_reminders r where r.mission_id = s.mission_id and r.seq = s.seq)
        and not exists (select from mission_steps later where later.mission_id = s.mission_id and later.seq > s.seq
          and later.kind in ('work.done', 'changes.asked', 'work.confirmed', 'confirmation.lapsed'))
      order by s.created_at limit ${batch}`);
    return rows.map(({ id }) => id);
  }

  return async (): Promise<void> => {
    for (;;) {
      const ids = await due();
      for (const id of ids) await remind(id);
      if (ids.length < batch) return;
    }
  };
}
