import { desc, eq } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { mails } from "./mail.tables.ts";
import type { MailTransport } from "./transport.ts";

/** A mail as a domain writes it; `html` is whole and escaped. `userId` lets export and erasure find it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  userId?: string;
}

/** A mail as the mailbox shows it. */
export interface MailboxEntry {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

const job = "mail.send";

/** Mails ordered with the change they tell of, sent by a job, at least once. */
export function createMail(deps: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  config: Config;
  transport: MailTransport;
}) {
  const { db, clock, jobs, transport } = deps;
  const domain = new URL(deps.config.publicUrl).hostname;

  async function deliver(id: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
      if (mail === undefined || mail.sentAt !== null) return;
      const { to, subject, text, html } = mail;
      await transport.send({ messageId: `<${id}@${domain}>`, to, subject, text, html });
      const emptied = transport.isEmbedded ? {} : { text: "", html: "" };
      await tx
        .update(mails)
        .set({ sentAt: instant(clock), ...emptied })
        .where(eq(mails.id, id));
    });
  }

  jobs.work<{ mailId: string }>(job, ({ mailId }) => deliver(mailId));

  return {
    /** Orders a mail: it leaves if and only if the transaction commits. */
    async send(tx: Tx, mail: Mail): Promise<void> {
      const id = newId();
      await tx.insert(mails).values({ id, ...mail, createdAt: instant(clock) });
      await jobs.send(tx, job, { mailId: id });
    },
    /** Whether the mailbox page may be served. */
    isEmbedded: transport.isEmbedded,
    /** What the embedded mailbox holds, newest first, 200 at most. */
    async mailbox(to?: string): Promise<MailboxEntry[]> {
      const rows = await db
        .select()
        .from(mails)
        .where(to === undefined ? undefined : eq(mails.to, to.trim().toLowerCase()))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(200);
      return rows.flatMap(({ id, to: address, subject, text, html, sentAt }) =>
        sentAt === null ? [] : [{ id, to: address, subject, text, html, sentAt: sentAt.toISOString() }],
      );
    },
    close: () => transport.close(),
  };
}

export type MailService = ReturnType<typeof createMail>;
