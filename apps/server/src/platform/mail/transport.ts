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

/** How mails leave. Rejects when the mail was not taken. */
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

/** How long the mail server may stay silent, in ms; well below the time that one handing over may last. */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Whether the mail server refused this very address or message for good: code 5xx to its envelope or text, not to our sign-in. */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode >= 500
  );
}

/** Hands mails to an SMTP server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...silenceMs }, { from });
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
