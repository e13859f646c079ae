import { type ProposeBody, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decide, offer, refused } from "./proposals.fixture.ts";

const { accept, ownerCounter, receivedStats, reject, sentStats, withdraw } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa" });
  karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
});
afterAll(() => server.close());

const none = {
  total: 0,
  enAttente: 0,
  acceptees: 0,
  refusees: 0,
  contreOffres: 0,
  montantMoyen: 0,
  montantTotal: 0,
  montantMoyenEuros: 0,
  montantTotalEuros: 0,
  montantMoyenJobis: 0,
  montantTotalJobis: 0,
  montantMoyenHybride: { euros: 0, jobis: 0 },
  montantTotalHybride: { euros: 0, jobis: 0 },
  countEuros: 0,
  countJobis: 0,
  countHybride: 0,
  sentProposals: 0,
  receivedProposals: 0,
};

test("a person without proposals has a nought in every field [PROP-07, PROP-08]", async () => {
  expect((await karim.call(sentStats)).body.data).toEqual(none);
  expect((await lea.call(receivedStats)).body.data).toEqual(none);
});

test("proposals are counted by how they stand and added up at their newest terms, for each side [PROP-07, PROP-08, PROP-21, PROP-22, PROP-23, PROP-24]", async () => {
  const made = (body: ProposeBody) => offer(server, karim, lea, {}, body);
  await made({ amount: 10.25 });
  await decide(lea, accept, await made({ amount: 20 }));
  await decide(lea, reject, await made({ amount: 5, paymentMethodType: "jobis" }));
  await decide(karim, withdraw, await made({ amount: 30, jobiAmount: 4, paymentMethodType: "hybrid" }));
  const { mission, proposalId } = await made({ amount: 99 });
  await lea.call(ownerCounter, { params: { id: mission.id }, body: { proposalId, amount: 40 } });

  const expected = {
    total: 5,
    enAttente: 1,
    acceptees: 1,
    refusees: 1,
    contreOffres: 1,
    montantMoyen: 25.06,
    montantTotal: 100.25,
    montantMoyenEuros: 23.42,
    montantTotalEuros: 70.25,
    montantMoyenJobis: 5,
    montantTotalJobis: 5,
    montantMoyenHybride: { euros: 30, jobis: 4 },
    montantTotalHybride: { euros: 30, jobis: 4 },
    countEuros: 3,
    countJobis: 1,
    countHybride: 1,
  };
  expect((await karim.call(sentStats)).body.data).toEqual({
    ...expected,
    sentProposals: 5,
    receivedProposals: 0,
  });
  expect((await lea.call(receivedStats)).body.data).toEqual({
    ...expected,
    sentProposals: 0,
    receivedProposals: 5,
  });
  // The other direction of each has nothing.
  expect((await lea.call(sentStats)).body.data).toEqual({ ...none, receivedProposals: 5 });
});

test("a visitor has none", async () => {
  expect(refused(await server.client().call(sentStats))).toEqual([401, "UNAUTHENTICATED"]);
  expect(refused(await server.client().call(receivedStats))).toEqual([401, "UNAUTHENTICATED"]);
});
