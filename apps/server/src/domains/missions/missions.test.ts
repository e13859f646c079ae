import { type MissionBody, missionsContract } from "@jobami/api/missions/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { create, list } = missionsContract;
let server: TestServer;
let lea: SignedIn;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const body = (changes: Partial<MissionBody> = {}): MissionBody => ({
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  title: "Tondre la pelouse du jardin",
  description: "Terrain plat de 300 m², tondeuse sur place.",
  placeCode: "69123",
  postalCode: "69003",
  date: inDays(10),
  amount: 45.5,
  ...changes,
});

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
});
afterAll(() => server.close());

describe("posting", () => {
  test("gives the mission as it was posted [MISS-06]", async () => {
    const answer = await lea.call(create, { body: body() });
    expect(answer.error).toEqual({});
    const l = await lea.call(list, {});
    expect(l.body).toEqual({});
  });
});
