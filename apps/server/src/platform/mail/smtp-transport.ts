import { createTransport } from "nodemailer";
import type { MailTransport, OutgoingMail } from "./transport.ts";

/** How long the mail server may stay silent, in ms; well below the time that one handing over may last. */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Keeps programs from answering a mail that no one wrote: RFC 3834, and what Exchange reads. */
const automaticHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** What stands before the domain in a Message-ID. */
const markOf = ({ messageId }: Pick<OutgoingMail, "messageId">) => messageId.slice(1, messageId.indexOf("@"));

const leaveHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Hands mails to an SMTP server; those that come back go to `returnPath`, or to the sender. A `*` in it stands for the mail's own mark. */
export function smtpTransport(url: string, from: string, returnPath?: string): MailTransport {
  const transport = createTransport({ url, ...silenceMs }, { from });
  return {
    isEmbedded: false,
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({
        ...mail,
        ...(returnPath === undefined
          ? {}
          : { envelope: { from: returnPath.replace("*", markOf(mail)), to: mail.to } }),
        headers: {
          // Answers go to whoever wrote it: a queue that sorts out automatic mails must not miss theirs.
          ...(mail.replyTo === undefined ? automaticHeaders : {}),
          ...(unsubscribeUrl === undefined ? {} : leaveHeaders(unsubscribeUrl)),
        },
      });
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
