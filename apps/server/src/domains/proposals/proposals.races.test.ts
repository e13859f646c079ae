import type { Mission } from "@jobami/api/missions/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decide, refused } from "./proposals.fixture.ts";

const { accept, jobbeurCounter, ofMission, own, ownerCounter, propose, reject, withdraw } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;
let amina: SignedIn;
let mission: Mission;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  amina = await signIn(server, { prenom: "Amina", nom: "Kone", userType: "jobbeur" });
  mission = await postMission(server, lea, { title: "Tailler la haie" });
});

async function offer(by: SignedIn, amount = 60): Promise<Proposal> {
  server.clock.advance(1000);
  const { status, body } = await by.call(propose, {
    params: { id: mission.id },
    body: { amount, message: "Bonjour" },
  });
  expect(status).toBe(201);
  return body.data;
}

describe("an answer to an offer that was replaced since", () => {
  const counter = (
    by: SignedIn,
    call: typeof ownerCounter | typeof jobbeurCounter,
    expectedVersion: number,
  ) => by.call(call, { params: { id: mission.id }, body: { proposalId, amount: 30, expectedVersion } });
  let first: Proposal;
  let proposalId: string;

  beforeEach(async () => {
    first = await offer(karim);
    proposalId = first.proposalId;
  });

  /** The refusal, and that nothing of it happened. */
  async function expectChanged(answer: {
    status: number;
    error: { code: string; data?: unknown };
  }): Promise<void> {
    const { body } = await karim.call(own, { params: { id: mission.id } });
    expect(refused(answer)).toEqual([409, "PROPOSAL_CHANGED"]);
    expect(answer.error.data).toEqual({ proposal: body.data });
    expect(body.data?.mission.statut).toBe("ouverte");
  }

  test("of the jobbeur's neither lets the owner accept, counter nor reject what they did not see", async () => {
    await counter(lea, ownerCounter, 1);
    await counter(karim, jobbeurCounter, 2);
    await expectChanged(await decide(lea, accept, first, 1));
    await expectChanged(await counter(lea, ownerCounter, 1));
    await expectChanged(await decide(lea, reject, first, 1));
    expect((await decide(lea, accept, first, 3)).body.data.version).toBe(4);
  });

  test("of the owner's neither lets the jobbeur accept, counter nor withdraw what they did not see", async () => {
    await counter(lea, ownerCounter, 1);
    await counter(karim, jobbeurCounter, 2);
    await counter(lea, ownerCounter, 3);
    await expectChanged(await decide(karim, accept, first, 2));
    await expectChanged(await counter(karim, jobbeurCounter, 2));
    await expectChanged(await decide(karim, withdraw, first, 2));
    expect((await decide(karim, accept, first, 4)).body.data.version).toBe(5);
  });

  test("from another browser of the same person never accepts terms that were not seen there", async () => {
    const elsewhere = await signInAgain(server, lea.person);
    for (let round = 0; round < 4; round += 1) {
      mission = await postMission(server, lea);
      first = await offer(karim);
      proposalId = first.proposalId;
      const [here, there] = round % 2 === 0 ? [lea, elsewhere] : [elsewhere, lea];
      const [countered, accepted] = await Promise.all([
        counter(here, ownerCounter, 1),
        decide(there, accept, first, 1),
      ]);
      const loser = countered.status === 200 ? accepted : countered;
      expect([countered.status, accepted.status].sort()).toEqual([200, 409]);
      expect(loser.error.code).toBe("PROPOSAL_CHANGED");
      const { body } = await karim.call(own, { params: { id: mission.id } });
      expect(body.data).toMatchObject(
        accepted.status === 200
          ? { statut: "acceptee", amount: 60, version: 2, mission: { statut: "en_cours" } }
          : { statut: "contre_offre_client", amount: 30, version: 2, mission: { statut: "ouverte" } },
      );
    }
  });
});

describe("two people at once", () => {
  const outcome = (answers: { status: number; error: { code: string } }[]) =>
    answers.map(({ status, error }) => (status === 200 ? "done" : error.code)).sort();

  test("an acceptance and a withdrawal end in one of the two, and the loser gets what stands", async () => {
    for (let round = 0; round < 5; round += 1) {
      mission = await postMission(server, lea);
      const first = await offer(karim);
      const answers = await Promise.all(
        round % 2 === 0
          ? [decide(lea, accept, first, 1), decide(karim, withdraw, first, 1)]
          : [decide(karim, withdraw, first, 1), decide(lea, accept, first, 1)],
      );
      expect(outcome(answers)).toEqual(["PROPOSAL_CHANGED", "done"]);
      const { body } = await karim.call(own, { params: { id: mission.id } });
      const winner = answers.find((answer) => answer.status === 200);
      const loser = answers.find((answer) => answer.status !== 200);
      expect(winner?.body.data).toEqual(body.data);
      expect(loser?.error.data?.proposal).toEqual(body.data);
      expect(body.data?.mission.statut).toBe(body.data?.statut === "acceptee" ? "en_cours" : "ouverte");
    }
  });

  test("without a version, the loser is informed that the proposal is no longer there", async () => {
    const first = await offer(karim);
    const answers = await Promise.all([decide(lea, accept, first), decide(karim, withdraw, first)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const loser = answers.find((answer) => answer.status === 409);
    expect(loser?.error.code).toBe("PROPOSAL_TRANSITION_REFUSED");
    expect(loser?.error.data?.proposal).toMatchObject({ version: 2 });
  });

  test("two acceptances of two proposals choose one jobbeur", async () => {
    const one = await offer(karim);
    const two = await offer(amina);
    const answers = await Promise.all([decide(lea, accept, one, 1), decide(lea, accept, two, 1)]);
    expect(outcome(answers)).toEqual(["PROPOSAL_CHANGED", "done"]);
    const { body } = await lea.call(ofMission, { params: { id: mission.id } });
    expect(body.data.map((proposal) => proposal.statut).sort()).toEqual(["acceptee", "refusee"]);
  });

  test("an acceptance and a cancellation leave no open proposal and one lawful mission", async () => {
    const first = await offer(karim);
    const answers = await Promise.all([
      decide(lea, accept, first, 1),
      lea.call(missionsContract.close, { params: { id: mission.id }, body: { statut: "annulee" } }),
    ]);
    expect(answers[1].status).toBe(200);
    const { body } = await karim.call(own, { params: { id: mission.id } });
    expect(body.data?.mission.statut).toBe("annulee");
    expect(body.data?.statut).toBe(answers[0].status === 200 ? "acceptee" : "refusee");
  });

  test("a double click on accept with one key is one acceptance", async () => {
    const first = await offer(karim);
    const click = () =>
      lea.call(
        accept,
        { params: { id: mission.id, proposalId: first.proposalId }, body: { expectedVersion: 1 } },
        { idempotencyKey: "accept-00001" },
      );
    const [left, right] = await Promise.all([click(), click()]);
    expect([left.status, right.status]).toEqual([200, 200]);
    expect(left.body).toEqual(right.body);
    expect(left.body.data.version).toBe(2);
  });
});
