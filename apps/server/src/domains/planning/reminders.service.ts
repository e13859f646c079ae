import { dayInFrance } from "@jobami/api/missions/days";
import { addDays, instantInFrance } from "@jobami/api/planning/time";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { NotificationDraft } from "../../platform/domain/contributions.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { dayReminder, hoursReminder } from "./planning.copy.ts";
import { type Agreement, planningRepository as repository } from "./planning.repository.ts";

/** When people are reminded of the missions of the day after, in France. */
const eveningTime = "18:00";
/** How long before the hour of a mission people are reminded of it, in ms. */
export const reminderAheadMs = 2 * 3_600_000;
/** Missions that one go of the job looks at. */
const batch = 200;

/** Reminds both sides of what they agreed on: the evening before, and two hours before an hour. Nobody is reminded of what they agreed on later than that. */
export function createReminders(deps: {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  const { db, clock, notifications } = deps;

  /** Tells both sides once, in a transaction of its own. */
  async function remind(
    missionId: string,
    kind: "day" | "hours",
    of: (agreement: Agreement, tx: Tx) => Promise<{ of: Date; draft: NotificationDraft } | null>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const agreement = await repository.agreement(tx, missionId);
      if (agreement === null || agreement.statut !== "en_cours") return;
      const reminder = await of(agreement, tx);
      if (reminder === null) return;
      const isFirst = await repository.noteReminder(tx, {
        missionId,
        kind,
        of: reminder.of,
        sentAt: instant(clock),
      });
      if (!isFirst) return;
      const { ownerId, jobbeurId } = agreement;
      await notifications.notifyAll(
        tx,
        [ownerId, jobbeurId].map((to) => ({ to, ...reminder.draft })),
      );
    });
  }

  async function remindOfTomorrow(): Promise<number> {
    const today = dayInFrance(clock.now());
    const evening = instantInFrance(today, eveningTime);
    if (evening === null || clock.now() < evening) return 0;
    const tomorrow = addDays(today, 1);
    const ids = await repository.dueDays(db, tomorrow, new Date(evening), batch);
    for (const id of ids)
      await remind(id, "day", async (agreement, tx) => {
        const startsAt = (await repository.hour(tx, id))?.startsAt ?? null;
        return { of: new Date(`${agreement.day}T00:00:00Z`), draft: dayReminder(agreement, startsAt) };
      });
    return ids.length;
  }

  async function remindOfHours(): Promise<number> {
    const [now, soon] = [instant(clock), instant(clock, reminderAheadMs)];
    const ids = await repository.dueHours(db, now, soon, reminderAheadMs, batch);
    for (const id of ids)
      await remind(id, "hours", async (agreement, tx) => {
        const startsAt = (await repository.hour(tx, id))?.startsAt ?? null;
        return startsAt === null ? null : { of: startsAt, draft: hoursReminder(agreement, startsAt) };
      });
    return ids.length;
  }

  return {
    /** Sends what is due. */
    async run(): Promise<void> {
      while ((await remindOfTomorrow()) === batch);
      while ((await remindOfHours()) === batch);
    },
  };
}
