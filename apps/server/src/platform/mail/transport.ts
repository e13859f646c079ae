import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";

/** A mail on its way out. `messageId` is the same at each try, so that a receiver can tell a repetition. */
export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How mails leave. Rejects when the mail was not taken; it is tried again. */
export interface MailTransport {
  /** The embedded mailbox keeps bodies readable on this machine. */
  isEmbedded: boolean;
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Leaves mails in the table for the mailbox page. */
export const embeddedTransport: MailTransport = {
  isEmbedded: true,
  send: async () => undefined,
  close: () => undefined,
};

/** Hands mails to an SMTP server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url, { from });
  return {
    isEmbedded: false,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/** SMTP when configured, the embedded mailbox otherwise. */
export function chooseTransport(config: Config): MailTransport {
  return config.smtpUrl === undefined ? embeddedTransport : smtpTransport(config.smtpUrl, config.mailFrom);
}
