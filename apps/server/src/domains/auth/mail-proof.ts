import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { type Attempts, accountRules } from "./attempts.ts";
import { authMails } from "./auth.mails.ts";
import { mailProofs } from "./mail-proof.tables.ts";
import { maskEmail } from "./mask-email.ts";
import { codeLifeMs, newCode, resendSeconds } from "./two-factor.ts";

/** How long a sign-in counts as proved, in ms. */
export const mailProofLifeMs = 15 * 60_000;

/** Whose sign-in proves itself. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

const subjectOf = (userId: string) => `mail-proof:${userId}`;

/**
 * Proof by a mailed code that whoever is signed in reads the account's mail. A stolen password alone neither adds a way in that
 * would outlive it, nor gives a role of staff.
 */
export function createMailProof(deps: { platform: Platform; users: Users; attempts: Attempts }) {
  const { users, attempts } = deps;
  const { db, clock, secret, mail, config } = deps.platform;
  const mails = authMails(config);
  const codeHash = (sessionId: string, code: string) => secret.sign(`mail-proof:${sessionId}`, code);

  /** Refuses while the last code to this person is too young, whichever sign-in asked for it. */
  async function refuseTooSoon(tx: Tx, userId: string): Promise<void> {
    const [last] = await tx
      .select({ at: sql<string | null>`max(${mailProofs.sentAt})` })
      .from(mailProofs)
      .where(eq(mailProofs.userId, userId));
    const sentAt = last?.at ?? null;
    const waited = sentAt === null ? resendSeconds : (clock.now() - new Date(sentAt).getTime()) / 1000;
    if (waited < resendSeconds)
      throw new DomainError("COOLDOWN_ACTIVE", { retryAfterSeconds: Math.ceil(resendSeconds - waited) });
  }

  return {
    /** Mails a code, good for ten minutes and this sign-in alone. Throws COOLDOWN_ACTIVE. */
    async ask({ userId, sessionId }: SignedIn): Promise<{ maskedEmail: string; cooldownSeconds: number }> {
      return inTransaction(db, async (tx) => {
        const account = await users.life.hold(tx, userId);
        if (account === null) throw new DomainError("UNAUTHENTICATED");
        await refuseTooSoon(tx, userId);
        const code = newCode();
        const usefulUntil = instant(clock, codeLifeMs);
        const asked = {
          codeHash: codeHash(sessionId, code),
          sentAt: instant(clock),
          expiresAt: usefulUntil,
        };
        await tx
          .insert(mailProofs)
          .values({ sessionId, userId, ...asked })
          .onConflictDoUpdate({ target: mailProofs.sessionId, set: asked });
        const letter = mails.proof({ prenom: account.prenom, code });
        const to = { to: account.email, userId };
        await mail.send(tx, { lane: "urgent", asked: "code", ...to, usefulUntil, ...letter });
        return { maskedEmail: maskEmail(account.email), cooldownSeconds: resendSeconds };
      });
    },
    /** Takes the mailed code, once. Tries are counted before the check. Throws CODE_EXPIRED, CODE_INVALID or CODE_TRIES_EXHAUSTED. */
    async give({ userId, sessionId }: SignedIn, code: string): Promise<void> {
      const ofThis = and(eq(mailProofs.sessionId, sessionId), gt(mailProofs.expiresAt, instant(clock)));
      const [asked] = await db.select().from(mailProofs).where(ofThis);
      if (asked === undefined || asked.codeHash === null) throw new DomainError("CODE_EXPIRED");
      const subject = subjectOf(userId);
      const taken = await attempts.reserve(db, subject, accountRules);
      if (!taken.allowed) throw new DomainError("CODE_TRIES_EXHAUSTED");
      const given = secret.signatures(`mail-proof:${sessionId}`, code);
      const proved = await db
        .update(mailProofs)
        .set({ codeHash: null, provedUntil: instant(clock, mailProofLifeMs) })
        .where(and(ofThis, inArray(mailProofs.codeHash, given)))
        .returning({ id: mailProofs.sessionId });
      if (proved.length > 0) return attempts.clear(db, subject);
      throw taken.left > 0
        ? new DomainError("CODE_INVALID", { remainingTries: taken.left })
        : new DomainError("CODE_TRIES_EXHAUSTED");
    },
    /** Counts a sign-in as proved that was begun by a mailed code. */
    async note(tx: Tx, { userId, sessionId }: SignedIn): Promise<void> {
      await tx
        .insert(mailProofs)
        .values({ sessionId, userId, provedUntil: instant(clock, mailProofLifeMs) })
        .onConflictDoNothing();
    },
    /** Throws MAIL_PROOF_NEEDED unless this sign-in was proved within the last 15 minutes. */
    async require(from: Db, sessionId: string): Promise<void> {
      const [proved] = await from
        .select({ id: mailProofs.sessionId })
        .from(mailProofs)
        .where(and(eq(mailProofs.sessionId, sessionId), gt(mailProofs.provedUntil, instant(clock))));
      if (proved === undefined) throw new DomainError("MAIL_PROOF_NEEDED");
    },
    /** Forgets codes and proofs that are over. */
    async sweep(): Promise<void> {
      const now = instant(clock);
      const isOver = and(
        or(lt(mailProofs.expiresAt, now), sql`${mailProofs.expiresAt} is null`),
        or(lt(mailProofs.provedUntil, now), sql`${mailProofs.provedUntil} is null`),
      );
      await db.delete(mailProofs).where(isOver);
    },
  };
}

export type MailProof = ReturnType<typeof createMailProof>;
