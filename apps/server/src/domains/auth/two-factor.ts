import { randomInt } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hashToken, newToken, type ServerSecret } from "../../platform/secrets/secrets.ts";
import { twoFactorChallenges } from "./auth.tables.ts";

/** Life of a mailed code, in ms. */
export const codeLifeMs = 10 * 60_000;
/** Seconds between two codes of one sign-in. */
export const resendSeconds = 60;

/** Six digits to mail, drawn at random. */
export const newCode = () => randomInt(0, 1_000_000).toString().padStart(6, "0");

/** A sign-in that waits for its code. */
export interface Challenge {
  tokenHash: string;
  userId: string;
  /** Null while none was mailed. */
  codeHash: string | null;
  rememberMe: boolean;
  sentAt: Date | null;
}

/** The challenges of two-factor sign-in: a random token in a cookie, a 6-digit code by mail, digests in the database. */
export function createTwoFactor(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;
  // Six digits could be searched in a plain digest.
  const codeHash = (tokenHash: string, code: string) => secret.sign(`code:${tokenHash}`, code);

  return {
    /** Begins a challenge, with a code to mail or for an app; the older ones of the person end. */
    async begin(
      tx: Tx,
      challenge: { userId: string; rememberMe: boolean; code: string | null },
    ): Promise<string> {
      const { userId, rememberMe, code } = challenge;
      const token = newToken();
      const tokenHash = hashToken(token);
      await tx.delete(twoFactorChallenges).where(eq(twoFactorChallenges.userId, userId));
      await tx.insert(twoFactorChallenges).values({
        tokenHash,
        userId,
        codeHash: code === null ? null : codeHash(tokenHash, code),
        rememberMe,
        sentAt: code === null ? null : instant(clock),
        expiresAt: instant(clock, codeLifeMs),
      });
      return token;
    },
    /** The living challenge of a cookie's token, locked until the transaction ends. */
    async find(tx: Tx, token: string | undefined): Promise<Challenge | null> {
      if (token === undefined) return null;
      const [row] = await tx
        .select()
        .from(twoFactorChallenges)
        .where(
          and(
            eq(twoFactorChallenges.tokenHash, hashToken(token)),
            gt(twoFactorChallenges.expiresAt, instant(clock)),
          ),
        )
        .for("update");
      return row ?? null;
    },
    isCode: (challenge: Challenge, code: string) =>
      challenge.codeHash !== null && secret.verify(`code:${challenge.tokenHash}`, code, challenge.codeHash),
    /** Replaces the code of a challenge. */
    async renew(tx: Tx, challenge: Challenge): Promise<string> {
      const code = newCode();
      await tx
        .update(twoFactorChallenges)
        .set({
          codeHash: codeHash(challenge.tokenHash, code),
          sentAt: instant(clock),
          expiresAt: instant(clock, codeLifeMs),
        })
        .where(eq(twoFactorChallenges.tokenHash, challenge.tokenHash));
      return code;
    },
    /** Ends the challenges of a person. */
    async end(tx: Tx, userId: string): Promise<void> {
      await tx.delete(twoFactorChallenges).where(eq(twoFactorChallenges.userId, userId));
    },
    /** Forgets challenges that have run out. */
    async sweep(db: Db): Promise<void> {
      await db.delete(twoFactorChallenges).where(lt(twoFactorChallenges.expiresAt, instant(clock)));
    },
  };
}

export type TwoFactor = ReturnType<typeof createTwoFactor>;
