import { randomInt } from "node:crypto";
import type { SignUpProof } from "@jobami/api/auth/contract";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lte } from "drizzle-orm";
import { z } from "zod";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { ServerSecret } from "../../platform/secrets/secrets.ts";
import { signUpProofs } from "./sign-up-proof.tables.ts";

/** Life of a challenge, in ms. */
export const challengeLifeMs = 30 * 60_000;

/** Tries that a browser makes, some milliseconds each: a second or two on a telephone. */
const tries = { least: 60, most: 240 };
const cost = 5000;

/** A challenge that is ours and has not run out. */
export interface Issued {
  text: string;
  nonce: string;
  issuedAt: number;
  isSolved: boolean;
}

const written = z.object({
  parameters: z.looseObject({ nonce: z.string(), data: z.object({ issuedAt: z.number() }) }),
  signature: z.string(),
});

function parse(text: string): z.output<typeof written> | null {
  try {
    return written.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Challenges of the ALTCHA family, signed, that serve once: what they hold comes back with the answer, nothing is stored of those that are open. */
export function createSignUpChallenges(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;
  const keys = {
    hmacSignatureSecret: secret.sign("sign-up-challenge", "challenge"),
    hmacKeySignatureSecret: secret.sign("sign-up-challenge", "key"),
  };

  return {
    /** A new one. */
    async draw(): Promise<string> {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        data: { issuedAt: clock.now() },
        ...keys,
      });
      return JSON.stringify(challenge);
    },
    /** What came back; null for a challenge that is not ours or has run out. */
    async read({ challenge: text, solution }: SignUpProof): Promise<Issued | null> {
      const given = parse(text);
      if (given === null) return null;
      const verdict = await verifySolution({
        challenge: given as unknown as Challenge,
        solution: solution ?? { counter: 0, derivedKey: "" },
        deriveKey,
        ...keys,
      });
      const { nonce, data } = given.parameters;
      if (verdict.invalidSignature !== false || data.issuedAt + challengeLifeMs <= clock.now()) return null;
      return { text, nonce, issuedAt: data.issuedAt, isSolved: verdict.verified };
    },
    /** Uses a challenge up; false when it was used before. */
    async use(tx: Tx, { nonce, issuedAt }: Issued): Promise<boolean> {
      const used = await tx
        .insert(signUpProofs)
        .values({ nonce, expiresAt: new Date(issuedAt + challengeLifeMs) })
        .onConflictDoNothing()
        .returning({ nonce: signUpProofs.nonce });
      return used.length > 0;
    },
    /** Forgets those that have run out. */
    async sweep(db: Db): Promise<void> {
      await db.delete(signUpProofs).where(lte(signUpProofs.expiresAt, instant(clock)));
    },
  };
}
