import { instant } from "../../platform/clock/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { type NotificationRow, notificationsRepository as repository } from "./notifications.repository.ts";
import { plainSentence } from "./notifications.service.ts";

/** Lines looked at in one transaction. */
const batch = 50;

interface Deps extends Pick<Platform, "db" | "clock" | "mail" | "config"> {
  channel: Pick<Platform["channel"], "isConnected">;
  users: Pick<Users, "mailRecipient">;
}

function letterOf({ brand, publicUrl }: Platform["config"], prenom: string, line: NotificationRow) {
  return writeLetter(
    {
      subject: line.title,
      prenom,
      paragraphs: [plainSentence(line.content)],
      link: { label: "Voir la mission", url: `${publicUrl}${line.link ?? "/dashboard/notifications"}` },
      note: "Vous recevez cet e-mail parce que vous n’étiez pas connecté quand cette réponse est arrivée.",
    },
    brand,
  );
}

/** Mails what waits to who is not connected and has not read it; each line is looked at once. */
export function createMailReminders({ db, clock, mail, config, channel, users }: Deps) {
  const idsAbout = ({ data }: NotificationRow) =>
    [data.missionId, data.proposalId].filter((id): id is string => typeof id === "string");

  return {
    /** Looks at the lines that are due; answers how many there were. */
    async run(): Promise<number> {
      return inTransaction(db, async (tx) => {
        const lines = await repository.holdDueMails(tx, instant(clock), batch);
        for (const line of lines) {
          if (line.isRead || line.isArchived || !line.isNewest) continue;
          if (await channel.isConnected(line.userId)) continue;
          const recipient = await users.mailRecipient(tx, line.userId);
          if (recipient === null) continue;
          await mail.send(tx, {
            to: recipient.email,
            userId: line.userId,
            about: idsAbout(line),
            ...letterOf(config, recipient.prenom, line),
          });
        }
        await repository.endMailDue(
          tx,
          lines.map(({ id }) => id),
        );
        return lines.length;
      });
    },
  };
}
