import { type Mission, missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { close, matching } = missionsContract;

let server: TestServer;
let lea: SignedIn;
const titles = async (person: SignedIn) =>
  (await person.call(matching)).body.data.map(({ title }: Mission) => title);

const lyon = "69123";
const paris = "75056";
const music = { category: "musique", subcategory: "cours-d-instrument" } as const;

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa" });
});
afterAll(() => server.close());

test("the trade of one's own proposals comes first, then one's department, then what is newest; not what one has answered, posted or what has ended", async () => {
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const post = (title: string, placeCode: string, more = {}) =>
    postMission(server, lea, { title, placeCode, ...more });
  const answered = await post("Tondre à Lyon, déjà répondu", lyon);
  await post("Tondre à Paris", paris);
  await post("Tondre à Lyon", lyon);
  await post("Guitare à Lyon", lyon, music);
  await post("Guitare à Paris", paris, music);
  const ended = await post("Tondre, annulée", lyon);
  await lea.call(close, { params: { id: ended.id }, body: { statut: "annulee" } });
  await postMission(server, karim, { title: "La mission de Karim" });
  expect(await titles(karim)).toEqual([
    "Guitare à Paris",
    "Guitare à Lyon",
    "Tondre à Lyon",
    "Tondre à Paris",
    "Tondre à Lyon, déjà répondu",
  ]);
  await karim.call(proposalsContract.propose, { params: { id: answered.id }, body: { amount: 40 } });
  expect(await titles(karim)).toEqual([
    "Tondre à Lyon",
    "Tondre à Paris",
    "Guitare à Lyon",
    "Guitare à Paris",
  ]);
});

test("an old mission of one's trade is found behind many new ones of others", async () => {
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const furniture = { category: "bricolage", subcategory: "montage-de-meubles" } as const;
  const first = await postMission(server, lea, { title: "Bricoler une étagère", ...furniture });
  await postMission(server, lea, { title: "Bricoler une armoire", ...furniture });
  for (let number = 1; number <= 45; number += 1)
    await postMission(server, lea, { title: `Guitare numéro ${number}`, placeCode: paris, ...music });
  await karim.call(proposalsContract.propose, { params: { id: first.id }, body: { amount: 40 } });
  expect((await titles(karim))[0]).toBe("Bricoler une armoire");
});

test("comes in pages that add up to the whole", async () => {
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const whole = await titles(karim);
  const page = async (number: number) =>
    (await karim.call(matching, { query: { page: number, limit: 3 } })).body;
  const [one, two] = [await page(1), await page(2)];
  expect([...one.data, ...two.data].map(({ title }: Mission) => title)).toEqual(whole.slice(0, 6));
  expect(one.pagination).toMatchObject({ page: 1, pageSize: 3, totalCount: 40, nextCursor: null });
});

test("says nothing without a session", async () => {
  const { status, error } = await server.client().call(matching);
  expect([status, error.code]).toEqual([401, "UNAUTHENTICATED"]);
});
