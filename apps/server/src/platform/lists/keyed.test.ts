import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countRows } from "./count-rows.ts";
import { keyPart, type SortKey } from "./cursor.ts";
import { statementPage } from "./keyed.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  await db.execute(sql`create table listed (id uuid primary key, is_last boolean not null, rank integer not null,
    at timestamptz(3) not null)`);
  await db.execute(sql`create index listed_order on listed (is_last, rank, at, id)`);
});
afterAll(() => server.close());

const order: SortKey = {
  direction: "asc",
  parts: [keyPart.flag("l.is_last"), keyPart.count("l.rank"), keyPart.instant("l.at"), keyPart.id("l.id")],
};
const page = (query: { cursor?: string; limit?: number } = {}, where = sql`true`) =>
  statementPage<{ n: number }>(
    server.platform.db,
    { columns: sql`l.rank as n`, from: sql`listed l`, where, order },
    { limit: 10, ...query },
  );
const ranks = (rows: readonly { n: number }[]) => rows.map(({ n }) => n);

/** Ranks from 1, in the order of the list; every row has neighbours of the same instant. */
const fill = (from: number, to: number) =>
  server.platform.db.execute(sql`insert into listed select gen_random_uuid(), i > 15, i, '2026-01-01T00:00:00.000Z'
    from generate_series(${from}::integer, ${to}::integer) i`);

beforeEach(async () => {
  await server.platform.db.execute(sql`delete from listed`);
});

describe("a list that is walked by key", () => {
  test("is whole, each row once, there and back from either end", async () => {
    await fill(1, 35);
    const there: number[] = [];
    let place = await page();
    expect(place.pagination.previousCursor).toBeNull();
    for (;;) {
      there.push(...ranks(place.rows));
      if (place.pagination.nextCursor === null) break;
      place = await page({ cursor: place.pagination.nextCursor });
    }
    expect(there).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    const back: number[] = [];
    let last = await page({ cursor: "fin" });
    expect(ranks(last.rows)).toEqual(there.slice(-10));
    for (;;) {
      back.unshift(...ranks(last.rows));
      if (last.pagination.previousCursor === null) break;
      last = await page({ cursor: last.pagination.previousCursor });
    }
    // The page before that would begin before the list is its first, and whole.
    expect(new Set(back)).toEqual(new Set(there));
    expect(ranks(last.rows)).toEqual(there.slice(0, 10));
  });

  test("moves by nothing that comes or goes elsewhere", async () => {
    await fill(10, 35);
    const first = await page();
    await fill(1, 5);
    const second = await page({ cursor: first.pagination.nextCursor ?? "" });
    expect(ranks(second.rows)[0]).toBe(20);
    await server.platform.db.execute(sql`delete from listed where rank = 19`);
    const again = await page({ cursor: first.pagination.nextCursor ?? "" });
    expect(ranks(again.rows)).toEqual(ranks(second.rows));
  });

  test("shows its end where nothing is left beyond a place, and is empty where it is", async () => {
    await fill(1, 12);
    const { pagination } = await page();
    await server.platform.db.execute(sql`delete from listed where rank > 10`);
    const gone = await page({ cursor: pagination.nextCursor ?? "" });
    expect(ranks(gone.rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(gone.pagination).toMatchObject({ previousCursor: null, nextCursor: null });
    await server.platform.db.execute(sql`delete from listed`);
    for (const cursor of [pagination.nextCursor ?? "", "fin"])
      expect((await page({ cursor })).rows).toEqual([]);
  });

  test.each([
    "apres",
    "avant~",
    "apres~false~1~2",
    "apres~oui~1~2~01930000-0000-7000-8000-00000000dead",
    "apres~false~1~2~x",
    "fin~1",
    "milieu~false~1~2~01930000-0000-7000-8000-00000000dead",
  ])("refuses %s, a place of no one’s making", async (cursor) => {
    await expect(page({ cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

describe("how long a list is", () => {
  test("is exact up to a thousand, and beyond stated to be estimated", async () => {
    const { db } = server.platform;
    await fill(1, 1000);
    expect((await page()).pagination).toMatchObject({ totalCount: 1000, countIsEstimated: false });
    await fill(1001, 43_217);
    await db.execute(sql`analyze listed`);
    expect((await page()).pagination).toMatchObject({ totalCount: 43_000, countIsEstimated: true });
    expect((await page({}, sql`l.rank <= 900`)).pagination).toMatchObject({
      totalCount: 900,
      countIsEstimated: false,
    });
  });

  test("is never stated to be less than what was counted", async () => {
    const { db } = server.platform;
    await fill(1, 1500);
    await db.execute(sql`analyze listed`);
    const wrong = sql`select 1 from listed where (rank + rank) % 2 = 0`;
    expect(await countRows(db, wrong)).toEqual({ totalCount: 1001, countIsEstimated: true });
  });
});
