import type { Mission } from "@jobami/api/missions/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decide, refused } from "./proposals.fixture.ts";

const {
  accept,
  jobbeurCounter,
  ofMission,
  one,
  own,
  ownerCounter,
  propose,
  received,
  reject,
  sent,
  withdraw,
} = proposalsContract;

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

describe("making a proposal", () => {
  test("gives it back with its terms, waiting for the owner [PROP-01, PROP-13, PROP-14]", async () => {
    const { status, body } = await karim.call(propose, {
      params: { id: mission.id },
      body: { amount: 55.5, message: "Je viens avec mon taille-haie 🌿" },
    });
    const now = new Date(server.clock.now()).toISOString();
    const terms = {
      amount: 55.5,
      jobiAmount: 0,
      paymentMethodType: "euros",
      message: "Je viens avec mon taille-haie 🌿",
    };
    expect([status, body.data]).toEqual([
      201,
      {
        proposalId: body.data.proposalId,
        mission: {
          id: mission.id,
          title: "Tailler la haie",
          statut: "ouverte",
          owner: { id: lea.person.id, prenom: "Léa", initiale: "M", photo: null },
          zone: "Europe/Paris",
          date: mission.date,
          endDate: null,
          timing: "date",
          moment: "flexible",
          budgetType: "fixe",
        },
        jobbeur: { id: karim.person.id, prenom: "Karim", initiale: "B", photo: null },
        statut: "en_attente",
        version: 1,
        missionVersion: 1,
        confirmBy: null,
        ...terms,
        offers: [{ version: 1, by: "jobbeur", ...terms, masked: null, createdAt: now }],
        refusalNote: null,
        createdAt: now,
        updatedAt: now,
      },
    ]);
  });

  test("informs the owner at once and counts on the mission", async () => {
    const proposal = await offer(karim);
    expect(await liveEventsOf(server, lea)).toEqual([
      { name: "proposal_changed", payload: { proposal } },
      {
        name: "new_notification",
        payload: {
          message: "Karim B. propose 60\u00a0€ pour «\u202fTailler la haie\u202f».",
          notification: { show: true, type: "info" },
          item: expect.objectContaining({ type: "proposal_received", is_read: false }),
        },
      },
      { name: "notification_count_update", payload: { count: 1 } },
    ]);
    const read = await lea.call(missionsContract.details, { params: { id: mission.id } });
    expect(read.body.data.proposalCount).toBe(1);
  });

  test("jobbeurs make proposals and counter what the owner answers; no one else makes one or counters for them [ROLE-14]", async () => {
    const asking = { params: { id: mission.id }, body: { amount: 60 } };
    const made = await karim.call(propose, asking);
    expect([made.status, made.body.data.offers.at(-1)?.by]).toEqual([201, "jobbeur"]);
    const { proposalId } = made.body.data;
    const answering = (expectedVersion: number) => ({
      params: { id: mission.id },
      body: { proposalId, amount: 50, expectedVersion },
    });
    expect((await lea.call(ownerCounter, answering(1))).status).toBe(200);
    const requester = await signIn(server);
    expect(refused(await requester.call(propose, asking))).toEqual([403, "JOBBEUR_ONLY"]);
    for (const other of [requester, amina, lea])
      expect((await other.call(jobbeurCounter, answering(2))).status).toBeGreaterThanOrEqual(403);
    const countered = await karim.call(jobbeurCounter, answering(2));
    expect([countered.status, countered.body.data.version, countered.body.data.offers.at(-1)?.by]).toEqual([
      200,
      3,
      "jobbeur",
    ]);
  });

  test("is for jobbeurs only, and never on one's own mission [ROLE-13]", async () => {
    const other = await signIn(server);
    const asOther = await other.call(propose, { params: { id: mission.id }, body: { amount: 60 } });
    expect(refused(asOther)).toEqual([403, "JOBBEUR_ONLY"]);
    const ownMission = await postMission(server, karim);
    const asOwner = await karim.call(propose, { params: { id: ownMission.id }, body: { amount: 60 } });
    expect(refused(asOwner)).toEqual([403, "OWN_MISSION"]);
  });

  test("happens once a jobbeur and mission, anew after a withdrawal, not after a refusal", async () => {
    const first = await offer(karim);
    const twice = await karim.call(propose, { params: { id: mission.id }, body: { amount: 50 } });
    expect(refused(twice)).toEqual([409, "PROPOSAL_EXISTS"]);
    expect(twice.error.data).toEqual({ proposal: first });
    await decide(karim, withdraw, first);
    const second = await offer(karim, 50);
    expect([second.version, second.offers.length]).toEqual([1, 1]);
    await decide(lea, reject, second);
    const third = await karim.call(propose, { params: { id: mission.id }, body: { amount: 45 } });
    expect(refused(third)).toEqual([409, "PROPOSAL_EXISTS"]);
  });

  test("twice at once under one Idempotency-Key, or under none, makes one", async () => {
    const send = (by: SignedIn, idempotencyKey?: string) =>
      by.call(
        propose,
        { params: { id: mission.id }, body: { amount: 60 } },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    const same = await Promise.all([send(karim, "propose-0001"), send(karim, "propose-0001")]);
    expect(same.map((answer) => answer.status)).toEqual([201, 201]);
    expect(same[0].body).toEqual(same[1].body);
    const both = await Promise.all([send(amina), send(amina)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const { body } = await lea.call(ofMission, { params: { id: mission.id } });
    expect(body.data).toHaveLength(2);
  });

  test("on an unknown mission is NOT_FOUND", async () => {
    const unknown = await karim.call(propose, {
      params: { id: "01930000-0000-7000-8000-00000000ffff" },
      body: { amount: 60 },
    });
    expect(refused(unknown)).toEqual([404, "NOT_FOUND"]);
  });
});

describe("negotiating", () => {
  test("goes from offer to counter-offer to agreement, and the mission begins [PROP-02, PROP-03, PROP-09, PROP-16, PROP-18, PROP-19]", async () => {
    const first = await offer(karim);
    const params = { id: mission.id };
    const { body: countered } = await lea.call(ownerCounter, {
      params,
      body: { proposalId: first.proposalId, amount: 50, message: "Et à ce prix ?", expectedVersion: 1 },
    });
    expect([countered.data.statut, countered.data.version, countered.data.amount]).toEqual([
      "contre_offre_client",
      2,
      50,
    ]);
    const { body: answered } = await karim.call(jobbeurCounter, {
      params,
      body: {
        proposalId: first.proposalId,
        amount: 40,
        jobiAmount: 6,
        paymentMethodType: "hybrid",
        expectedVersion: 2,
      },
    });
    expect([answered.data.statut, answered.data.version]).toEqual(["contre_offre_jobbeur", 3]);
    const { body: agreed } = await decide(lea, accept, first, 3);
    expect(agreed.data).toMatchObject({
      statut: "acceptee",
      version: 4,
      amount: 40,
      jobiAmount: 6,
      paymentMethodType: "hybrid",
      mission: { statut: "en_cours" },
    });
    expect(agreed.data.offers.map(({ version, by, amount }) => [version, by, amount])).toEqual([
      [1, "jobbeur", 60],
      [2, "client", 50],
      [3, "jobbeur", 40],
    ]);
  });

  test("lets the jobbeur accept the owner's counter-offer [ROLE-13]", async () => {
    const first = await offer(karim);
    await lea.call(ownerCounter, {
      params: { id: mission.id },
      body: { proposalId: first.proposalId, amount: 50 },
    });
    const { body } = await decide(karim, accept, first, 2);
    expect([body.data.statut, body.data.amount]).toEqual(["acceptee", 50]);
  });

  test("refuses what it is not one's turn to do, with the proposal as it stands", async () => {
    const first = await offer(karim);
    const early = await decide(karim, accept, first);
    expect(refused(early)).toEqual([409, "PROPOSAL_TRANSITION_REFUSED"]);
    expect(early.error.data?.proposal).toEqual(first);
    const wrongPath = await karim.call(ownerCounter, {
      params: { id: mission.id },
      body: { proposalId: first.proposalId, amount: 10 },
    });
    expect(refused(wrongPath)).toEqual([404, "NOT_FOUND"]);
  });

  test("refuses a decision on terms that changed, with the new ones", async () => {
    const first = await offer(karim);
    await lea.call(ownerCounter, {
      params: { id: mission.id },
      body: { proposalId: first.proposalId, amount: 50 },
    });
    const stale = await decide(karim, withdraw, first, 1);
    expect([...refused(stale), stale.error.message]).toEqual([
      409,
      "PROPOSAL_CHANGED",
      "La proposition a changé entre-temps. Voici où elle en est.",
    ]);
    expect(stale.error.data?.proposal).toMatchObject({ version: 2, amount: 50 });
  });

  test("an acceptance refuses the other open proposals and informs everybody [PROP-16]", async () => {
    const mine = await offer(karim);
    const other = await offer(amina, 70);
    const heard = (await liveEventsOf(server, amina)).length;
    await decide(lea, accept, mine, 1);
    const { body } = await amina.call(own, { params: { id: mission.id } });
    expect(body.data).toMatchObject({ proposalId: other.proposalId, statut: "refusee", version: 2 });
    expect((await liveEventsOf(server, amina)).slice(heard).map((event) => event.name)).toEqual([
      "mission_changed",
      "proposal_changed",
      "new_notification",
      "notification_count_update",
    ]);
    const inbox = await karim.call(notificationsContract.list, { query: { type: "proposal_accepted" } });
    expect(inbox.body.data.map((line) => line.content)).toEqual([
      "<p>Léa M. accepte 60\u00a0€ pour «\u202fTailler la haie\u202f». La mission est en cours.</p>",
    ]);
  });

  test("the one who moves hears of it too, for their other tabs", async () => {
    const first = await offer(karim);
    const names = async (person: SignedIn) =>
      (await liveEventsOf(server, person))
        .map((event) => event.name)
        .filter((name) => name === "proposal_changed");
    expect([await names(karim), await names(lea)]).toEqual([["proposal_changed"], ["proposal_changed"]]);
    await decide(lea, reject, first);
    expect([(await names(karim)).length, (await names(lea)).length]).toEqual([2, 2]);
  });

  test("a rejected proposal stays rejected [PROP-10, PROP-17]", async () => {
    const first = await offer(karim);
    const { body } = await decide(lea, reject, first, 1);
    expect([body.data.statut, body.data.version]).toEqual(["refusee", 2]);
    expect(refused(await decide(lea, accept, first))).toEqual([409, "PROPOSAL_TRANSITION_REFUSED"]);
  });
});

describe("who sees what", () => {
  test("proposals of others do not exist for a stranger", async () => {
    const first = await offer(karim);
    const params = { id: mission.id, proposalId: first.proposalId };
    expect(refused(await amina.call(one, { params }))).toEqual([404, "NOT_FOUND"]);
    for (const call of [accept, reject, withdraw])
      expect(refused(await decide(amina, call, first))).toEqual([404, "NOT_FOUND"]);
    const { body } = await amina.call(ofMission, { params: { id: mission.id } });
    expect(body.data).toEqual([]);
    expect((await amina.call(own, { params: { id: mission.id } })).body.data).toBeNull();
  });

  test("a proposal is not found under another mission [PROP-12]", async () => {
    const first = await offer(karim);
    const other = await postMission(server, lea);
    const params = { id: other.id, proposalId: first.proposalId };
    expect(refused(await lea.call(one, { params }))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await lea.call(accept, { params, body: {} }))).toEqual([404, "NOT_FOUND"]);
  });

  test("its two sides and staff read it [PROP-04, PROP-12]", async () => {
    const first = await offer(karim);
    const staff = await signIn(server, { role: "jobmodo" });
    const params = { id: mission.id, proposalId: first.proposalId };
    for (const person of [lea, karim, staff])
      expect((await person.call(one, { params })).body.data).toEqual(first);
    expect((await karim.call(own, { params: { id: mission.id } })).body.data).toEqual(first);
  });

  test("sent and received hold one's own, newest change first, and go on by cursor [PROP-05, PROP-06, MISS-13]", async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      mission = await postMission(server, lea, { title: `Haie numéro ${index}` });
      made.unshift((await offer(karim)).proposalId);
    }
    for (const [person, call] of [
      [karim, sent],
      [lea, received],
    ] as const) {
      const first = await person.call(call, { query: { limit: "2" } });
      expect(first.body.pagination).toMatchObject({ totalCount: 5, totalPages: 3, countIsCapped: false });
      const cursor = first.body.pagination.nextCursor ?? "";
      const second = await person.call(call, { query: { limit: "2", cursor } });
      const third = await person.call(call, { query: { limit: "2", page: "3" } });
      const ids = [first, second, third].flatMap((page) => page.body.data.map((p) => p.proposalId));
      expect(ids).toEqual(made);
      expect(third.body.pagination.nextCursor).toBeNull();
    }
    const filtered = await karim.call(sent, { query: { offer_status: "refusee,acceptee" } });
    expect([filtered.body.data, filtered.body.pagination.totalCount]).toEqual([[], 0]);
    expect((await amina.call(sent)).body.data).toEqual([]);
    expect(refused(await karim.call(sent, { query: { cursor: "12~34" } }))).toEqual([
      400,
      "VALIDATION_FAILED",
    ]);
  });
});
