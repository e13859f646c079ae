import { dayIn } from "@jobami/api/missions/days";
import { zones } from "@jobami/api/places/zones";
import { addDays, instantIn } from "@jobami/api/planning/time";
import type { AddressedNotification, NotificationDraft } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { dayReminder, hoursReminder, type Reading } from "./planning.copy.ts";
import { type Agreement, planningRepository as repository } from "./planning.repository.ts";

/** When people are reminded of the missions of the day after, where these are. */
const eveningTime = "18:00";
/** How long before the hour of a mission people are reminded of it, in ms. */
export const reminderAheadMs = 2 * 3_600_000;
/** Missions that one go of the job reads. */
const batch = 200;

/** Reminds both sides of what they agreed on: the evening before, and two hours before an hour. No one is reminded of what they agreed on later than that. */
export function createReminders(deps: {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, "notifyAll">;
  profiles: Pick<Profiles, "clocksOf">;
}) {
  const { db, clock, notifications, profiles } = deps;

  /** Informs both sides once, in a transaction of its own. */
  async function remind(
    missionId: string,
    kind: "day" | "hours",
    of: (
      agreement: Agreement,
      tx: Tx,
    ) => Promise<{ of: Date; draft: (reading: Reading) => NotificationDraft } | null>,
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
      const drafts: AddressedNotification[] = [];
      for (const to of [agreement.ownerId, agreement.jobbeurId]) {
        const reader = await profiles.clocksOf(tx, to);
        drafts.push({ to, ...reminder.draft({ reader, now: clock.now() }) });
      }
      await notifications.notifyAll(tx, drafts);
    });
  }

  async function remindOfTomorrow(): Promise<number> {
    const evenings = zones.flatMap((zone) => {
      const today = dayIn(zone, clock.now());
      const at = instantIn(zone, today, eveningTime);
      return at === null || clock.now() < at ? [] : [{ zone, day: addDays(today, 1), at }];
    });
    if (evenings.length === 0) return 0;
    const ids = await repository.dueDays(db, evenings, batch);
    for (const id of ids)
      await remind(id, "day", async (agreement, tx) => {
        const startsAt = (await repository.hour(tx, id))?.startsAt ?? null;
        return {
          of: new Date(`${agreement.day}T00:00:00Z`),
          draft: (reading) => dayReminder(agreement, startsAt, reading),
        };
      });
    return ids.length;
  }

  async function remindOfHours(): Promise<number> {
    const [now, soon] = [instant(clock), instant(clock, reminderAheadMs)];
    const ids = await repository.dueHours(db, now, soon, reminderAheadMs, batch);
    for (const id of ids)
      await remind(id, "hours", async (agreement, tx) => {
        const startsAt = (await repository.hour(tx, id))?.startsAt ?? null;
        return startsAt === null
          ? null
          : { of: startsAt, draft: (reading) => hoursReminder(agreement, startsAt, reading) };
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
