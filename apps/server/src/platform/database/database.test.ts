import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tables } from "../../tables.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { secrets } from "../secrets/secrets.tables.ts";
import type { Tx } from "./database.ts";
import type { Database } from "./engine.ts";
import { migrate } from "./migrate.ts";
import {
  afterCommit,
  beforeCommit,
  inSavepoint,
  inTransaction,
  PoolQueryInTransaction,
} from "./transaction.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const add = (name: string) => ({ name, value: "x" });
const names = async () => (await database.db.select().from(secrets)).map(({ name }) => name);

test("every table shows how it is exported and erased", async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
  );
  const declared = tables.map(({ table }) => getTableName(table));
  expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort());
});

test("every column that names a person is covered by its table's declaration", async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'jobbeur_id') and table_name not in (select table_name from information_schema.views)`,
  );
  const silent = tables.filter(({ exported, erased }) => "nothing" in exported && erased.how === "keep");
  const personal = new Set(rows.map(({ name }) => name));
  expect(silent.map(({ table }) => getTableName(table)).filter((name) => personal.has(name))).toEqual([]);
});

test("the tables that the code knows are those of the migrations, column by column", async () => {
  const { rows } = await database.db.execute<{ t: string; c: string; needed: boolean }>(
    sql`select table_name as t, column_name as c, is_nullable = 'NO' and is_generated = 'NEVER' as needed from information_schema.columns where table_schema = 'public'`,
  );
  for (const { table } of tables) {
    const name = getTableName(table);
    const known = Object.values(getTableColumns(table)).map((column) => [
      column.name,
      column.generated === undefined ? column.notNull : false,
    ]);
    const real = rows.filter(({ t }) => t === name).map(({ c, needed }) => [c, needed]);
    expect([name, known.sort()]).toEqual([name, real.sort()]);
  }
});

test("migrating again changes nothing", async () => {
  await expect(migrate(database)).resolves.toBeUndefined();
});

test("a query to the pool inside a transaction fails at once instead of waiting for itself", async () => {
  const asking = inTransaction(database.db, async () => database.db.select().from(secrets));
  await expect(asking).rejects.toThrow();
  const cause = await asking.catch((error: Error) => error.cause ?? error);
  expect(cause).toBeInstanceOf(PoolQueryInTransaction);
  expect(await names()).toContain("server");
});

test("a transaction inside a transaction is the same one", async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await inTransaction(tx, (inner) => inner.insert(secrets).values(add("inner")));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await names()).not.toContain("inner");
});

test("effects wait for the commit and are dropped when it does not come; last work runs once for each key", async () => {
  const seen: string[] = [];
  await inTransaction(database.db, async (tx) => {
    afterCommit(tx, async () => void seen.push(`after ${(await names()).includes("kept")}`));
    for (const word of ["first", "second"]) beforeCommit(tx, "key", () => void seen.push(word));
    await tx.insert(secrets).values(add("kept"));
    seen.push("work");
  });
  const failing = inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => void seen.push("never"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(seen).toEqual(["work", "first", "after true"]);
});

test("a transaction that the database ends because of others is begun anew, a few times; its effects happen once", async () => {
  const seen: string[] = [];
  const torn = (times: number) =>
    inTransaction(database.db, async (tx) => {
      seen.push("tried");
      afterCommit(tx, () => void seen.push("told"));
      const cause = Object.assign(new Error("deadlock detected"), { code: "40P01" });
      if (seen.filter((word) => word === "tried").length <= times) throw new Error("Failed query", { cause });
      return "done";
    });
  expect([await torn(2), seen]).toEqual(["done", ["tried", "tried", "tried", "told"]]);
  seen.length = 0;
  await expect(torn(9)).rejects.toThrow("Failed query");
  expect(seen).toEqual(["tried", "tried", "tried", "tried"]);
});

/** Not in the proof of other dates: a PostgreSQL under faketime never finds that two wait for each other. */
const findsDeadlocks = process.env.DATABASE_URL !== undefined && process.env.JOBAMI_CLOCK_AHEAD === undefined;

test.runIf(findsDeadlocks)("two who wait for each other both come through", async () => {
  const lock = (tx: Tx, key: number) => tx.execute(sql`select pg_advisory_xact_lock(740999, ${key})`);
  let inside = 0;
  const take = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = '20ms'`);
      await lock(tx, first);
      inside += 1;
      while (inside < 2) await tx.execute(sql`select pg_sleep(0.005)`);
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([take(1, 2), take(2, 1)])).toEqual([1, 2]);
});

test("work in a savepoint is stored or undone, and its effects with it; the transaction goes on either way", async () => {
  const seen: string[] = [];
  const work = (name: string) => async (tx: Tx) => {
    afterCommit(tx, () => void seen.push(`after ${name}`));
    beforeCommit(tx, "key", () => void seen.push(`last work of ${name}`));
    await inTransaction(tx, (inner) => inner.insert(secrets).values(add(name)));
    return name;
  };
  const values = await inTransaction(database.db, async (tx) => [
    await inSavepoint(tx, "undone", work("rehearsed")),
    await inSavepoint(tx, "stays", work("meant")),
  ]);
  expect(values).toEqual(["rehearsed", "meant"]);
  expect(seen).toEqual(["last work of rehearsed", "last work of meant", "after meant"]);
  expect(await names()).toContain("meant");
  expect(await names()).not.toContain("rehearsed");
  const failing = inTransaction(database.db, (tx) =>
    inSavepoint(tx, "stays", async () => Promise.reject(new Error("no"))),
  );
  await expect(failing).rejects.toThrow("no");
});
