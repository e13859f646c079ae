import { type MissionBody, missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDays, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { all, close, list } = missionsContract;
const { accept, propose } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
});
afterAll(() => server.close());

const post = (by: SignedIn, changes: Partial<MissionBody> = {}) => postMission(server, by, changes);

async function titles(by: SignedIn, query: Record<string, string> = {}) {
  const { body } = await by.call(list, { query });
  return body.data.map((mission) => mission.title);
}

test("shows the two sides what they agreed on and until when each may review the other, and no one else", async () => {
  const [ines, malik] = [
    await signIn(server, { prenom: "Inès" }),
    await signIn(server, { prenom: "Malik", userType: "jobbeur" }),
  ];
  const { id } = await post(ines, { title: "Poser un miroir" });
  const { body: made } = await malik.call(propose, { params: { id }, body: { amount: 77 } });
  const listedBy = async (by: SignedIn) =>
    (await by.call(all, { query: { status: "terminee,en_cours,ouverte" } })).body.data.find(
      (mission) => mission.id === id,
    );
  expect(await listedBy(malik)).toMatchObject({ agreed: null, reviewUntil: null });
  await ines.call(accept, { params: { id, proposalId: made.data.proposalId } });
  const agreed = { amount: 77, jobiAmount: 0, paymentMethodType: "euros" };
  for (const side of [ines, malik])
    expect(await listedBy(side)).toMatchObject({ amount: 45.5, agreed, reviewUntil: null });
  await ines.call(close, { params: { id }, body: { statut: "terminee" } });
  for (const side of [ines, malik])
    expect(await listedBy(side)).toMatchObject({ agreed, reviewUntil: expect.stringMatching(/^20/) });
  await malik.call(reviewsContract.write, { params: { id }, body: { notes: [5, 4, 5, 4], texte: "" } });
  expect((await listedBy(malik))?.reviewUntil).toBeNull();
  expect((await listedBy(ines))?.reviewUntil).not.toBeNull();
  const staff = await signIn(server, { role: "jobmodo" });
  expect((await listedBy(staff)) ?? { agreed: null, reviewUntil: null }).toMatchObject({
    agreed: null,
    reviewUntil: null,
  });
});

describe("the list of missions", () => {
  beforeAll(async () => {
    await post(lea, { title: "Tonte des pelouses", amount: 30, date: inDays(server.clock, 3) });
    await post(lea, {
      title: "Déménagement d’un piano",
      category: "demenagement-et-transport",
      subcategory: "aide-au-demenagement",
      amount: 120,
      date: inDays(server.clock, 1),
      isUrgent: true,
    });
    await post(karim, {
      title: "Cours de guitare",
      category: "musique",
      subcategory: "cours-d-instrument",
      amount: 25,
      budgetType: "horaire",
      date: inDays(server.clock, 7),
      paymentMethodType: "jobis",
      placeCode: "42218",
    });
  });

  test("shows open missions, newest first, 10 a page [MISS-08, MISS-13]", async () => {
    const { body: answer } = await lea.call(list);
    expect(answer.data.map((mission) => mission.title)).toEqual([
      "Cours de guitare",
      "Déménagement d’un piano",
      "Tonte des pelouses",
    ]);
    expect(answer.pagination).toEqual({
      page: 1,
      pageSize: 10,
      totalPages: 1,
      totalCount: 3,
      countIsCapped: false,
      nextCursor: null,
    });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ categories: "musique,jardinage" }, ["Cours de guitare", "Tonte des pelouses"]],
    [{ subcategories: "aide-au-demenagement" }, ["Déménagement d’un piano"]],
    [{ categories: "musique", subcategories: "tonte-de-pelouse" }, []],
    [{ budget_types: "horaire" }, ["Cours de guitare"]],
    [{ payment_methods: "jobis,hybrid" }, ["Cours de guitare"]],
    [{ is_urgent: "true" }, ["Déménagement d’un piano"]],
    [{ is_urgent: "false" }, ["Cours de guitare", "Tonte des pelouses"]],
    [{ owner: "true" }, ["Déménagement d’un piano", "Tonte des pelouses"]],
    [{ owner: "false" }, ["Cours de guitare"]],
    [{ owner: "false", categories: "jardinage" }, []],
    [{ status: "terminee" }, []],
    [{ status: "ouverte,terminee", is_urgent: "true" }, ["Déménagement d’un piano"]],
    [{ search: "demenagements" }, ["Déménagement d’un piano"]],
    [{ search: "guitares" }, ["Cours de guitare"]],
    [{ search: "jardinage" }, ["Tonte des pelouses"]],
    [{ search: "saint etienne" }, ["Cours de guitare"]],
    [{ search: "Saint-Étienne" }, ["Cours de guitare"]],
    [{ search: "guitare étienne" }, ["Cours de guitare"]],
    [{ search: "42100" }, []],
    [{ search: "lyon" }, ["Déménagement d’un piano", "Tonte des pelouses"]],
    [{ search: "piano", is_urgent: "true", owner: "true" }, ["Déménagement d’un piano"]],
    [{ search: "piano", sort_by: "amount" }, ["Déménagement d’un piano"]],
    [{ search: "le la les" }, []],
    [{ search: "' & | ! <-> (" }, []],
    [{ sort_by: "date" }, ["Déménagement d’un piano", "Tonte des pelouses", "Cours de guitare"]],
    [{ sort_by: "amount" }, ["Déménagement d’un piano", "Tonte des pelouses", "Cours de guitare"]],
  ])("keeps to %j [MISS-11, MISS-12, MISS-25]", async (query, expected) => {
    expect(await titles(lea, query)).toEqual(expected);
    const { body: answer } = await lea.call(list, { query });
    expect(answer.pagination.totalCount).toBe(expected.length);
  });
});

