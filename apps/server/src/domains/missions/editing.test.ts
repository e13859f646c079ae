import {
  confirmHours,
  type Mission,
  type MissionEditBody,
  missionsContract,
} from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { service, workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, liveEventsOf, missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { close, details, edit, versions } = missionsContract;
const { accept, confirm, own, ownerCounter, propose, reject, waiting, withdraw } = proposalsContract;
const hourMs = 3_600_000;

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
  mission = await postMission(server, lea);
});

/** Time goes by; everybody signs in again. */
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
  amina = await signInAgain(server, amina.person);
}

/** What the owner sends: the mission as it was posted, but for that. */
const bodyOf = (changes: Partial<MissionEditBody> = {}, expectedVersion = 1): MissionEditBody => ({
  ...missionInput(server),
  date: mission.date,
  ...changes,
  expectedVersion,
});
const change = (changes: Partial<MissionEditBody>, expectedVersion = 1, by = lea) =>
  by.call(edit, { params: { id: mission.id }, body: bodyOf(changes, expectedVersion) });
const readBy = async (by: SignedIn) => (await by.call(details, { params: { id: mission.id } })).body.data;
const versionsFor = async (by: SignedIn) =>
  (await by.call(versions, { params: { id: mission.id } })).body.data;

async function offer(by: SignedIn, amount = 60): Promise<Proposal> {
  server.clock.advance(1000);
  return (await by.call(propose, { params: { id: mission.id }, body: { amount } })).body.data;
}
const ownOf = async (by: SignedIn) => (await by.call(own, { params: { id: mission.id } })).body.data;
const decide = (
  by: SignedIn,
  call: typeof accept | typeof confirm | typeof reject | typeof withdraw,
  proposal: Proposal,
  expectedVersion?: number,
) =>
  by.call(call, {
    params: { id: mission.id, proposalId: proposal.proposalId },
    body: { expectedVersion },
  });
async function inboxOf(by: SignedIn): Promise<string[]> {
  return (await by.call(notificationsContract.list, {})).body.data.map(({ title }) => title);
}
const answerOf = ({ status, error }: { status: number; error?: { code: string } | null }) =>
  status < 300 ? status : error?.code;

describe("another text", () => {
  test("is what everybody reads at once; no one is to confirm, and what was stated before is stored", async () => {
    await offer(karim);
    const { status, body } = await change({ title: "Tondre et ramasser l’herbe" });
    expect([status, body.data.version, body.data.title]).toEqual([200, 2, "Tondre et ramasser l’herbe"]);
    expect(await readBy(amina)).toMatchObject({ title: "Tondre et ramasser l’herbe", version: 2 });
    expect(await ownOf(karim)).toMatchObject({ version: 1, confirmBy: null, missionVersion: 1 });
    expect(await inboxOf(karim)).toEqual([]);
    expect(await versionsFor(lea)).toEqual([
      expect.objectContaining({
        version: 1,
        title: "Tondre la pelouse du jardin",
        amount: 45.5,
        replacedAt: new Date(server.clock.now()).toISOString(),
      }),
    ]);
  });

  test("goes through what a new one goes through: ways to be reached are masked, and fields refused", async () => {
    const description = "Terrain plat, appelez-moi au 06 12 34 56 78 avant de venir.";
    const { body } = await change({ description });
    expect(body.data).toMatchObject({ description, maskedDescription: expect.anything() });
    expect((await readBy(karim)).description).not.toContain("06 12 34 56 78");
    await change({}, 2);
    const [shown] = await versionsFor(lea);
    expect(shown?.description).not.toContain("06 12 34 56 78");
    const refused = await change({ date: inDays(server.clock, -1) }, 3);
    expect([refused.status, refused.error.fields?.[0]?.path]).toEqual([400, "date"]);
    expect((await change({ placeCode: "99999" }, 3)).error.code).toBe("VALIDATION_FAILED");
  });

  test("that is the same changes nothing", async () => {
    expect((await change({})).body.data.version).toBe(1);
    expect(await versionsFor(lea)).toEqual([]);
  });
});

