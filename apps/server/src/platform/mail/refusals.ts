import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { afterCommit, inTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Metrics } from "../metrics/metrics.port.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import type { MailLane } from "./lanes.ts";
import { mails } from "./mail.tables.ts";
import { createMailMarks } from "./mail-marks.ts";
import type { Report } from "./refusal-messages.ts";
import { mailRefusals, type RefusalReason } from "./refusals.tables.ts";

/** Mailboxes come back, and are given to others: half a year, in ms. */
const retentionMs = 182 * 86_400_000;

/** The job that informs whoever an address is of that no mail goes there any more. */
export const addressRefusedJob = "mail.address-refused";

/** How an address stands that takes no more mail. */
export interface Refusal {
  why: RefusalReason;
  since: Date;
}

/** What was written to, and when. */
interface Written {
  to: string;
  at: Date | null;
}

/** Remembers which addresses take no more mail. */
export function createMailRefusals(deps: {
  db: Db;
  clock: Clock;
  secret: ServerSecret;
  jobs: Pick<Jobs, "send">;
  metrics: Pick<Metrics, "addressRefused">;
}) {
  const { db, clock, secret, jobs, metrics } = deps;
  const marks = createMailMarks(secret);
  const purpose = "refused address";
  const plain = (address: string) => address.trim().toLowerCase();
  const isOf = (address: string) =>
    inArray(mailRefusals.addressDigest, secret.stamps(purpose, plain(address)));
  const refusing = (address: string) => and(isOf(address), isNull(mailRefusals.acceptedAt));

  /** The mail that a report is about, of those that it names; it was never written where it went to no one. */
  async function byMarks(tx: Tx, text: string): Promise<Written | null> {
    const ids = marks.idsIn(text);
    if (ids.length === 0) return null;
    const [mail] = await tx
      .select({ to: mails.to, sentAt: mails.sentAt, createdAt: mails.createdAt })
      .from(mails)
      .where(and(inArray(mails.id, ids), eq(mails.decoy, false)))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return mail === undefined ? null : { to: mail.to, at: mail.sentAt ?? mail.createdAt };
  }

  /** What was last written to an address that a provider names. */
  async function byAddress(tx: Tx, address: string): Promise<Written> {
    const to = plain(address);
    const [mail] = await tx
      .select({ sentAt: mails.sentAt })
      .from(mails)
      .where(and(eq(mails.to, to), isNotNull(mails.sentAt)))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return { to, at: mail?.sentAt ?? null };
  }

  /** Ends sending to an address; false where that has ended, or where its owner has asked for mails since this one left. */
  async function refuse(tx: Tx, { to, at }: Written, why: RefusalReason): Promise<boolean> {
    const values = { why, since: instant(clock), acceptedAt: null };
    const [known] = await tx
      .select({ digest: mailRefusals.addressDigest })
      .from(mailRefusals)
      .where(isOf(to))
      .for("update");
    const changed =
      known === undefined
        ? await tx
            .insert(mailRefusals)
            .values({ addressDigest: secret.stamp(purpose, plain(to)), ...values })
            .onConflictDoNothing()
            .returning({ why: mailRefusals.why })
        : at === null
          ? []
          : await tx
              .update(mailRefusals)
              .set(values)
              .where(and(eq(mailRefusals.addressDigest, known.digest), lt(mailRefusals.acceptedAt, at)))
              .returning({ why: mailRefusals.why });
    if (changed.length === 0) return false;
    await jobs.send(tx, addressRefusedJob, { address: plain(to), why });
    afterCommit(tx, () => metrics.addressRefused(why));
    return true;
  }

  return {
    marks,
    /** Ends sending to the address that a report is about; whether that is new. One that names a mail of ours is about that mail's address, whatever else it states. */
    report: ({ why, address, text }: Report): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const written = (await byMarks(tx, text)) ?? (address === null ? null : await byAddress(tx, address));
        return written !== null && (await refuse(tx, written, why));
      }),
    /** The mail server itself stated, as a mail was handed over, that the address is bad or closed. */
    refuseNow: (tx: Tx, to: string): Promise<boolean> => refuse(tx, { to, at: instant(clock) }, "bounce"),
    /** Why a mail may not go to an address; null where it may. Whoever complained still gets the codes and links that they ask for. */
    async refuses(address: string, lane: MailLane): Promise<RefusalReason | null> {
      const [known] = await db.select({ why: mailRefusals.why }).from(mailRefusals).where(refusing(address));
      if (known === undefined || (known.why === "complaint" && lane === "urgent")) return null;
      return known.why;
    },
    /** How an address stands that takes no more mail; null for any other. */
    async standing(from: Db | Tx, address: string): Promise<Refusal | null> {
      const [known] = await from
        .select({ why: mailRefusals.why, since: mailRefusals.since })
        .from(mailRefusals)
        .where(refusing(address));
      return known ?? null;
    },
    /** Writes to an address again; whether it was refused. What was written before does not end that again. */
    async accept(tx: Tx | Db, address: string): Promise<boolean> {
      const taken = await tx
        .update(mailRefusals)
        .set({ acceptedAt: instant(clock) })
        .where(refusing(address))
        .returning({ why: mailRefusals.why });
      return taken.length > 0;
    },
    /** Forgets the addresses that a key made which is dropped: no one can know any more which they are. */
    async dropKey(tx: Tx, made: (column: PgColumn) => SQL): Promise<void> {
      await tx.delete(mailRefusals).where(made(mailRefusals.addressDigest));
    },
    /** Forgets what was refused half a year ago. */
    async sweep(): Promise<void> {
      await db.delete(mailRefusals).where(lt(mailRefusals.since, instant(clock, -retentionMs)));
    },
  };
}

export type MailRefusals = ReturnType<typeof createMailRefusals>;
