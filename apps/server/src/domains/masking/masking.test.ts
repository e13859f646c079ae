import { hiddenMark } from "@jobami/api/masking/mark";
import { missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const phone = "06 12 34 56 78";
const description = `Terrain plat, tondeuse sur place. Appelez le ${phone}.`;

test("a mission", async () => {
  const owner = await signIn(server, { prenom: "Léa" });
  const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const mission = await postMission(server, owner, { title: `Tondre, ${phone}`, description });
  expect(mission.description).toBe(description);
  expect(mission.maskedDescription).toMatchObject({ contest: null, hidden: [{ kind: "phone" }] });
  const params = { id: mission.id };
  expect((await jobbeur.call(missionsContract.details, { params })).body.data).toMatchObject({
    title: `Tondre, ${hiddenMark}`,
    description: `Terrain plat, tondeuse sur place. Appelez le ${hiddenMark}.`,
    maskedDescription: null,
  });
  const made = await jobbeur.call(proposalsContract.propose, {
    params,
    body: { amount: 40, message: `Moi : ${phone}` },
  });
  expect(made.body.data.message).toBe(`Moi : ${phone}`);
  const { proposalId } = made.body.data;
  const seen = await owner.call(proposalsContract.ofMission, { params });
  expect(seen.body.data[0]?.message).toBe(`Moi : ${hiddenMark}`);
  const accepted = await owner.call(proposalsContract.accept, { params: { ...params, proposalId }, body: {} });
  expect(accepted.body.data.message).toBe(`Moi : ${phone}`);
  expect((await jobbeur.call(missionsContract.details, { params })).body.data).toMatchObject({ description });
});
