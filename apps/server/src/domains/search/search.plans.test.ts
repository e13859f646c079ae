import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledTables, fillStatements } from "../../testing/mission-fill.ts";
import { type Asker, askersOf } from "../../testing/mission-questions.ts";
import { plansOf } from "../../testing/query-plan.ts";
import { type SearchAsked, type SearchKind, searchQuestions } from "../../testing/search-questions.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Each offers two or three services, of which there are so more than 20,000. */
const size = { missions: 20_000, jobbeurs: 10_000, clients: 1000 };
/** Tables of fewer rows fit in a few pages: walking them is what the database should do. */
const large = 500;
/** Rounds of each question: others each time. */
const rounds = [0, 1, 2, 3];
/** What may be read of one table by a question of a kind. */
const most: Readonly<Record<Exclude<SearchKind, "typing" | "all">, number>> = {
  list: 3500,
  radius: 2000,
  text: 5000,
  page: 5000,
};
let server: TestServer;
let askers: Asker[];
let largeTables: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  const { places } = server.domains;
  await db.transaction(async (tx) => {
    // The fill states by itself who is shown.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of fillStatements(size, { now: new Date(server.clock.now()), places }))
      await tx.execute(sql.raw(statement));
  });
  await db.execute(sql`vacuum analyze`);
  askers = await askersOf(db, rounds.length);
  const { rows } = await db.execute<{ name: string; size: number }>(
    sql`select relname as name, reltuples::integer as size from pg_class where relkind = 'r'`,
  );
  const sizes = new Map(rows.map((row) => [row.name, row.size]));
  largeTables = filledTables.filter((table) => (sizes.get(table) ?? 0) >= large);
});
afterAll(() => server.close());

/** The large tables that were walked, and the most rows that were read of one of them, in the worst round. */
async function readsOf({ ask }: SearchAsked) {
  const walked = new Set<string>();
  let read = 0;
  for (const round of rounds) {
    const plans = await plansOf(server.platform.db, () => ask(server, round, askers[round] as Asker));
    for (const table of largeTables) {
      if (plans.some((plan) => plan.walked.includes(table))) walked.add(table);
      for (const plan of plans) read = Math.max(read, plan.rowsReadOf(table));
    }
  }
  return { walked: [...walked], read };
}

test("what is asked is asked of large tables", () => {
  expect(largeTables).toEqual(
    expect.arrayContaining(["offered_services", "profile_words", "users", "reviews"]),
  );
});

test.each(
  searchQuestions.flatMap((question) => {
    const { kind } = question;
    return kind === "typing" || kind === "all" ? [] : [{ ...question, bound: most[kind] }];
  }),
)("$what: no large table is walked, and no more is read than is looked at and counted", async (question) => {
  const { walked, read } = await readsOf(question);
  expect(walked).toEqual([]);
  expect(read).toBeLessThanOrEqual(question.bound);
});

test("how many offer each service is counted by an index, and stops where counts stop", async () => {
  const plans = await plansOf(server.platform.db, () => server.domains.search.counts(server.platform.db));
  expect(plans.flatMap(({ walked }) => walked)).toEqual([]);
  expect(plans.map((plan) => [plan.rowsReadOf("users"), plan.rowsReadOf("reviews")])).toEqual([[0, 0]]);
});

test.each([
  ["a subcategory around a large town", "offered_services_place"],
  ["a rare word that profiles state", "profile_words_search"],
])("the measure sees %s that is looked for without its index", async (what, index) => {
  const question = searchQuestions.find((one) => one.what === what) as SearchAsked;
  const before = await readsOf(question);
  await server.platform.db.execute(sql`drop index ${sql.identifier(index)}`);
  const after = await readsOf(question);
  expect([before.walked, after.walked.length > 0 || after.read > 2 * before.read]).toEqual([[], true]);
});
