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

/**
 * Runs `work` in a transaction; joins the one that `db` already is. Effects on the world wait in `afterCommit`.
 * Rejects with what `work` throws, after rolling back.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (scopes.has(db)) return work(db as Tx);
  const scope: Scope = { open: true, beforeCommit: new Map(), afterCommit: [] };
  try {
    const result = await db.transaction((opened) =>
      current.run(scope, async () => {
        const tx = opened as Tx;
        scopes.set(tx, scope);
        const value = await work(tx);
        for (const hook of scope.beforeCommit.values()) await hook();
        return value;
      }),
    );
    scope.open = false;
    for (const hook of scope.afterCommit) await hook();
    return result;
  } finally {
    scope.open = false;
  }
}

class Undone extends Error {}

/**
 * Runs `work` in a savepoint of an open transaction. `undone` takes all that it did back, hooks included, at the same cost
 * as keeping it: whoever measures the call cannot tell the two apart. Rejects with what `work` throws.
 */
export async function inSavepoint<T>(
  tx: Tx,
  ends: "kept" | "undone",
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
      if (ends === "kept") return;
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
