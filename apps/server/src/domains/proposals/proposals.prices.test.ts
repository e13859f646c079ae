import { type MissionBody, missionsContract } from "@jobami/api/missions/contract";
import { type AcceptedPrices, type ProposeBody, proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledWith, planOf } from "../../testing/query-plan.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decide, offer } from "./proposals.fixture.ts";
import { pricesStatement } from "./proposals.prices.ts";

const { close: missionClose } = missionsContract;
const { accept, jobbeurCounter, ownerCounter, prices } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa" });
  karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
});
afterAll(() => server.close());

const offered = (mission: Partial<MissionBody>, body: ProposeBody) =>
  offer(server, karim, lea, mission, body);

async function agreed(mission: Partial<MissionBody>, body: ProposeBody) {
  return decide(lea, accept, await offered(mission, body));
}

async function priceRangeOf(
  subcategory: string,
  budget_type: "fixe" | "horaire" = "fixe",
): Promise<AcceptedPrices | null> {
  const query = { subcategory, budget_type } as { subcategory: "peinture"; budget_type: "fixe" };
  return (await lea.call(prices, { query })).body.data;
}

const service = (subcategory: string, category = "bricolage") =>
  ({ category, subcategory, amount: 10 }) as Partial<MissionBody>;

test("reveals nothing of four agreements, and of five half their range, the middle and how many there are", async () => {
  for (const amount of [100, 40, 80, 60]) await agreed(service("peinture"), { amount });
  expect(await priceRangeOf("peinture")).toBeNull();
  await agreed(service("peinture"), { amount: 71.6 });
  expect(await priceRangeOf("peinture")).toEqual({
    of: "subcategory",
    count: 5,
    low: 60,
    median: 72,
    high: 80,
  });
});

test("covers the whole category where the service itself has too few, and of no other category", async () => {
  expect(await priceRangeOf("montage-de-meubles")).toMatchObject({ of: "category", count: 5, median: 72 });
  expect(await priceRangeOf("tonte-de-pelouse")).toBeNull();
});

test("counts what was accepted: the last offer, in euros, priced the same way, of missions not cancelled", async () => {
  const fence = service("taille-de-haies", "jardinage");
  for (const amount of [50, 50, 50, 50]) await agreed(fence, { amount });
  await agreed(fence, { amount: 3, paymentMethodType: "jobis" });
  await agreed(fence, { amount: 500, jobiAmount: 3, paymentMethodType: "hybrid" });
  await agreed({ ...fence, budgetType: "horaire" }, { amount: 20 });
  await offered(fence, { amount: 900 });
  const { data } = (await agreed(fence, { amount: 700 })).body;
  await lea.call(missionClose, { params: { id: data.mission.id }, body: { statut: "annulee" } });
  expect([await priceRangeOf("taille-de-haies"), await priceRangeOf("taille-de-haies", "horaire")]).toEqual([
    null,
    null,
  ]);

  const haggled = await offered(fence, { amount: 900 });
  const params = { id: haggled.mission.id };
  const { proposalId } = haggled;
  await lea.call(ownerCounter, { params, body: { proposalId, amount: 30 } });
  const { data: last } = (await karim.call(jobbeurCounter, { params, body: { proposalId, amount: 50 } }))
    .body;
  await decide(lea, accept, last);
  expect(await priceRangeOf("taille-de-haies")).toEqual({
    of: "subcategory",
    count: 5,
    low: 50,
    median: 50,
    high: 50,
  });
});

test("refuses a service that is not known and states nothing without a session", async () => {
  const unknown = { subcategory: "dragons", budget_type: "fixe" } as unknown as { subcategory: "peinture" };
  expect((await lea.call(prices, { query: { ...unknown, budget_type: "fixe" } })).status).toBe(400);
  const query = { subcategory: "peinture", budget_type: "fixe" } as const;
  expect((await server.client().call(prices, { query })).error.code).toBe("UNAUTHENTICATED");
});

test("reads the newest agreements and not all there ever were", async () => {
  const { db } = server.platform;
  await db.execute(sql`
    insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
      department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
    select ('01930000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${lea.person.id}::uuid, 'Mission ' || n,
      'Dans le jardin derrière la maison', 'musique', 'animation-musicale', '69123', 'Lyon', '69003', '69',
      '2027-01-01'::date, 'flexible', 'fixe', 1000, 0, 'euros', false, 'terminee',
      '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-01-01T00:00:00Z'
    from generate_series(1, 5000) n`);
  await db.execute(sql`
    insert into proposals (id, mission_id, owner_id, jobbeur_id, statut, version, created_at, updated_at)
    select m.id, m.id, m.owner_id, ${karim.person.id}::uuid, 'acceptee', 2, m.created_at, m.created_at
    from missions m where m.subcategory = 'animation-musicale'`);
  await db.execute(sql`
    insert into proposal_offers (proposal_id, version, author_id, side, amount_cents, jobis, payment_method, message, created_at)
    select r.id, 1, r.jobbeur_id, 'jobbeur', case when m.created_at < '2026-01-04T00:00:00Z' then 100 else 10000 end,
      0, 'euros', '', r.created_at
    from proposals r join missions m on m.id = r.mission_id where m.subcategory = 'animation-musicale'`);
  await db.execute(sql`vacuum analyze missions, proposals, proposal_offers`);
  expect(await priceRangeOf("animation-musicale")).toMatchObject({ count: 200, low: 100, median: 100 });
  const statement = db.select({ prices: sql`p.prices` }).from(sql`(${pricesStatement}) p`);
  const values = { subcategory: "animation-musicale", category: "musique", budgetType: "fixe" };
  const { rowsReadOf } = await planOf(db, filledWith(statement.toSQL(), values));
  for (const table of ["missions", "proposals", "proposal_offers"])
    expect([table, rowsReadOf(table) <= 2 * 200 + 20]).toEqual([table, true]);
});
