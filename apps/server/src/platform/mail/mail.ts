import type { MailJobEvent } from "@jobami/machines/mail/mail-job";
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { Allowances } from "../allowances/allowances.ts";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Metrics } from "../metrics/metrics.port.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import { type AskedMail, createMailBudgets } from "./budgets.ts";
import type { MailLane } from "./lanes.ts";
import { mails } from "./mail.tables.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createMailRefusals } from "./refusals.ts";
import type { MailTransport } from "./transport.ts";

const dayMs = 24 * 3_600_000;
/** How long a mail that ended is stored, in ms: of an account, and of an address without one. */
const retentionMs = 30 * dayMs;
const retentionWithoutAccountMs = 7 * dayMs;
/** Mails that one go of the job queues; what is left waits a minute. */
const releasedAtOnce = 500;

/** A mail as a domain writes it; `html` is whole and escaped. `userId` lets export and erasure find it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not the product's own address. */
  replyTo?: string;
  userId?: string;
  /** Ids of what it speaks of, when that is a person’s: erased with it. */
  about?: string[];
  /** When it states nothing worth reading any more, as a code that has run out; it is not sent after that. */
  usefulUntil?: Date;
  /** Its receiver is not to be disturbed before; it leaves then. */
  heldUntil?: Date;
  /** Where a mail program asks for the end of such mails by itself, by POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** What it waits behind. */
  lane: MailLane;
  /** A person waits for it whom its receiver's budget may refuse; absent where it leaves by itself, or room was taken before. */
  asked?: AskedMail;
  /** Goes to no one at the cost of a mail, so that the time a call takes does not show whether its address is known. */
  decoy?: boolean;
}

/** A mail as the mailbox shows it. */
export interface MailboxEntry {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  sentAt: string;
}

/** Mails ordered with the change they report, sent by a job, at least once. */
export function createMail(deps: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, "mailGivenUp" | "addressRefused">;
  transport: MailTransport;
  allowances: Allowances;
  secret: ServerSecret;
}) {
  const { db, clock, transport } = deps;
  const budgets = createMailBudgets(deps);
  const refusals = createMailRefusals(deps);
  const queue = createMailQueue({
    ...deps,
    budgets,
    refusals,
    domain: new URL(deps.config.publicUrl).hostname,
  });

  /** Queues what is held no longer; two processes never queue the same. */
  async function release(): Promise<void> {
    await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<Pick<typeof mails.$inferSelect, "id" | "to" | "lane" | "decoy">>(sql`
        update mails set held_until = null, held_by = null where id in (
          select id from mails where held_until <= ${instant(clock).toISOString()}::timestamptz
          order by held_until limit ${releasedAtOnce} for update skip locked)
        returning id, to_address as to, lane, decoy`);
      for (const mail of rows) await queue.order(tx, mail);
    });
  }

  deps.jobs.every("mail.release", "* * * * *", release);

  return {
    /** Takes room for a mail to an address that a person gives, whether or not it has an account. Throws AllowanceSpent with the time to wait. */
    ask: budgets.ask,
    /** The same for a mail that no one has to be informed of when it does not leave: false where there is no room. */
    hasRoom: budgets.hasRoom,
    /** Orders a mail: it leaves if and only if the transaction commits. Throws AllowanceSpent where too many were asked for. */
    async send(tx: Tx, { asked, ...mail }: Mail): Promise<void> {
      if (asked !== undefined) await budgets.ask(tx, asked, mail.to);
      const ordered = { id: newId(), decoy: false, ...mail };
      const causedBy = budgets.causingNetwork();
      await tx.insert(mails).values({ ...ordered, causedBy, createdAt: instant(clock) });
      if (mail.heldUntil === undefined) await queue.order(tx, ordered);
    },
    release,
    wake: queue.wake,
    /** Has a person of the staff change what becomes of a mail; null for one that there is not, or that goes to no one. */
    async applyAct(
      tx: Tx,
      id: string,
      act: "staff.retried" | "staff.abandoned",
    ): Promise<{ isAllowed: boolean } | null> {
      const [known] = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, id), eq(mails.decoy, false)));
      if (known === undefined) return null;
      const event: MailJobEvent = act === "staff.retried" ? { type: act, at: clock.now() } : { type: act };
      const step = await queue.take(tx, id, event);
      return step === null ? null : { isAllowed: !("refusal" in step) };
    },
    /** Gives up every mail that has not left; how many there were. */
    abandonAll: queue.abandonAll,
    /** A person’s quiet hours have changed: what is held for them leaves at another time. */
    async holdUntil(tx: Tx, userId: string, until: Date): Promise<void> {
      await tx
        .update(mails)
        .set({ heldUntil: until })
        .where(and(eq(mails.userId, userId), isNotNull(mails.heldUntil)));
    },
    /** Erases the mails that speak of one of these, sent or not. */
    async forget(tx: Tx, ids: readonly string[]): Promise<void> {
      const isAbout = sql`${mails.about} <> '{}' and ${mails.about} && ${sql.param([...ids])}::uuid[]`;
      await tx.delete(mails).where(isAbout);
    },
    /** Forgets mails that ended: 30 days after they left or were ordered, 7 days when no account is theirs, at once when they went to no one. */
    async sweep(): Promise<void> {
      await refusals.sweep();
      const endedAt = sql`coalesce(${mails.sentAt}, ${mails.createdAt})`;
      const before = (retentionMs: number) =>
        sql`${endedAt} < ${instant(clock, -retentionMs).toISOString()}::timestamptz`;
      await db
        .delete(mails)
        .where(
          and(
            inArray(mails.status, ["sent", "dead", "cancelled"]),
            or(
              before(retentionMs),
              and(isNull(mails.userId), before(retentionWithoutAccountMs)),
              eq(mails.decoy, true),
            ),
          ),
        );
    },
    /** Which addresses take no more mail. */
    refusals,
    /** Whether the mailbox page may be served. */
    isEmbedded: transport.isEmbedded,
    /** What the embedded mailbox holds, newest first, 200 at most. */
    async mailbox(to?: string): Promise<MailboxEntry[]> {
      const rows = await db
        .select()
        .from(mails)
        .where(
          and(eq(mails.decoy, false), to === undefined ? undefined : eq(mails.to, to.trim().toLowerCase())),
        )
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(200);
      return rows.flatMap(({ id, to: address, subject, text, html, replyTo, sentAt }) =>
        sentAt === null
          ? []
          : [{ id, to: address, subject, text, html, replyTo, sentAt: sentAt.toISOString() }],
      );
    },
    close: () => transport.close(),
  };
}