describe("a longer list of missions", () => {
  beforeAll(async () => {
    for (let index = 0; index < 8; index += 1)
      await post(lea, {
        title: `Mission numéro ${index}`,
        date: inDays(server.clock, 5 + (index % 3)),
        amount: 40,
      });
  });

  test.each(["recent", "date", "amount"])(
    "goes through every page by cursor, each mission once, in the order of %s",
    async (sort) => {
      const whole = await titles(lea, { sort_by: sort, limit: "50" });
      expect(whole).toHaveLength(11);
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query: Record<string, string> = { sort_by: sort, limit: "3" };
        if (cursor !== "") query.cursor = cursor;
        const { body: answer } = await lea.call(list, { query });
        seen.push(...answer.data.map((mission) => mission.title));
        cursor = answer.pagination.nextCursor;
      }
      expect(seen).toEqual(whole);
      const paged = [];
      for (const page of ["1", "2", "3", "4"])
        paged.push(...(await titles(lea, { sort_by: sort, limit: "3", page })));
      expect(paged).toEqual(whole);
    },
  );

  test.each(["nonsense", "date~2026-11-20~x", "recent~12", "recent~1~01930000-0000-7000-8000-00000000000g"])(
    "refuses the cursor %s",
    async (cursor) => {
      const { status, error } = await lea.call(list, { query: { cursor } });
      expect([status, error.code, error.fields?.[0]?.path]).toEqual([400, "VALIDATION_FAILED", "cursor"]);
    },
  );

  test("finds one mission by its id [MISS-12]", async () => {
    const mission = await post(lea, { title: "Une mission à part" });
    expect(await titles(karim, { missionId: mission.id })).toEqual(["Une mission à part"]);
  });

  test("stops counting at 1 000 and states it", async () => {
    await server.platform.db.execute(sql`
      insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
        department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
      select gen_random_uuid(), ${lea.person.id}, 'Mission ' || n, 'Une mission parmi d’autres.', 'bricolage', 'peinture',
        '69123', 'Lyon', '69003', '69', '2027-01-01', 'flexible', 'fixe', 1000 + n, 0, 'euros', false, 'ouverte',
        '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 second', '2026-11-01T00:00:00Z'
      from generate_series(1, 1200) n`);
    const { body: answer } = await lea.call(list);
    expect([
      answer.pagination.totalCount,
      answer.pagination.countIsCapped,
      answer.pagination.totalPages,
    ]).toEqual([1000, true, 100]);
  });
});
