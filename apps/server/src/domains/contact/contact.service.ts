import type { ContactMessage } from "@jobami/api/contact/contract";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { contactMails } from "./contact.mails.ts";
import { contactRepository as repository } from "./contact.repository.ts";

const hourMs = 3_600_000;
/** Messages in an hour from one caller, whom several people may share, and under one address. */
export const mostFromCaller = 10;
export const mostFromSender = 3;

/** Who sends a message, besides what they typed. */
export interface Sender {
  /** Network address of the call. */
  caller: string;
  /** Account of the session; null without one. */
  userId: string | null;
}

/** Messages to the operator: mailed to the configured address, acknowledged to the sender. */
export function createContact(platform: Pick<Platform, "clock" | "db" | "mail" | "secret" | "config">) {
  const { clock, db, mail, secret, config } = platform;
  const mails = contactMails(config);

  /** Counts a message of one subject; how many it makes in the hour. Throws TOO_MANY_REQUESTS beyond `most`. */
  async function count(tx: Tx, subject: string, most: number): Promise<number> {
    const { messages, since } = await repository.count(tx, secret.signLasting("contact", subject), {
      now: instant(clock),
      before: instant(clock, -hourMs),
    });
    if (messages > most)
      throw new DomainError("TOO_MANY_REQUESTS", {
        retryAfterSeconds: Math.max(1, Math.ceil((since.getTime() + hourMs - clock.now()) / 1000)),
      });
    return messages;
  }

  return {
    /** Mails a message to the operator; true when its sender is informed by mail. What a machine filled in goes nowhere. Throws TOO_MANY_REQUESTS. */
    async send(tx: Tx, { site = "", ...message }: ContactMessage, sender: Sender): Promise<boolean> {
      await count(tx, `caller:${sender.caller}`, mostFromCaller);
      const isFirst = (await count(tx, `sender:${message.email}`, mostFromSender)) === 1;
      if (site !== "") return isFirst;
      const reference = newId().slice(-6).toUpperCase();
      await mail.send(tx, {
        lane: "awaited",
        to: config.contactEmail,
        replyTo: message.email,
        ...mails.toOperator({ ...message, reference, userId: sender.userId }),
      });
      if (isFirst)
        await mail.send(tx, { lane: "awaited", to: message.email, ...mails.receipt({ reference }) });
      return isFirst;
    },
    /** Forgets counts of more than a day ago. */
    sweep: () => repository.sweep(db, instant(clock, -24 * hourMs)),
  };
}

export type Contact = ReturnType<typeof createContact>;
