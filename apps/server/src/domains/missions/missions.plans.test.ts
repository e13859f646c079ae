import { type MissionListQuery, missionsContract } from "@jobami/api/missions/contract";
import { categorySlugs } from "@jobami/api/taxonomy";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledWith, planOf } from "../../testing/query-plan.ts";
import { makePerson } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readMissionCursor } from "./missions.cursor.ts";
import { type ListQuestion, listStatement, valuesOf } from "./missions.list.ts";

const size = 20_000;
let server: TestServer;
let owner: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = (await makePerson(server)).id;
  const other = (await makePerson(server)).id;
  await server.platform.db.execute(sql`
    insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
      department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then ${owner}::uuid else ${other}::uuid end,
      'Mission ' || n,
      case when n % 2 = 0 then 'Dans le jardin derrière la maison' else 'Dans la cuisine au premier étage' end
        || case when n % 6000 = 7 then ', avec un xylophone' else '' end,
      (string_to_array(${categorySlugs.join(",")}, ','))[1 + n % ${categorySlugs.length}], 'peinture',
      '69123', 'Lyon', '69003', '69', '2027-01-01'::date + n % 60, 'flexible', 'fixe', 1000 + n % 5000, 0, 'euros',
      n % 10 = 0, case when n % 10 = 3 then 'terminee' else 'ouverte' end,
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-01-01T00:00:00Z'
    from generate_series(1, ${size}) n`);
  await server.platform.db.execute(sql`vacuum analyze missions`);
});
afterAll(() => server.close());

async function planOfList(scope: ListQuestion["scope"], given: Record<string, string>) {
  const query = missionsContract.list.query.parse(given) as MissionListQuery;
  const key = readMissionCursor(query.sort_by, query.cursor);
  const question = { scope, query, userId: owner, key };
  const { from, rows, nextKey, total } = listStatement(question);
  const { db } = server.platform;
  const statement = filledWith(db.select({ rows, nextKey, total }).from(from).toSQL(), valuesOf(question));
  const { indexes, readAlone, rowsReadOf } = await planOf(db, statement);
  return { indexes, readAlone, read: rowsReadOf("missions") };
}

const count = 1001;
const page = 11;

test.each<[string, "list" | "all", Record<string, string>, string, number]>([
  ["the newest", "list", {}, "missions_open_recent", count + page],
  [
    "further down by cursor",
    "list",
    { cursor: "recent~1767300000000~01930000-0000-7000-8000-000000000001" },
    "missions_open_recent",
    count + page,
  ],
  ["a category", "list", { categories: "musique" }, "missions_open_category", count + page],
  [
    "three categories",
    "list",
    { categories: "musique,livraison,redaction" },
    "missions_open_category",
    3 * (count + page),
  ],
  ["the soonest", "list", { sort_by: "date" }, "missions_open_day", count + page],
  ["the highest paid", "list", { sort_by: "amount" }, "missions_open_amount", count + page],
  ["one's own", "list", { owner: "true" }, "missions_owner", 60],
  ["all that one may see", "all", {}, "missions_open_recent", 2 * count + 5 * page + 60],
  // A window of 5 000 new ones is read before the full-text index is asked.
  ["a common word", "list", { search: "jardins" }, "missions_open_recent", 5000 + 2 * count + page],
  ["a rare word", "list", { search: "xylophones" }, "missions_search", 5000 + 60],
  ["a rare word by price", "list", { search: "xylophones", sort_by: "amount" }, "missions_search", 60],
  ["no such word", "list", { search: "hippocampe" }, "missions_search", 5000 + 10],
])(
  "the list of %s reads its index and no more than it shows and counts",
  async (_, scope, query, index, most) => {
    const { indexes, read } = await planOfList(scope, query);
    expect(indexes).toContain(index);
    expect(read).toBeLessThanOrEqual(most);
  },
);

// A category has here hardly more than is counted: how its rows are found is the planner's choice.
test.each<[string, Record<string, string>, string]>([
  ["the newest", {}, "missions_open_recent"],
  ["the highest paid", { sort_by: "amount" }, "missions_open_amount"],
])("the list of %s is counted out of its index alone", async (_, query, index) => {
  expect((await planOfList("list", query)).readAlone).toContain(index);
});

test("the measure sees a list that walks the table", async () => {
  await server.platform.db.execute(sql`drop index missions_open_category`);
  const { read } = await planOfList("list", { categories: "musique" });
  expect(read).toBeGreaterThan(count + page);
});
