import { type Mission, missionsContract } from "@jobami/api/missions/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { brokenLaws } from "./proposals.laws.fixture.ts";

const { accept, jobbeurCounter, ofMission, ownerCounter, propose, reject, withdraw } = proposalsContract;

let server: TestServer;
let lea: SignedIn;
let jobbeurs: SignedIn[];
let mission: Mission;
let offered: Proposal[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  jobbeurs = [];
  for (let at = 0; at < 10; at += 1) jobbeurs.push(await signIn(server, { userType: "jobbeur" }));
  mission = await postMission(server, lea);
  server.clock.advance(1000);
  const params = { id: mission.id };
  offered = await Promise.all(
    jobbeurs.map(async (by) => (await by.call(propose, { params, body: { amount: 60 } })).body.data),
  );
});

const decisions = { accept, reject, withdraw };

/** What was tried, of which proposal, and what came of it: « done » or the code of the refusal. */
interface Act {
  what: string;
  of: string;
  answer: Promise<{ status: number; error?: { code: string } }>;
}

/** Twenty acts around one proposal: clicks that come twice, from pages that show older terms, of both sides. */
function actsAround({ proposalId }: Proposal, by: SignedIn, without?: string): (() => Act)[] {
  const one = { id: mission.id, proposalId };
  const params = { id: mission.id };
  const decide = (who: SignedIn, what: keyof typeof decisions) =>
    [1, 2].map((expectedVersion) => () => ({
      what,
      of: proposalId,
      answer: who.call(decisions[what], { params: one, body: { expectedVersion } }),
    }));
  const counter = (who: SignedIn, call: typeof ownerCounter | typeof jobbeurCounter) =>
    [1, 2, 3, 4, 5, 6].map((expectedVersion) => () => ({
      what: "counter",
      of: proposalId,
      answer: who.call(call, { params, body: { proposalId, amount: 30 + expectedVersion, expectedVersion } }),
    }));
  const again = () => ({
    what: "propose",
    of: "",
    answer: by.call(propose, { params, body: { amount: 50 } }),
  });
  return [
    ...counter(lea, ownerCounter),
    ...counter(by, jobbeurCounter),
    ...decide(lea, without === "accept" ? "reject" : "accept"),
    ...decide(lea, "reject"),
    ...decide(by, "withdraw"),
    again,
    again,
  ];
}

const cancel = (): Act => ({
  what: "cancel",
  of: "",
  answer: lea.call(missionsContract.close, { params: { id: mission.id }, body: { statut: "annulee" } }),
});

/** One person’s and the next one’s in turn, so that no act stands behind all of another proposal’s. */
const inTurn = (lists: (() => Act)[][]) =>
  (lists[0] ?? []).flatMap((_, at) => lists.map((acts, who) => acts[(at + who * 7) % acts.length]!));

async function outcomes(acts: readonly Act[]) {
  return Promise.all(
    acts.map(async ({ what, of, answer }) => {
      const { status, error } = await answer;
      return { what, of, status, came: status < 300 ? "done" : error?.code };
    }),
  );
}

const lawful = [
  "done",
  "MISSION_CLOSED",
  "MISSION_NOT_OPEN",
  "PROPOSAL_CHANGED",
  "PROPOSAL_EXISTS",
  "PROPOSAL_TRANSITION_REFUSED",
];

/** Each proposal is at the version to which the acts that were done on it, and the end of its mission, brought it. */
function expectCounted(proposals: readonly Proposal[], came: Awaited<ReturnType<typeof outcomes>>): void {
  const done = came.filter((one) => one.came === "done");
  for (const { proposalId, statut, version } of proposals) {
    const own = done.filter(({ of }) => of === proposalId).map(({ what }) => what);
    const endedWithMission = statut === "refusee" && !own.includes("reject");
    expect(version, `${statut}: ${own}`).toBe(1 + own.length + (endedWithMission ? 1 : 0));
  }
  expect(proposals).toHaveLength(offered.length + done.filter(({ what }) => what === "propose").length);
}

describe("200 acts of eleven people on one mission at once", () => {
  test.each<[string, { without?: string; cancelled?: boolean }]>([
    ["while no one is chosen", { without: "accept" }],
    ["while a person is chosen", {}],
    ["while a person is chosen and the mission is called off", { cancelled: true }],
  ])("leave it lawful %s, and each hears what came of theirs", async (_, { without, cancelled }) => {
    const acts = inTurn(offered.map((proposal, at) => actsAround(proposal, jobbeurs[at]!, without)));
    if (cancelled) acts[100] = cancel;
    expect(acts).toHaveLength(200);

    const came = await outcomes(acts.map((act) => act()));

    expect(came.filter((one) => !lawful.includes(one.came ?? ""))).toEqual([]);
    expect(await brokenLaws(server)).toEqual([]);
    const { body } = await lea.call(ofMission, { params: { id: mission.id } });
    expectCounted(body.data, came);
    const chosen = came.filter(({ what, came: how }) => what === "accept" && how === "done").length;
    expect(body.data.filter(({ statut }) => statut === "acceptee")).toHaveLength(chosen);
    expect(chosen).toBeLessThanOrEqual(without === undefined ? 1 : 0);
    expect(body.data[0]?.mission.statut).toBe(cancelled ? "annulee" : chosen === 1 ? "en_cours" : "ouverte");
  });
});
