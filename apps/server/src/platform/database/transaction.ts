import { AsyncLocalStorage } from "node:async_hooks";
import type { Db, Tx } from "./database.ts";

type Hook = () => void | Promise<void>;
interface Scope {
  open: boolean;
  beforeCommit: Map<unknown, Hook>;
  afterCommit: Hook[];
}

const scopes = new WeakMap<object, Scope>();
const current = new AsyncLocalStorage<Scope>();

/** A query went to the pool while this call holds a transaction: on PGlite it would wait for itself for ever. */
export class PoolQueryInTransaction extends Error {
  override readonly name = "PoolQueryInTransaction";
  constructor() {
    super("A query was sent to the pool inside an open transaction; pass the transaction instead.");
  }
}

/** Drivers call it before every query that is not of a transaction. */
export function refusePoolQueryInTransaction(): void {
  if (current.getStore()?.open === true) throw new PoolQueryInTransaction();
}

/** How often a transaction is begun anew that the database ended because of others. */
const mostTries = 4;

/** Whether the database ended a transaction because others held what it waited for: nothing of it happened, and it can be done again. */
function isTornByOthers(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ("code" in at && (at.code === "40P01" || at.code === "40001")) return true;
  return false;
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<{ value: T; afterCommit: Hook[] }> {
  const scope: Scope = { open: true, beforeCommit: new Map(), afterCommit: [] };
  try {
    const value = await db.transaction((opened) =>
      current.run(scope, async () => {
        const tx = opened as Tx;
        scopes.set(tx, scope);
        const done = await work(tx);
        for (const hook of scope.beforeCommit.values()) await hook();
        return done;
      }),
    );
    return { value, afterCommit: scope.afterCommit };
  } finally {
    scope.open = false;
  }
}

async function untilDone<T>(db: Db, work: (tx: Tx) => Promise<T>) {
  for (let tries = 1; ; tries += 1)
    try {
      return await once(db, work);
    } catch (error) {
      if (tries === mostTries || !isTornByOthers(error)) throw error;
    }
}

/**
 * Runs `work` in a transaction; joins the one that `db` already is. Effects on the environment wait in `afterCommit`. Work that the database
 * ends because others and it wait for each other is begun anew, so it keeps nothing outside the transaction.
 * Rejects with what `work` throws, after rolling back.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (scopes.has(db)) return work(db as Tx);
  const { value, afterCommit: hooks } = await untilDone(db, work);
  for (const hook of hooks) await hook();
  return value;
}

class Undone extends Error {}

/**
 * Runs `work` in a savepoint of an open transaction. `undone` takes all that it did back, hooks included, at the same cost
 * as keeping it: whoever measures the call cannot distinguish the two. Rejects with what `work` throws.
 */
export async function inSavepoint<T>(
  tx: Tx,
  ends: "stays" | "undone",
  work: (inner: Tx) => Promise<T>,
): Promise<T> {
  const outer = scopeOf(tx);
  const scope: Scope = { open: true, beforeCommit: new Map(), afterCommit: [] };
  let done: { value: T } | null = null;
  try {
    await tx.transaction(async (opened) => {
      const inner = opened as Tx;
      scopes.set(inner, scope);
      done = { value: await work(inner) };
      if (ends === "stays") return;
      for (const hook of scope.beforeCommit.values()) await hook();
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) || done === null) throw error;
    return (done as { value: T }).value;
  }
  for (const [key, hook] of scope.beforeCommit)
    if (!outer.beforeCommit.has(key)) outer.beforeCommit.set(key, hook);
  outer.afterCommit.push(...scope.afterCommit);
  return (done as unknown as { value: T }).value;
}

function scopeOf(tx: Tx): Scope {
  const scope = scopes.get(tx);
  if (scope === undefined) throw new Error("This transaction was not opened by inTransaction.");
  return scope;
}

/** Runs `hook` once the transaction is durable, never when it rolls back. It must not throw. */
export function afterCommit(tx: Tx, hook: Hook): void {
  scopeOf(tx).afterCommit.push(hook);
}

/** Runs `hook` as the last work of the transaction, once for each `key`. */
export function beforeCommit(tx: Tx, key: unknown, hook: Hook): void {
  const scope = scopeOf(tx);
  if (!scope.beforeCommit.has(key)) scope.beforeCommit.set(key, hook);
}