describe("other terms", () => {
  test.each<[string, () => Partial<MissionEditBody>]>([
    ["day", () => ({ date: inDays(server.clock, 12) })],
    ["moment", () => ({ moment: "soir" })],
    ["place", () => ({ placeCode: "69266" })],
    ["price", () => ({ amount: 80 })],
    ["way of paying", () => ({ amount: 80, paymentMethodType: "jobis" })],
    ["service", () => ({ subcategory: "taille-de-haies" })],
  ])("another %s is to be confirmed by who proposed, until a time that both see", async (_, changes) => {
    const proposal = await offer(karim);
    expect(answerOf(await change(changes()))).toBe(200);
    const until = new Date(server.clock.now() + confirmHours * hourMs).toISOString();
    expect(await ownOf(karim)).toMatchObject({ version: 2, statut: "en_attente", confirmBy: until });
    expect(await inboxOf(karim)).toEqual(["La mission a changé"]);
    const { body } = await lea.call(proposalsContract.one, {
      params: { id: mission.id, proposalId: proposal.proposalId },
    });
    expect(body.data.confirmBy).toBe(until);
    const heard = await liveEventsOf(server, karim);
    expect(heard.filter(({ name }) => name === "proposal_changed").at(-1)?.payload).toMatchObject({
      proposal: { version: 2, confirmBy: until },
    });
  });

  test("are confirmed no later than the day wanted lasts", async () => {
    await offer(karim);
    await change({ date: inDays(server.clock, 0) });
    expect((await ownOf(karim))?.confirmBy).toBe("2026-11-20T23:00:00.000Z");
  });

  test("wait for the jobbeur alone: the owner neither accepts nor counters, and may refuse", async () => {
    const [first, second] = [await offer(karim), await offer(amina)];
    await change({ amount: 80 });
    expect(answerOf(await decide(lea, accept, first, 2))).toBe("PROPOSAL_UNCONFIRMED");
    expect(answerOf(await decide(lea, accept, first, 1))).toBe("PROPOSAL_CHANGED");
    const counter = { proposalId: first.proposalId, amount: 50 };
    expect(answerOf(await lea.call(ownerCounter, { params: { id: mission.id }, body: counter }))).toBe(
      "PROPOSAL_UNCONFIRMED",
    );
    const [hers, his] = [await lea.call(waiting), await karim.call(waiting)];
    expect([hers.body.data.toAnswer.length, hers.body.data.counts.answersAwaited]).toEqual([0, 2]);
    expect(his.body.data.toAnswer.map(({ proposalId }) => proposalId)).toEqual([first.proposalId]);
    expect(answerOf(await decide(lea, reject, second))).toBe(200);
    expect(await ownOf(amina)).toMatchObject({ statut: "refusee", confirmBy: null });
  });

  test("once confirmed let the proposal stand as before, and its owner accept", async () => {
    const proposal = await offer(karim);
    await change({ amount: 80 });
    expect(answerOf(await decide(amina, confirm, proposal))).toBe("NOT_FOUND");
    expect(answerOf(await decide(lea, confirm, proposal))).toBe("PROPOSAL_TRANSITION_REFUSED");
    expect((await decide(karim, confirm, proposal, 2)).body.data).toMatchObject({
      statut: "en_attente",
      version: 3,
      confirmBy: null,
    });
    expect((await inboxOf(lea))[0]).toBe("Proposition confirmée");
    expect(answerOf(await decide(karim, confirm, proposal))).toBe("PROPOSAL_TRANSITION_REFUSED");
    expect((await decide(lea, accept, proposal, 3)).body.data.statut).toBe("acceptee");
  });

  test("let a proposal lapse that is not confirmed in time; its jobbeur may make another", async () => {
    const proposal = await offer(karim);
    await change({ amount: 80 });
    await pass(confirmHours * hourMs - 1);
    await server.domains.proposals.lapse();
    expect((await ownOf(karim))?.statut).toBe("en_attente");
    server.clock.advance(1);
    expect(answerOf(await decide(karim, confirm, proposal))).toBe("PROPOSAL_TRANSITION_REFUSED");
    await server.domains.proposals.lapse();
    expect(await ownOf(karim)).toMatchObject({ statut: "retiree", confirmBy: null });
    expect([(await inboxOf(lea))[0], (await inboxOf(karim))[0]]).toEqual([
      "Proposition non confirmée",
      "Proposition non confirmée",
    ]);
    expect(await offer(karim, 75)).toMatchObject({
      statut: "en_attente",
      missionVersion: 2,
      confirmBy: null,
    });
  });

  test("changed again ask again, with the time anew; who withdrew or was refused hears nothing", async () => {
    const [first, second] = [await offer(karim), await offer(amina)];
    await decide(amina, withdraw, second);
    await change({ amount: 80 });
    await decide(karim, confirm, first);
    await pass(hourMs);
    await change({ amount: 90 }, 2);
    const until = new Date(server.clock.now() + confirmHours * hourMs).toISOString();
    expect(await ownOf(karim)).toMatchObject({ version: 4, confirmBy: until });
    expect(await inboxOf(amina)).toEqual([]);
    expect((await versionsFor(karim)).map(({ version, amount }) => [version, amount])).toEqual([
      [2, 80],
      [1, 45.5],
    ]);
  });

  test("reach those whom the mission suits now, and no one twice", async () => {
    // Missions of other tests are still to be notified of.
    await server.settle();
    const near = await workingJobbeur(server);
    const hedges = await workingJobbeur(server, { services: [service("taille-de-haies")] });
    mission = await postMission(server, lea);
    await server.settle();
    expect([(await inboxOf(near)).length, (await inboxOf(hedges)).length]).toEqual([1, 0]);
    await change({ amount: 80 });
    await change({ amount: 80, subcategory: "taille-de-haies" }, 2);
    await server.settle();
    expect([(await inboxOf(near)).length, (await inboxOf(hedges)).length]).toEqual([1, 1]);
  });
});

