import { subcategorySlugs } from "@jobami/api/taxonomy";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "../../testing/query-plan.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countsStatement, type SearchQuestion, searchStatement } from "./search.question.ts";

const size = 20_000;
const lyon = { latitude: 45.75, longitude: 4.85 };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  await db.execute(sql`
    insert into users (id, email, password_hash, prenom, nom, user_type, role, created_at, password_changed_at, terms_accepted_at)
    select gen_random_uuid(), 'many-' || n || '@exemple.fr', 'none', 'Ana', 'Roy', 'jobbeur', 'jobutil', now(), now(), now()
    from generate_series(1, ${size}) n`);
  await db.execute(sql`
    insert into offered_services (user_id, subcategory, unit, amount_cents, place_code, latitude, longitude, radius_km, days, updated_at)
    select u.id, (string_to_array(${subcategorySlugs.join(",")}, ','))[1 + u.n % ${subcategorySlugs.length}], 'hour', 1000 + u.n % 3000,
      '69123', 42.5 + (u.n % 850) / 100.0, -4 + (u.n % 1100) / 100.0, 10, u.n % 128,
      '2026-01-01T00:00:00Z'::timestamptz + u.n * interval '1 minute'
    from (select id, row_number() over () as n from users) u`);
  await db.execute(sql`
    insert into profile_words (user_id, version, words)
    select id, 1, 'Soigneux et ponctuel' || case when random() < 0.001 then ', avec une nacelle' else '' end from users`);
  await db.execute(sql`vacuum analyze users, offered_services, profile_words`);
});
afterAll(() => server.close());

const question: SearchQuestion = {
  services: ["plomberie"],
  words: "",
  around: null,
  priceMaxCents: null,
  day: null,
  ratingMin: null,
  sort: "fit",
};
const page = { limit: 12, skip: 0 };
/** What a service has of all rows. */
const share = Math.ceil(size / subcategorySlugs.length);

async function readsOf(statement: SQL) {
  const { indexes, rowsReadOf } = await planOf(server.platform.db, statement);
  return {
    indexes,
    services: rowsReadOf("offered_services"),
    people: rowsReadOf("users"),
    words: rowsReadOf("profile_words"),
  };
}

test.each<[string, Partial<SearchQuestion>, string, { services: number; words?: number }]>([
  ["a service anywhere", {}, "offered_services_recent", { services: share }],
  [
    "a service around a place",
    { around: { ...lyon, radiusKm: 25 } },
    "offered_services_place",
    { services: share / 5 },
  ],
  [
    "three services around a place by price",
    { services: ["plomberie", "peinture", "tracts"], around: { ...lyon, radiusKm: 100 }, sort: "price" },
    "offered_services_",
    { services: 3 * share },
  ],
  ["a rare word", { services: [], words: "nacelle" }, "profile_words_search", { services: 60, words: 60 }],
  [
    "a rare word with a letter wrong",
    { services: [], words: "naccelle", nearWords: ["naccelle"] },
    "profile_words_near",
    { services: 60, words: 60 },
  ],
  [
    "a service and a rare word",
    { words: "nacelle", around: { ...lyon, radiusKm: 50 } },
    "profile_words_search",
    { services: share + 60, words: 60 },
  ],
])("%s is found by indexes, and no more is read than is looked at", async (_, change, index, most) => {
  const read = await readsOf(searchStatement({ ...question, ...change }, page));
  expect(read.indexes.filter((name) => name.startsWith(index))).not.toEqual([]);
  expect(read.services).toBeLessThanOrEqual(most.services);
  expect(read.people).toBeLessThanOrEqual(most.services);
  expect(read.words).toBeLessThanOrEqual(most.words ?? 0);
});

test("a count reads the rows of its service alone", async () => {
  const read = await readsOf(countsStatement([{ service: "plomberie", subcategories: ["plomberie"] }], null));
  expect(read.services).toBeLessThanOrEqual(share);
  expect(read.people).toBeLessThanOrEqual(share);
});

test("the measure sees a search that walks the table", async () => {
  const { db } = server.platform;
  await db.execute(sql`drop index offered_services_place`);
  await db.execute(sql`drop index offered_services_recent`);
  await db.execute(sql`alter table offered_services drop constraint offered_services_pkey`);
  expect((await readsOf(searchStatement(question, page))).services).toBeGreaterThan(share);
});
