import { subcategorySlugs } from "@jobami/api/taxonomy";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledWith, planOf } from "../../testing/query-plan.ts";
import { service, workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, postMission } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { matchingStatement, matchingValues, whomSuits } from "./missions.matching.ts";

const size = 20_000;
const page = 10;
let server: TestServer;
let jobbeur: SignedIn;
let owner: SignedIn;

/** Missions of every service, and people who offer each of them, all over two regions. */
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  jobbeur = await workingJobbeur(server, {
    services: [service("tonte-de-pelouse"), service("cours-d-instrument")],
    zone: { placeCode: "69123", radiusKm: 20 },
  });
  const other = (await makePerson(server)).id;
  const { places } = server.domains;
  const codes = ["69123", "75056"].flatMap((code) => places.around(code, 60).map((near) => near.code));
  const oneOf = (list: readonly string[]) =>
    sql`(string_to_array(${list.join(",")}, ','))[1 + (n * 7919) % ${sql.raw(String(list.length))}]`;
  const { db } = server.platform;
  await db.execute(sql`
    insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
      department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
    select gen_random_uuid(), ${other}::uuid, 'Mission ' || n, 'Dans le jardin derrière la maison', 'jardinage',
      ${oneOf(subcategorySlugs)}, ${oneOf(codes)}, 'Ici', '69003', '69', '2027-01-01'::date + n % 60, 'flexible', 'fixe',
      1000 + n % 5000, 0, 'euros', false, case when n % 10 = 3 then 'terminee' else 'ouverte' end,
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-01-01T00:00:00Z'
    from generate_series(1, ${size}) n`);
  await db.execute(sql`
    create temporary table newcomers as select gen_random_uuid() as id, n from generate_series(1, 5000) n`);
  const { rows } = await db.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns where table_name = 'users' order by ordinal_position`);
  const columns = rows.map(({ column_name }) => column_name);
  const copied = columns.map((name) =>
    name === "id" ? "c.id" : name === "email" ? "'copy-' || c.n || '@exemple.fr'" : `u.${name}`,
  );
  await db.execute(sql`
    insert into users (${sql.raw(columns.join(", "))}) select ${sql.raw(copied.join(", "))}
    from newcomers c cross join users u where u.id = ${jobbeur.person.id}::uuid`);
  await db.execute(sql`
    insert into profiles (user_id, version, headline, about, services, place_code, radius_km, availability, languages, equipment, updated_at)
    select id, 1, '', '', jsonb_build_array(jsonb_build_object('subcategory', ${oneOf(subcategorySlugs)}, 'unit', 'hour', 'amount', 20, 'years', null)),
      ${oneOf(codes)}, 30, '{}', '[]', '[]', '2026-01-01T00:00:00Z' from newcomers`);
  for (const table of ["missions", "profiles", "users"])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
});
afterAll(() => server.close());

async function planOfMatching() {
  const { db } = server.platform;
  const zone = server.domains.places.around("69123", 20);
  const today = inDays(server.clock, 0);
  const question = { userId: jobbeur.person.id, zone, today, showRejected: false, limit: page, offset: 0 };
  return planOf(db, filledWith(matchingStatement(db).toSQL(), matchingValues(question)));
}

const inZone = async () => {
  const codes = server.domains.places.around("69123", 20).map(({ code }) => code);
  const { rows } = await server.platform.db.execute<{ n: number }>(sql`
    select count(*)::integer as n from missions where statut = 'ouverte'
      and place_code = any(string_to_array(${codes.join(",")}, ',')) and subcategory in ('tonte-de-pelouse', 'cours-d-instrument')`);
  return rows[0]?.n ?? 0;
};

test("missions that suit are read by their places and services, and no others", async () => {
  const { indexes, rowsReadOf } = await planOfMatching();
  const suiting = await inZone();
  expect(suiting).toBeGreaterThan(10);
  expect(indexes).toContain("missions_open_service");
  // Those of the page are read whole in the end.
  expect(rowsReadOf("missions")).toBeLessThanOrEqual(suiting + page);
});

test("whom a mission suits is read by service, not from all profiles", async () => {
  const { id } = await postMission(server, owner);
  const audience = whomSuits(id, server.domains.places.around("69123", 100), inDays(server.clock, 0));
  const { indexes, rowsReadOf } = await planOf(server.platform.db, audience);
  expect(indexes).toContain("profiles_services");
  expect(rowsReadOf("profiles")).toBeLessThan(500);
});

test("the measure sees a statement that walks the table", async () => {
  await server.platform.db.execute(sql`drop index missions_open_service`);
  expect((await planOfMatching()).rowsReadOf("missions")).toBeGreaterThan((await inZone()) + page);
});
