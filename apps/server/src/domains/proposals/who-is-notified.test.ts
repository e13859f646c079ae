import { type Mission, missionsContract } from "@jobami/api/missions/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inDays, liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { accept, jobbeurCounter, ownerCounter, propose, reject, withdraw } = proposalsContract;

let server: TestServer;
/** The owner, a jobbeur who negotiates, another one who made a proposal too, and one who made none. */
let people: Record<"owner" | "jobbeur" | "rival" | "onlooker", SignedIn>;
let mission: Mission;
let standing: Proposal;

type Notified = Partial<Record<keyof typeof people, string[]>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  people = {
    owner: await signIn(server),
    jobbeur: await signIn(server, { userType: "jobbeur" }),
    rival: await signIn(server, { userType: "jobbeur" }),
    onlooker: await signIn(server, { userType: "jobbeur" }),
  };
  mission = await postMission(server, people.owner, { date: inDays(server.clock, 1) });
  standing = await offer(people.jobbeur);
  await offer(people.rival);
});

async function offer(by: SignedIn): Promise<Proposal> {
  const { body } = await by.call(propose, { params: { id: mission.id }, body: { amount: 60 } });
  return body.data;
}

/** What each person finds in their inbox after a step and did not before; who finds nothing is left out. */
async function notifiedBy(step: () => Promise<unknown>): Promise<Notified> {
  const lines = async () => {
    const { rows } = await server.platform.db.execute<{ id: string; user_id: string; type: string }>(
      sql`select id, user_id, type from notifications`,
    );
    return rows;
  };
  const before = new Set((await lines()).map(({ id }) => id));
  await step();
  const added = (await lines()).filter(({ id }) => !before.has(id));
  return Object.fromEntries(
    Object.entries(people)
      .map(([name, { person }]) => [
        name,
        added.filter(({ user_id }) => user_id === person.id).map(({ type }) => type),
      ])
      .filter(([, types]) => types?.length !== 0),
  );
}

const ids = () => ({ id: mission.id, proposalId: standing.proposalId });
const terms = () => ({ proposalId: standing.proposalId, amount: 50 });
const owner = {
  accepts: () => people.owner.call(accept, { params: ids(), body: {} }),
  counters: () => people.owner.call(ownerCounter, { params: { id: mission.id }, body: terms() }),
  rejects: () => people.owner.call(reject, { params: ids(), body: {} }),
  closes: (statut: "terminee" | "annulee") => () =>
    people.owner.call(missionsContract.close, { params: { id: mission.id }, body: { statut } }),
};
const jobbeur = {
  accepts: () => people.jobbeur.call(accept, { params: ids(), body: {} }),
  counters: () => people.jobbeur.call(jobbeurCounter, { params: { id: mission.id }, body: terms() }),
  withdraws: () => people.jobbeur.call(withdraw, { params: ids(), body: {} }),
};

test("a proposal is reported to the owner, and to no other jobbeur", async () => {
  expect(await notifiedBy(() => offer(people.onlooker))).toEqual({ owner: ["proposal_received"] });
});

test("the owner's counter-offer is reported to the jobbeur, the jobbeur's to the owner, never to its author", async () => {
  expect(await notifiedBy(owner.counters)).toEqual({ jobbeur: ["proposal_countered"] });
  expect(await notifiedBy(jobbeur.counters)).toEqual({ owner: ["proposal_countered"] });
});

test("a refusal is reported to the jobbeur alone", async () => {
  expect(await notifiedBy(owner.rejects)).toEqual({ jobbeur: ["proposal_refused"] });
});

test("a withdrawal is reported to the owner, once, and to no other jobbeur", async () => {
  expect(await notifiedBy(jobbeur.withdraws)).toEqual({ owner: ["proposal_withdrawn"] });
  expect(await notifiedBy(jobbeur.withdraws)).toEqual({});
});

test("an acceptance by the owner is reported to the jobbeur, and to whoever loses by it", async () => {
  expect(await notifiedBy(owner.accepts)).toEqual({
    jobbeur: ["proposal_accepted"],
    rival: ["proposal_refused"],
  });
});

test("an acceptance by the jobbeur is reported to the owner, and to whoever loses by it", async () => {
  await owner.counters();
  expect(await notifiedBy(jobbeur.accepts)).toEqual({
    owner: ["proposal_accepted"],
    rival: ["proposal_refused"],
  });
});

test.each(["annulee", "terminee"] as const)(
  "the end of an open mission (%s) is reported to every jobbeur who waited for an answer",
  async (statut) => {
    expect(await notifiedBy(owner.closes(statut))).toEqual({
      jobbeur: ["mission_closed"],
      rival: ["mission_closed"],
    });
  },
);

test.each(["annulee", "terminee"] as const)(
  "the end of a mission under way (%s) is reported to the jobbeur who was chosen, once, and to no one else",
  async (statut) => {
    await owner.accepts();
    expect(await notifiedBy(owner.closes(statut))).toEqual({ jobbeur: ["mission_closed"] });
  },
);

test("a mission that expires is reported to its owner and to the jobbeurs who waited", async () => {
  const { missions } = server.domains;
  const step = () => {
    server.clock.advance(Date.parse(`${inDays(server.clock, 2)}T12:00:00Z`) - server.clock.now());
    return missions.expire();
  };
  expect(await notifiedBy(step)).toEqual({
    owner: ["mission_closed"],
    jobbeur: ["mission_closed"],
    rival: ["mission_closed"],
  });
});

test("a step that is refused informs no one", async () => {
  expect(await notifiedBy(jobbeur.accepts)).toEqual({});
});

test("every step reaches the open pages of both sides, and of no other jobbeur", async () => {
  const changes = async () =>
    Promise.all(
      Object.values(people).map(
        async (person) =>
          (await liveEventsOf(server, person)).filter(
            ({ name, payload }) =>
              name === "proposal_changed" &&
              (payload.proposal as Proposal).proposalId === standing.proposalId,
          ).length,
      ),
    );
  expect(await changes()).toEqual([1, 1, 0, 0]);
  await owner.counters();
  expect(await changes()).toEqual([2, 2, 0, 0]);
  await jobbeur.withdraws();
  expect(await changes()).toEqual([3, 3, 0, 0]);
});
