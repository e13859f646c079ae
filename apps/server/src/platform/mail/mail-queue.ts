import { createHash } from "node:crypto";
import {
  decideMailJob,
  type MailFollowUp,
  type MailJobEvent,
  type MailJobRefusal,
} from "@jobami/machines/mail/mail-job";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { afterCommit, inTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Metrics } from "../metrics/metrics.port.ts";
import type { MailBudgets } from "./budgets.ts";
import { lanePriority, mailWorkers } from "./lanes.ts";
import { mails } from "./mail.tables.ts";
import type { RefusalReason } from "./refusals.tables.ts";
import type { MailRefusals } from "./refusals.ts";
import { isFinalRefusal, type MailTransport, namesBadAddress } from "./transport.ts";

const job = "mail.send";
const mostOfError = 300;
/** A pause that is over within this is left to end by itself, in ms: a server that comes and goes costs a mail no tries. */
const shortPauseMs = 60_000;
/** How many mails are woken in one transaction. */
const wokenAtOnce = 200;
/** How it reads where a mail server gave no answer, or stated that it has none to give now. */
const unanswered =
  "ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|getaddrinfo|timed? ?out|connection (closed|lost)|socket|greeting|\\m421\\M";
const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** What is shown of a mail that was not sent. */
const refusedBy: Readonly<Record<RefusalReason, string>> = {
  bounce: "address refused (bounce)",
  complaint: "address refused (complaint)",
};

type Row = typeof mails.$inferSelect;
type Ordered = Pick<Row, "id" | "to" | "lane" | "decoy">;
type Step = { mail: Row; isHanded: boolean } | { refusal: MailJobRefusal };
type Answer = { event: MailJobEvent; smtpAnswer: string | null; isAddressBad?: boolean };

/** What a mail server reported, on one line that is not too long. */
function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, mostOfError);
}

