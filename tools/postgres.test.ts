import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";
import { isListening } from "./postgres-server.ts";

const answers = (url: string) => isListening(Number(new URL(url).port));

test("a throwaway PostgreSQL listens on this machine only until it is stopped", async () => {
  const { url, version, stop } = await startPostgres();
  expect(url).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres$/);
  expect(version).toBeGreaterThanOrEqual(15);
  expect(await answers(url)).toBe(true);
  await stop();
  expect(await answers(url)).toBe(false);
});

test("a PostgreSQL that was halted is removed with its data, and is not started for it", async () => {
  const { url, halt, stop } = await startPostgres();
  await halt("kill");
  const before = await answers(url);
  await stop();
  expect([before, await answers(url)]).toEqual([false, false]);
});

test("a PostgreSQL that was ended, in whatever way, starts again with its data; its standby has them too and takes over", async () => {
  const postgres = await startPostgres("any", { synchronous_commit: "on" });
  const ask = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(text);
    await client.end();
    return rows.map(({ n }) => n);
  };
  await ask(postgres.url, "create table stored (n int)");
  for (const [n, how] of (["fast", "immediate", "kill"] as const).entries()) {
    await ask(postgres.url, `insert into stored values (${n})`);
    await postgres.halt(how);
    expect(await answers(postgres.url)).toBe(false);
    await postgres.resume();
  }
  const standby = await postgres.follow();
  await ask(postgres.url, "insert into stored values (3)");
  await postgres.halt("kill");
  await standby.promote();
  await ask(standby.url, "insert into stored values (4)");
  expect(await ask(standby.url, "select n from stored order by n")).toEqual([0, 1, 2, 3, 4]);
  await standby.stop();
  await postgres.stop();
});