describe("a mission for which a few are asked first", () => {
  test("changes for them alone, and leaves them no longer than its new day lasts", async () => {
    mission = await postMission(server, lea, { asked: { people: [karim.person.id], hours: 72 } });
    await offer(karim);
    const { body } = await change({ date: inDays(server.clock, 1) });
    const dayAfter = inDays(server.clock, 1);
    expect(body.data.asking).toMatchObject({ audience: "demandes", until: `${dayAfter}T23:00:00.000Z` });
    expect(await ownOf(karim)).toMatchObject({ confirmBy: body.data.asking?.until });
    expect(answerOf(await amina.call(details, { params: { id: mission.id } }))).toBe("NOT_FOUND");
    expect(answerOf(await amina.call(versions, { params: { id: mission.id } }))).toBe("NOT_FOUND");
  });

  test("is asked of no one because its day changed", async () => {
    await change({ date: inDays(server.clock, 12) });
    const { rows } = await server.platform.db.execute<{ until: string | null }>(
      sql`select asked_until as until from missions where id = ${mission.id}`,
    );
    expect(rows[0]?.until).toBeNull();
  });
});

describe("what was stated before", () => {
  test("is read by its owner, since their proposal by who made one, and by no one else", async () => {
    await change({ title: "Tondre et ramasser" });
    await offer(karim);
    await change({ title: "Tondre, ramasser, évacuer" }, 2);
    expect((await versionsFor(lea)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await versionsFor(karim)).map(({ version }) => version)).toEqual([2]);
    expect(await versionsFor(amina)).toEqual([]);
    const staff = await signIn(server, { role: "jobmodo" });
    expect((await versionsFor(staff)).map(({ version }) => version)).toEqual([2, 1]);
  });
});

describe("who may, and when", () => {
  test("no one else edits a mission, nor finds out that there is one", async () => {
    expect([answerOf(await change({ amount: 80 }, 1, karim)), answerOf(await change({}, 1, amina))]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
  });

  test("what two people agreed on, or what ended, does not change", async () => {
    await decide(lea, accept, await offer(karim));
    expect(answerOf(await change({ amount: 80 }))).toBe("MISSION_TRANSITION_REFUSED");
    expect(answerOf(await change({ title: "Tondre autrement" }))).toBe("MISSION_TRANSITION_REFUSED");
    mission = await postMission(server, lea);
    await lea.call(close, { params: { id: mission.id }, body: { statut: "terminee" } });
    expect(answerOf(await change({ title: "Tondre autrement" }))).toBe("MISSION_TRANSITION_REFUSED");
  });

  test("two tabs do not write over each other: the second learns how it stands", async () => {
    const elsewhere = await signInAgain(server, lea.person);
    await change({ title: "Tondre et ramasser" });
    const { status, error } = await change({ title: "Tondre seulement" }, 1, elsewhere);
    expect([status, error.code]).toEqual([409, "MISSION_CHANGED"]);
    expect(error.data).toEqual({ mission: await readBy(lea) });
    expect((await change({ title: "Tondre seulement" }, 2, elsewhere)).body.data.version).toBe(3);
  });

  test("of fifty edits at once one goes through", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const tab = await signInAgain(server, lea.person);
        return answerOf(await change({ amount: 100 + n }, 1, tab));
      }),
    );
    const through = answers.filter((one) => one === 200);
    const known = new Set([200, "MISSION_CHANGED", "TOO_MANY_REQUESTS"]);
    expect(through).toHaveLength(1);
    expect(answers.filter((one) => one === undefined || !known.has(one))).toEqual([]);
    expect((await readBy(lea)).version).toBe(2);
    expect(await versionsFor(lea)).toHaveLength(1);
  });

  test.each(["edit first", "acceptance first"])(
    "of an edit and an acceptance at once one goes through: %s",
    async (order) => {
      const proposal = await offer(karim);
      const calls = [() => change({ amount: 80 }), () => decide(lea, accept, proposal, 1)];
      if (order === "acceptance first") calls.reverse();
      const answers = await Promise.all(calls.map(async (call) => answerOf(await call())));
      expect(answers.filter((one) => one === 200)).toHaveLength(1);
      const { statut, amount } = await readBy(lea);
      expect([
        ["ouverte", 80],
        ["en_cours", 45.5],
      ]).toContainEqual([statut, amount]);
    },
  );
});
