import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import { instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { isHeld, type Lease } from "../database/lease.ts";
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
export interface StoredAnswer {
  status: number;
  json: string;
  cookies: AnswerCookie[];
}

/** Keys are remembered this long, in ms. */
const retentionMs = 24 * 3_600_000;
/** A change may be begun anew after this even when its process seems to live: its machine may have vanished. In ms. */
const leaseMs = 60_000;

/** The one try of a change that may store its answer. */
export type Reservation = string;

/** Remembers changes by their Idempotency-Key, so that a repetition changes nothing and gets the same answer. */
export function createIdempotency(deps: { clock: Clock; secret: ServerSecret; lease: Lease }) {
  const { clock, secret, lease } = deps;
  const idOf = (change: NamedChange) =>
    createHash("sha256").update(`${change.caller}\n${change.key}`).digest("base64url");
  // The body may hold a password: its digest is keyed by what only the caller knows.
  const purposeOf = (change: NamedChange) => `idempotency:${change.key}`;

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
    if (!secret.verify(purposeOf(change), change.request, row.requestHash))
      throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    return row;
  }

  async function write(
    tx: Tx,
    change: NamedChange,
    state: { answer: StoredAnswer } | { reservation: Reservation },
  ): Promise<void> {
    const values = {
      requestHash: secret.sign(purposeOf(change), change.request),
      sealedAnswer: "answer" in state ? secret.seal(change.key, JSON.stringify(state.answer)) : null,
      holder: "answer" in state ? null : lease.holder,
      reservation: "answer" in state ? null : state.reservation,
      leaseUntil: instant(clock, leaseMs),
      expiresAt: instant(clock, retentionMs),
    };
    await tx
      .insert(idempotencyKeys)
      .values({ id: idOf(change), ...values })
      .onConflictDoUpdate({ target: idempotencyKeys.id, set: values });
  }

  async function isUnderWay(tx: Tx, row: typeof idempotencyKeys.$inferSelect): Promise<boolean> {
    const { holder, reservation } = row;
    if (holder === null || reservation === null || row.leaseUntil <= instant(clock)) return false;
    return holder === lease.holder ? lease.underWay.has(reservation) : isHeld(tx, holder);
  }

  const unseal = (change: NamedChange, sealed: string) =>
    JSON.parse(secret.open(change.key, sealed)) as StoredAnswer;

  return {
    /** The answer given before, null when this transaction makes the change first; waits for one that is being made. */
    async recall(tx: Tx, change: NamedChange): Promise<StoredAnswer | null> {
      const row = await find(tx, change);
      return row === null || row.sealedAnswer === null ? null : unseal(change, row.sealedAnswer);
    },
    /** Stores the answer with the change. */
    keep: (tx: Tx, change: NamedChange, answer: StoredAnswer) => write(tx, change, { answer }),
    /** For changes with transactions of their own: marks the change as begun. Throws IDEMPOTENCY_IN_PROGRESS while another try of it is made. */
    async reserve(
      db: Db,
      change: NamedChange,
    ): Promise<{ storedAnswer: StoredAnswer } | { reservation: Reservation }> {
      await lease.hold();
      const reservation = newId();
      const storedAnswer = await inTransaction(db, async (tx) => {
        const row = await find(tx, change);
        if (row !== null && row.sealedAnswer !== null) return unseal(change, row.sealedAnswer);
        if (row !== null && (await isUnderWay(tx, row))) throw new DomainError("IDEMPOTENCY_IN_PROGRESS");
        await write(tx, change, { reservation });
        lease.underWay.add(reservation);
        return null;
      });
      return storedAnswer === null ? { reservation } : { storedAnswer };
    },
    /** Stores the answer of a reserved change with it. Throws IDEMPOTENCY_IN_PROGRESS when another try has taken its place. */
    async keepReserved(
      tx: Tx,
      change: NamedChange,
      reservation: Reservation,
      answer: StoredAnswer,
    ): Promise<void> {
      const row = await find(tx, change);
      if (row?.reservation !== reservation) throw new DomainError("IDEMPOTENCY_IN_PROGRESS");
      await write(tx, change, { answer });
    },
    /**
     * Lets a refused change be tried again under its key, unless another try has taken its place. An answer that was stored
     * stays: when the connection is lost at the commit, a failure here does not mean that nothing was changed. Does not throw.
     */
    async release(db: Db, change: NamedChange, reservation: Reservation): Promise<void> {
      const own = and(eq(idempotencyKeys.id, idOf(change)), eq(idempotencyKeys.reservation, reservation));
      await db
        .delete(idempotencyKeys)
        .where(own)
        .catch(() => undefined);
    },
    /** A try is over, one way or the other: its row may still state that it is made, when the database was away. */
    finish(reservation: Reservation): void {
      lease.underWay.delete(reservation);
    },
    /** Forgets what is older than a day. */
    async sweep(db: Db): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, instant(clock)));
    },
  };
}
