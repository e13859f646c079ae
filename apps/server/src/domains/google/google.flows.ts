import type { ProofPurpose } from "@jobami/api/google/routes";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { hashToken, KeyLost, newToken, type ServerSecret } from "../../platform/secrets/secrets.ts";
import { googleFlows } from "./google.tables.ts";

/** What a browser that left for the provider has to come back with. */
export interface Leaving {
  issuer: string;
  state: string;
  nonce: string;
  verifier: string;
  /** The page to come back to. */
  from: string | null;
  /** Who left to prove once more who they are; null for a sign-in. */
  proving: Proving | null;
  /** When the browser left, in ms. */
  leftAt: number;
}

/** Who has to be proved once more, in which session, and what for. */
export interface Proving {
  userId: string;
  sessionId: string;
  purpose: ProofPurpose;
}

/** Whom the provider vouched for, until an account was found or made. */
export interface Arrived {
  issuer: string;
  subject: string;
  email: string;
  prenom: string;
  nom: string;
  from: string | null;
  /** Whose password was given meanwhile; the second factor is still awaited. */
  provenFor?: string;
}

interface StoredFlow {
  leaving: Leaving;
  arrived: Arrived;
  proof: Proving;
}

/** Life of each part of a sign-in with Google, in ms. */
export const flowLifeMs = 15 * 60_000;
/** Life of a proof, in ms. */
export const proofLifeMs = 5 * 60_000;

/** Sign-ins under way: a random token in a cookie, what belongs to it sealed with that token. */
export function createFlows(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;

  const living = (kind: keyof StoredFlow, token: string) =>
    and(
      eq(googleFlows.tokenHash, hashToken(token)),
      eq(googleFlows.kind, kind),
      gt(googleFlows.expiresAt, instant(clock)),
    );

  function opened<K extends keyof StoredFlow>(
    token: string,
    row: { sealed: string } | undefined,
  ): StoredFlow[K] | null {
    if (row === undefined) return null;
    try {
      return JSON.parse(secret.open(token, row.sealed)) as StoredFlow[K];
    } catch (error) {
      if (error instanceof KeyLost) return null;
      throw error;
    }
  }

  return {
    /** Keeps a part and gives the token that opens it. */
    async keep<K extends keyof StoredFlow>(db: Db, kind: K, value: StoredFlow[K]): Promise<string> {
      const token = newToken();
      await db.insert(googleFlows).values({
        tokenHash: hashToken(token),
        kind,
        sealed: secret.seal(token, JSON.stringify(value)),
        expiresAt: instant(clock, kind === "proof" ? proofLifeMs : flowLifeMs),
      });
      return token;
    },
    /** When a proof runs out, if it is one that lives. */
    async proofUntil(db: Db, token: string): Promise<Date | null> {
      const [row] = await db.select().from(googleFlows).where(living("proof", token));
      return row?.expiresAt ?? null;
    },
    /** Reads a part and leaves it. */
    async look<K extends keyof StoredFlow>(
      db: Db,
      kind: K,
      token: string | undefined,
    ): Promise<StoredFlow[K] | null> {
      if (token === undefined) return null;
      const [row] = await db.select().from(googleFlows).where(living(kind, token));
      return opened(token, row);
    },
    /** Takes a part: of two who ask for it, one gets it. */
    async take<K extends keyof StoredFlow>(
      db: Db,
      kind: K,
      token: string | undefined,
    ): Promise<StoredFlow[K] | null> {
      if (token === undefined) return null;
      const [row] = await db.delete(googleFlows).where(living(kind, token)).returning();
      return opened(token, row);
    },
    /** Puts another value in a part's place. */
    async change(tx: Tx, token: string, value: Arrived): Promise<void> {
      await tx
        .update(googleFlows)
        .set({ sealed: secret.seal(token, JSON.stringify(value)) })
        .where(living("arrived", token));
    },
    /** Forgets what has run out. */
    async sweep(db: Db): Promise<void> {
      await db.delete(googleFlows).where(lt(googleFlows.expiresAt, instant(clock)));
    },
  };
}

export type Flows = ReturnType<typeof createFlows>;