/** Hands over what was ordered, by the life cycle of a mail: stored first, sent then, and the answer stored again. No transaction stays open meanwhile. */
export function createMailQueue(deps: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, "mailGivenUp">;
  transport: MailTransport;
  budgets: Pick<MailBudgets, "leave">;
  refusals: Pick<MailRefusals, "refuses" | "refuseNow" | "marks">;
  /** Right-hand side of message ids. */
  domain: string;
}) {
  const { db, clock, jobs, log, metrics, transport, budgets, refusals, domain } = deps;

  /** Stores a step that the life cycle allows, and what must be stored with it; null for a mail that there is not. */
  async function take(
    tx: Tx,
    id: string,
    event: MailJobEvent,
    smtpAnswer: string | null = null,
  ): Promise<Step | null> {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
    if (mail === undefined) return null;
    const decision = decideMailJob(
      {
        status: mail.status,
        tries: mail.tries,
        dueAt: mail.dueAt?.getTime() ?? null,
        usefulUntil: mail.usefulUntil?.getTime() ?? null,
      },
      event,
    );
    if (!decision.allowed) return { refusal: decision.reason };
    const { status, tries, dueAt } = decision.next;
    const sentAt = status === "sent" ? instant(clock) : mail.sentAt;
    await tx
      .update(mails)
      .set({
        status,
        tries,
        dueAt: dateOf(dueAt),
        sentAt,
        ...(smtpAnswer === null ? {} : { lastError: smtpAnswer }),
        // What is over is held no longer.
        ...(status === "cancelled" ? { heldUntil: null, heldBy: null } : {}),
      })
      .where(eq(mails.id, id));
    for (const follow of decision.follows) await perform(tx, mail, follow);
    return { mail, isHanded: decision.follows.some(({ type }) => type === "mail.handed") };
  }

  async function perform(tx: Tx, mail: Row, follow: MailFollowUp): Promise<void> {
    const { id } = mail;
    if (follow.type === "try.ordered")
      await order(tx, mail, Math.max(0, Math.ceil((follow.at - clock.now()) / 1000)));
    // The embedded mailbox is where mails are read.
    if (follow.type === "bodies.emptied" && !transport.isEmbedded)
      await tx.update(mails).set({ text: "", html: "" }).where(eq(mails.id, id));
    if (follow.type === "operator.notified") {
      log.error({ mailId: id }, "mail given up");
      afterCommit(tx, metrics.mailGivenUp);
    }
  }

  /** Of the mails to one address one is handed over at a time; those to no one do not wait for each other either. */
  async function order(tx: Tx, mail: Ordered, startAfter = 0): Promise<void> {
    await jobs.send(
      tx,
      job,
      { mailId: mail.id },
      {
        priority: lanePriority[mail.lane],
        group: createHash("sha256")
          .update(mail.decoy ? mail.id : mail.to)
          .digest("base64url"),
        ...(startAfter === 0 ? {} : { startAfter }),
      },
    );
  }

  async function hand({ id, to, subject, text, html, replyTo, unsubscribeUrl, decoy }: Row): Promise<Answer> {
    try {
      if (!decoy)
        await transport.send({
          messageId: `<${refusals.marks.of(id)}@${domain}>`,
          to,
          subject,
          text,
          html,
          ...(replyTo === null ? {} : { replyTo }),
          ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
        });
      return { event: { type: "server.took" }, smtpAnswer: null };
    } catch (error) {
      const isFinal = isFinalRefusal(error);
      log.warn({ err: error, mailId: id, isFinal }, "mail not taken");
      return {
        event: { type: "server.refused", at: clock.now(), isFinal },
        smtpAnswer: textOf(error),
        isAddressBad: namesBadAddress(error),
      };
    }
  }

  /** Whether a mail that was never tried waits because a budget is spent; it is queued again when there is room. */
  async function isHeld(id: string): Promise<boolean> {
    const waiting = and(eq(mails.id, id), eq(mails.status, "queued"));
    const [mail] = await db
      .select({
        id: mails.id,
        to: mails.to,
        lane: mails.lane,
        decoy: mails.decoy,
        causedBy: mails.causedBy,
      })
      .from(mails)
      .where(waiting);
    const held = mail === undefined ? null : await budgets.leave(mail);
    if (held !== null) await db.update(mails).set(held).where(waiting);
    return held !== null;
  }

  /** Gives a mail up whose address takes none; whether it was. */
  async function isRefused(id: string): Promise<boolean> {
    const [mail] = await db
      .select({ to: mails.to, lane: mails.lane })
      .from(mails)
      .where(and(eq(mails.id, id), eq(mails.decoy, false), inArray(mails.status, ["queued", "failed"])));
    const why = mail === undefined ? null : await refusals.refuses(mail.to, mail.lane);
    if (why === null) return false;
    await inTransaction(db, (tx) => take(tx, id, { type: "staff.abandoned" }, refusedBy[why]));
    return true;
  }

  async function handOver({ mailId }: { mailId: string }): Promise<void> {
    if (await isRefused(mailId)) return;
    if (await isHeld(mailId)) return;
    const begun: MailJobEvent = { type: "job.begun", at: clock.now() };
    const step = await inTransaction(db, (tx) => take(tx, mailId, begun));
    if (step === null || "refusal" in step || !step.isHanded) return;
    const { event, smtpAnswer, isAddressBad } = await hand(step.mail);
    await inTransaction(db, async (tx) => {
      await take(tx, mailId, event, smtpAnswer);
      if (isAddressBad === true) await refusals.refuseNow(tx, step.mail.to);
    });
  }

  jobs.work(job, handOver, { lanes: mailWorkers, isOutward: !transport.isEmbedded });

  /** Gives up what has not left, as an operator who wants none of it sent: no one hands anything over meanwhile. */
  async function abandonAll(tx: Tx): Promise<number> {
    const rows = await tx
      .select({ id: mails.id, status: mails.status })
      .from(mails)
      .where(inArray(mails.status, ["queued", "sending", "failed"]));
    for (const { id, status } of rows) {
      if (status === "sending")
        await take(tx, id, { type: "server.refused", at: clock.now(), isFinal: false });
      await take(tx, id, { type: "staff.abandoned" });
    }
    return rows.length;
  }

  /** The mail server is back: what it did not answer is handed over now, not after the pause of an hour; as an act of the staff would. */
  async function wake(): Promise<void> {
    for (let woken = wokenAtOnce; woken === wokenAtOnce; ) {
      const rows = await db
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(
            eq(mails.status, "failed"),
            gt(mails.dueAt, instant(clock, shortPauseMs)),
            sql`${mails.lastError} ~* ${unanswered}`,
          ),
        )
        .limit(wokenAtOnce);
      await inTransaction(db, async (tx) => {
        for (const { id } of rows) await take(tx, id, { type: "staff.retried", at: clock.now() });
      });
      woken = rows.length;
    }
  }

  return { order, take, abandonAll, wake };
}
