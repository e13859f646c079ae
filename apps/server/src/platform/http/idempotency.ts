import { createHash } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import { instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import type { AnswerCookie } from "./call.ts";
import { DomainError } from "./domain-error.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** A change as its caller named it. */
export interface NamedChange {
  /** Person or visitor. */
  caller: string;
  key: string;
  /** Method, path and body. */
  request: string;
}

/** An answer as it is sent, or sent again. */
export interface KeptAnswer {
  status: number;
  json: string;
  cookies: AnswerCookie[];
}

/** Keys are remembered this long, in ms. */
const keptMs = 24 * 3_600_000;
/** A change whose process died may be begun anew after this, in ms. */
const leaseMs = 60_000;

/** Remembers changes by their Idempotency-Key, so that a repetition changes nothing and gets the same answer. */
export function createIdempotency(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;
  const idOf = (change: NamedChange) =>
    createHash("sha256").update(`${change.caller}\n${change.key}`).digest("base64url");
  // The body may hold a password: its digest is keyed by what only the caller knows.
  const hashOf = (change: NamedChange) => secret.sign(`idempotency:${change.key}`, change.request);

  async function lock(tx: Tx, id: string): Promise<void> {
    const number = createHash("sha256").update(id).digest().readBigInt64BE(0);
    await tx.execute(sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`);
  }

  async function find(tx: Tx, change: NamedChange) {
    await lock(tx, idOf(change));
    const [row] = await tx
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.id, idOf(change)));
    if (row === undefined || row.expiresAt <= instant(clock)) return null;
    if (row.requestHash !== hashOf(change)) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    return row;
  }

  async function write(tx: Tx, change: NamedChange, answer: KeptAnswer | null): Promise<void> {
    const values = {
      requestHash: hashOf(change),
      sealedAnswer: answer === null ? null : secret.seal(change.key, JSON.stringify(answer)),
      leaseUntil: instant(clock, leaseMs),
      expiresAt: instant(clock, keptMs),
    };
    await tx
      .insert(idempotencyKeys)
      .values({ id: idOf(change), ...values })
      .onConflictDoUpdate({ target: idempotencyKeys.id, set: values });
  }

  const unseal = (change: NamedChange, sealed: string) =>
    JSON.parse(secret.open(change.key, sealed)) as KeptAnswer;

  return {
    /** The answer given before, null when this transaction makes the change first; waits for one that is being made. */
    async recall(tx: Tx, change: NamedChange): Promise<KeptAnswer | null> {
      const row = await find(tx, change);
      return row === null || row.sealedAnswer === null ? null : unseal(change, row.sealedAnswer);
    },
    /** Stores the answer with the change. */
    keep: (tx: Tx, change: NamedChange, answer: KeptAnswer) => write(tx, change, answer),
    /** For changes with transactions of their own: marks the change as begun. Throws IDEMPOTENCY_IN_PROGRESS. */
    reserve(db: Db, change: NamedChange): Promise<KeptAnswer | null> {
      return inTransaction(db, async (tx) => {
        const row = await find(tx, change);
        if (row !== null && row.sealedAnswer !== null) return unseal(change, row.sealedAnswer);
        if (row !== null && row.leaseUntil > instant(clock)) throw new DomainError("IDEMPOTENCY_IN_PROGRESS");
        await write(tx, change, null);
        return null;
      });
    },
    /** Lets a refused change be tried again under its key. */
    async release(db: Db, change: NamedChange): Promise<void> {
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, idOf(change)));
    },
    /** Forgets what is older than a day. */
    async sweep(db: Db): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, instant(clock)));
    },
  };
}
