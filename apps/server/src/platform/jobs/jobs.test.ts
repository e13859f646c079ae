import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BuiltApp, buildApp } from "../../app.ts";
import { createTestClock, type TestClock } from "../../testing/test-clock.ts";
import { testConfig } from "../../testing/test-config.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../database/engine.ts";
import { inTransaction } from "../database/transaction.ts";

const everyMinute = "test.every-minute";
const atNoon = "test.at-noon";
const ordered = "test.ordered";
const minuteMs = 60_000;
const soon = { timeout: 30_000, interval: 50 };

let clock: TestClock;
let database: Database;
let running: BuiltApp[];
let done: string[];
beforeEach(async () => {
  clock = createTestClock();
  database = await openTestDatabase();
  running = [];
  done = [];
});
afterEach(async () => {
  for (const { app } of running) await app.close();
  vi.restoreAllMocks();
  await database.close();
});

/** A process of the product; several share database and clock. */
async function startProcess(workers = true): Promise<BuiltApp["platform"]> {
  const built = await buildApp({
    config: testConfig(),
    clock,
    database,
    workers,
    extend: (_app, { jobs }) => {
      for (const [name, cron] of [
        [everyMinute, "* * * * *"],
        [atNoon, "0 12 * * *"],
      ] as const)
        jobs.every(name, cron, async () => void done.push(name));
      jobs.work<{ of: string }>(ordered, async ({ of }) => void done.push(of));
    },
  });
  running.push(built);
  return built.platform;
}
const send = ({ db, jobs }: BuiltApp["platform"], of: string) =>
  inTransaction(db, (tx) => jobs.send(tx, ordered, { of }));
async function ordersOf(name: string): Promise<number> {
  const { rows } = await database.db.execute<{ orders: number }>(
    sql`select count(*)::int as orders from jobs.job where name = ${name}`,
  );
  return rows[0]?.orders ?? 0;
}
async function underWay(): Promise<number> {
  const { rows } = await database.db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from jobs.job where state <= 'active'`,
  );
  return rows[0]?.jobs ?? 0;
}
/** Once every process knows of a later time, each has ordered what was due, or found it ordered. */
const haveLooked = () =>
  vi.waitFor(() => {
    for (const { platform } of running)
      for (const name of [everyMinute, atNoon])
        expect(platform.jobs.nextOf(name)).toBeGreaterThan(clock.now());
  }, soon);
const areDone = (expected: readonly string[]) =>
  vi.waitFor(() => expect([...done].sort()).toEqual([...expected].sort()), soon);

test("of processes that all know when work recurs, one does it, within seconds of its time", async () => {
  await startProcess();
  await startProcess();
  await haveLooked();
  // On an embedded database the second start takes what is under way for what a killed process left.
  await vi.waitFor(async () => expect(await underWay()).toBe(0), soon);
  done.length = 0;
  clock.advance(minuteMs);
  await haveLooked();
  await areDone([everyMinute]);
  expect(await ordersOf(everyMinute)).toBe(2);
});

test("a process that starts within the minute does not repeat what another did before it ended", async () => {
  await startProcess();
  await areDone([everyMinute]);
  await running.pop()?.app.close();
  clock.advance(minuteMs - 1000);
  await startProcess();
  await haveLooked();
  expect(await ordersOf(everyMinute)).toBe(1);
});

test("a time that passed while no one looked is left out; the next one is not", async () => {
  await startProcess();
  await areDone([everyMinute]);
  // Noon in France was six minutes ago.
  clock.advance(126 * minuteMs);
  await haveLooked();
  await areDone([everyMinute, everyMinute]);
  expect(await ordersOf(atNoon)).toBe(0);
  clock.advance(24 * 60 * minuteMs - 6 * minuteMs);
  await areDone([everyMinute, everyMinute, everyMinute, atNoon]);
});

test("what a process ordered that is no more is found without a word; an order of one’s own is begun at once", async () => {
  const other = await startProcess(false);
  await send(other, "another’s");
  const own = await startProcess();
  await vi.waitFor(() => expect(done).toContain("another’s"), soon);
  await send(other, "another’s, later");
  await vi.waitFor(() => expect(done).toContain("another’s, later"), soon);
  await send(own, "one’s own");
  await vi.waitFor(() => expect(done).toContain("one’s own"), soon);
});

test("while nothing is due, a look is one statement, for all queues together", async () => {
  await startProcess();
  await areDone([everyMinute]);
  const asked = vi.spyOn(database.db, "execute");
  const ofEngine = vi.spyOn(database.jobsBackend.db, "executeSql");
  // The jobs of the start have ended, and their workers have found no other, before the first of these statements.
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1), soon);
  asked.mockClear();
  ofEngine.mockClear();
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2), soon);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(ofEngine.mock.calls.length).toBeLessThan(3);
});
