import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countCap } from "../../platform/lists/pagination.ts";
import { filledTables, fillStatements } from "../../testing/mission-fill.ts";
import {
  type Asker,
  askersOf,
  type MissionQuestion,
  missionQuestions,
} from "../../testing/mission-questions.ts";
import { plansOf } from "../../testing/query-plan.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const size = { missions: 20_000, jobbeurs: 4000, clients: 4000 };
/** Tables of fewer rows fit in a few pages: walking them is what the database should do. */
const large = 500;
/** What may be read of one table, for a list of a person’s own and for one that is counted up to the cap. */
const most = { own: 300, long: 3 * countCap };
let server: TestServer;
let askers: Asker[];
let largeTables: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  const { places } = server.domains;
  // One connection runs them all.
  await db.transaction(async (tx) => {
    for (const statement of fillStatements(size, { now: new Date(server.clock.now()), places }))
      await tx.execute(sql.raw(statement));
  });
  await db.execute(sql`vacuum analyze`);
  askers = await askersOf(db, 3);
  const { rows } = await db.execute<{ name: string; size: number }>(
    sql`select relname as name, reltuples::integer as size from pg_class where relkind = 'r'`,
  );
  const sizes = new Map(rows.map((row) => [row.name, row.size]));
  largeTables = filledTables.filter((table) => (sizes.get(table) ?? 0) >= large);
});
afterAll(() => server.close());

/** The large tables that were walked, and the most rows that were read of one of them, by the worst asker. */
async function readsOf({ ask }: MissionQuestion) {
  const walked = new Set<string>();
  let read = 0;
  for (const asker of askers) {
    const plans = await plansOf(server.platform.db, () => ask(server, asker));
    for (const table of largeTables) {
      if (plans.some((plan) => plan.walked.includes(table))) walked.add(table);
      read = Math.max(
        read,
        plans.reduce((sum, plan) => sum + plan.rowsReadOf(table), 0),
      );
    }
  }
  return { walked: [...walked], read };
}

test("what is asked is asked of large tables", () => {
  expect(largeTables).toEqual(
    expect.arrayContaining(["missions", "proposals", "profiles", "moderation_cases"]),
  );
  expect(largeTables).toEqual(expect.arrayContaining(["mission_steps", "audit_entries"]));
});

test.each(missionQuestions)(
  "$what: no large table is walked, and no more is read than is shown and counted",
  async (question) => {
    const { walked, read } = await readsOf(question);
    expect(walked).toEqual([]);
    expect(read).toBeLessThanOrEqual(question.isLong ? most.long : most.own);
  },
);

test.each([
  ["log of moderators, a rare act", "audit_entries_kind"],
  ["decided contents of a rare kind", "moderation_cases_kind_decided"],
])("the measure sees a %s that is looked for without its index", async (what, index) => {
  const { db } = server.platform;
  await db.execute(sql`drop index ${sql.identifier(index)}`);
  const question = missionQuestions.find((one) => one.what === what) as MissionQuestion;
  expect((await readsOf(question)).read).toBeGreaterThan(most.own);
});
