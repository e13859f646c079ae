import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { idsAbout, letterOf } from "./notifications.letter.ts";
import { notificationsRepository as repository, toNotification } from "./notifications.repository.ts";
import type { Preferences } from "./preferences.service.ts";
import type { NotificationTimesService } from "./times.service.ts";

/** Lines looked at in one transaction. */
const batch = 50;

interface Deps extends Pick<Platform, "db" | "clock" | "mail" | "config"> {
  channel: Pick<Platform["channel"], "isConnected">;
  users: Pick<Users, "mailRecipient">;
  preferences: Pick<Preferences, "choiceOf">;
  times: Pick<NotificationTimesService, "quietUntil">;
}

type DueLine = Awaited<ReturnType<typeof repository.holdDueMails>>[number];

/** Mails what waits to who is not connected and has not read it; each line is looked at once, or again after the quiet hours of its reader. */
export function createMailReminders(deps: Deps) {
  const { db, clock, mail, config, channel, users, preferences, times } = deps;

  /** Mails one line to its reader, unless they have seen it, are there, or do not want it. Answers when it is to be looked at again, if ever. */
  async function sendReminder(tx: Tx, line: DueLine): Promise<Date | null> {
    if (line.isRead || line.isArchived || !line.isNewest) return null;
    if (await channel.isConnected(line.userId)) return null;
    const choice = await preferences.choiceOf(tx, line.userId, toNotification(line).type, "mail");
    if (choice !== "on" && choice !== "always") return null;
    const heldUntil = choice === "on" ? await times.quietUntil(tx, line.userId) : null;
    if (heldUntil !== null) return heldUntil;
    const recipient = await users.mailRecipient(tx, line.userId);
    if (recipient === null) return null;
    await mail.send(tx, {
      lane: "bulk",
      to: recipient.email,
      userId: line.userId,
      about: idsAbout(line),
      ...letterOf(config, recipient.prenom, line, "away"),
    });
    return null;
  }

  return {
    /** Reads the lines that are due; answers how many there were. */
    async run(): Promise<number> {
      return inTransaction(db, async (tx) => {
        const lines = await repository.holdDueMails(tx, instant(clock), batch);
        for (const line of lines) await repository.setMailDue(tx, line.id, await sendReminder(tx, line));
        return lines.length;
      });
    },
  };
}
