import { missionsContract } from "@jobami/api/missions/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { step } from "../progress/progress.fixture.ts";
import { decide, offer } from "./proposals.fixture.ts";

const { accept, received, sent } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa" });
  karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
});
afterAll(() => server.close());

async function agree(title: string): Promise<Proposal> {
  const offered = await offer(server, karim, lea, {
    title,
    date: inDays(server.clock, 0),
    budgetType: "horaire",
  });
  return (await decide(lea, accept, offered)).body.data;
}

test("keeps the proposals on missions that stand as asked, and states when those are", async () => {
  const underWay = await agree("Tailler la haie");
  const done = await agree("Tondre la pelouse");
  await step(server, karim, done.mission.id, { step: "work.done", hours: 2 });
  await lea.call(missionsContract.close, { params: { id: done.mission.id }, body: { statut: "terminee" } });
  const query = { offer_status: "acceptee", mission_status: "en_cours" };
  for (const { body } of [await lea.call(received, { query }), await karim.call(sent, { query })]) {
    expect(body.data.map(({ mission }) => mission)).toEqual([
      {
        id: underWay.mission.id,
        title: "Tailler la haie",
        statut: "en_cours",
        owner: expect.objectContaining({ prenom: "Léa" }),
        date: inDays(server.clock, 0),
        zone: "Europe/Paris",
        endDate: null,
        timing: "date",
        moment: "flexible",
        budgetType: "horaire",
      },
    ]);
    expect(body.pagination.totalCount).toBe(1);
  }
});
