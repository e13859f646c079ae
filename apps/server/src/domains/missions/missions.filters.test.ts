import { missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { list, all, like } = missionsContract;

let server: TestServer;
let karim: SignedIn;
let withoutZone: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  const lea = await signIn(server, { prenom: "Léa" });
  const ines = await signIn(server, { prenom: "Inès", userType: "jobbeur" });
  withoutZone = await signIn(server, { prenom: "Paul", userType: "jobbeur" });
  karim = await workingJobbeur(server);
  const { id: lawn } = await postMission(server, lea, { title: "Tonte à Lyon" });
  const { id: move } = await postMission(server, lea, {
    title: "Déménagement à Villeurbanne",
    category: "demenagement-et-transport",
    subcategory: "aide-au-demenagement",
    placeCode: "69266",
  });
  await postMission(server, ines, {
    title: "Guitare à Brest",
    category: "musique",
    subcategory: "cours-d-instrument",
    placeCode: "29019",
  });
  await karim.call(like, { params: { id: lawn }, body: { isLiked: true } });
  const terms = { amount: 80, message: "Je peux venir avec un diable et des sangles." };
  const { status } = await karim.call(proposalsContract.propose, { params: { id: move }, body: terms });
  expect(status).toBe(201);
});
afterAll(() => server.close());

const lawn = "Tonte à Lyon";
const move = "Déménagement à Villeurbanne";
const guitar = "Guitare à Brest";

test.each<[Record<string, string>, string[]]>([
  [{ liked: "true" }, [lawn]],
  [{ liked: "false" }, [guitar, move]],
  [{ profile_types: "jobbeur" }, [guitar]],
  [{ profile_types: "other" }, [move, lawn]],
  [{ profile_types: "other,jobbeur" }, [guitar, move, lawn]],
  [{ category_filters: "musique,tonte-de-pelouse" }, [guitar, lawn]],
  [{ category_filters: "aide-au-demenagement" }, [move]],
  [{ offer_status: "en_attente" }, [move]],
  [{ offer_status: "acceptee,refusee" }, []],
  [{ nearby: "true" }, [move, lawn]],
  [{ nearby: "false" }, [guitar, move, lawn]],
  [{ nearby: "true", liked: "true" }, [lawn]],
  [{ nearby: "true", liked: "false" }, [move]],
  [{ nearby: "true", category_filters: "musique" }, []],
  [{ nearby: "true", categories: "jardinage", sort_by: "amount" }, [lawn]],
  [{ liked: "true", offer_status: "en_attente" }, []],
  [{ search: "lyon", liked: "true" }, [lawn]],
  [{ search: "brest", nearby: "true" }, []],
])("a jobbeur's list keeps to %j [MISS-11, MISS-12, MISS-25]", async (query, expected) => {
  for (const call of [list, all]) {
    const { body } = await karim.call(call, { query });
    expect(body.data.map(({ title }) => title)).toEqual(expected);
    expect(body.pagination.totalCount).toBe(expected.length);
  }
});

test("what one likes or proposed is one's own: another's list does not follow it [MISS-25]", async () => {
  for (const query of [{ liked: "true" }, { offer_status: "en_attente" }]) {
    const { body } = await withoutZone.call(list, { query });
    expect(body.data).toEqual([]);
  }
});

test("who named no zone is shown all that is near to no one", async () => {
  const { body } = await withoutZone.call(list, { query: { nearby: "true" } });
  expect(body.data).toHaveLength(3);
});

test.each<[Record<string, string>]>([
  [{ liked: "yes" }],
  [{ profile_types: "pro" }],
  [{ category_filters: "musique:guitare" }],
  [{ offer_status: "brouillon" }],
  [{ favourite: "true" }],
])("refuses %j [MISS-25]", async (query) => {
  for (const call of [list, all]) {
    const { status, error } = await karim.call(call, { query: query as never });
    expect([status, error.code]).toEqual([400, "VALIDATION_FAILED"]);
  }
});
