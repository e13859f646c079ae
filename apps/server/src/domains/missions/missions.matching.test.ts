import {
  type MatchingMission,
  type Mission,
  type MissionBody,
  missionsContract,
} from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type ExceptionBody, planningContract } from "@jobami/api/planning/contract";
import { emptyWeek } from "@jobami/api/profiles/availability";
import type { ProfileDraft } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { service, workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { close, details, like, matching, reactions, recommend, reject } = missionsContract;

let server: TestServer;
let lea: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa" });
});

const lyon = "69123";
const villeurbanne = "69266";
const vienne = "38544";
const paris = "75056";
const music = { category: "musique", subcategory: "cours-d-instrument" } as const;
const jobbeur = (changes: Partial<ProfileDraft> = {}) => workingJobbeur(server, changes);

const post = (title: string, placeCode: string, more: Partial<MissionBody> = {}) =>
  postMission(server, lea, { title, placeCode, ...more });
const found = async (person: SignedIn, query = {}) => (await person.call(matching, { query })).body;
const titles = async (person: SignedIn, query = {}) =>
  (await found(person, query)).data.map(({ title }: Mission) => title);
async function notificationsOf(person: SignedIn) {
  await server.settle();
  const { body } = await person.call(notificationsContract.list);
  return body.data.filter(({ type }) => type === "mission_published").map(({ link }) => link);
}

describe("missions that suit a jobbeur", () => {
  test("are of their services and in their zone, the nearest first, and state why [MISS-10]", async () => {
    const karim = await jobbeur();
    await post("Tondre à Villeurbanne", villeurbanne);
    await post("Tondre à Lyon", lyon);
    await post("Tondre à Vienne, trop loin", vienne);
    await post("Tondre à Paris", paris);
    await post("Guitare à Lyon", lyon, music);
    const { data, pagination } = await found(karim);
    expect(data.map(({ title, fit }: MatchingMission) => [title, fit])).toEqual([
      ["Tondre à Lyon", { km: 0, isAvailable: false, booked: null }],
      ["Tondre à Villeurbanne", { km: 3, isAvailable: false, booked: null }],
    ]);
    expect(pagination).toMatchObject({ page: 1, pageSize: 10, totalCount: 2, nextCursor: null });
  });

  test("are not what one posted, has answered or what has ended", async () => {
    const karim = await jobbeur();
    const answered = await post("Tondre, répondu", lyon);
    await karim.call(proposalsContract.propose, { params: { id: answered.id }, body: { amount: 40 } });
    const ended = await post("Tondre, annulée", lyon);
    await lea.call(close, { params: { id: ended.id }, body: { statut: "annulee" } });
    await postMission(server, karim, { title: "La mission de Karim" });
    await post("Tondre, ouverte", lyon);
    expect(await titles(karim)).toEqual(["Tondre, ouverte"]);
  });

  test("are on a day and at a time when they are available, where their week states anything", async () => {
    const saturdays = await jobbeur({
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
    });
    // 20 February 2027 is a Saturday.
    const at = (date: string, moment: MissionBody["moment"]) => ({ date, moment });
    await post("Samedi matin", lyon, at("2027-02-20", "matin"));
    await post("Samedi soir", lyon, at("2027-02-20", "soir"));
    await post("Samedi après-midi", lyon, at("2027-02-20", "apres-midi"));
    await post("Samedi, toute la journée", lyon, at("2027-02-20", "flexible"));
    await post("Dimanche matin", lyon, at("2027-02-21", "matin"));
    const { data } = await found(saturdays);
    expect(data.map(({ title, fit }: MatchingMission) => [title, fit.isAvailable])).toEqual([
      ["Samedi, toute la journée", true],
      ["Samedi matin", true],
    ]);
  });

  test("state what one agreed on for that day, and for whom, while it stands", async () => {
    const karim = await jobbeur();
    const agreed = await post("Tondre, convenue", lyon);
    const { body } = await karim.call(proposalsContract.propose, {
      params: { id: agreed.id },
      body: { amount: 40 },
    });
    await lea.call(proposalsContract.accept, {
      params: { id: agreed.id, proposalId: body.data.proposalId },
      body: {},
    });
    await post("Tondre le même jour", lyon);
    await post("Tondre un autre jour", lyon, { date: "2027-02-19" });
    const booked = async () =>
      Object.fromEntries(
        (await found(karim)).data.map(({ title, fit }: MatchingMission) => [title, fit.booked]),
      );
    expect(await booked()).toEqual({
      "Tondre le même jour": {
        missionId: agreed.id,
        title: "Tondre, convenue",
        owner: expect.objectContaining({ id: lea.person.id, prenom: "Léa" }),
      },
      "Tondre un autre jour": null,
    });
    await lea.call(close, { params: { id: agreed.id }, body: { statut: "annulee" } });
    expect((await booked())["Tondre le même jour"]).toBe(null);
  });

  test("are on no day off, come back with the day, and are reported to no one who is not there", async () => {
    const [karim, ines] = [await jobbeur(), await jobbeur()];
    const { addException, removeException } = planningContract;
    const off = (by: SignedIn, body: ExceptionBody) => by.call(addException, { body });
    const { body } = await off(karim, { firstDay: "2027-02-19", lastDay: "2027-02-21" });
    // Some hours of a day are no day off, nor is one of another person.
    await off(karim, { firstDay: "2027-02-22", lastDay: "2027-02-22", from: "08:00", to: "10:00" });
    await off(ines, { firstDay: "2027-02-25", lastDay: "2027-02-25" });
    for (const day of [18, 19, 20, 21, 22])
      await post(`Tondre le ${day} février`, lyon, { date: `2027-02-${day}` });
    expect(await titles(karim)).toEqual(["Tondre le 22 février", "Tondre le 18 février"]);
    expect(await titles(ines)).toHaveLength(5);
    expect([(await notificationsOf(karim)).length, (await notificationsOf(ines)).length]).toEqual([2, 5]);
    await karim.call(removeException, { params: { id: body.data.id } });
    expect(await titles(karim)).toHaveLength(5);
  });

  test("are none for who stated neither what they do nor where, and for a requester", async () => {
    const silent = await signIn(server, { userType: "jobbeur" });
    const nowhere = await jobbeur({ zone: null });
    const without = await jobbeur({ services: [] });
    await post("Tondre à Lyon", lyon);
    for (const one of [silent, nowhere, without, lea]) expect(await titles(one)).toEqual([]);
  });

  test("come in pages that add up to the whole", async () => {
    const karim = await jobbeur();
    for (let number = 1; number <= 5; number += 1) await post(`Tondre, numéro ${number}`, lyon);
    const [one, two] = [await titles(karim, { limit: 3 }), await titles(karim, { limit: 3, page: 2 })];
    expect([...one, ...two]).toEqual(await titles(karim));
    expect([one.length, two.length]).toEqual([3, 2]);
  });

  test("are reported to no one without a session", async () => {
    const { status, error } = await server.client().call(matching);
    expect([status, error.code]).toEqual([401, "UNAUTHENTICATED"]);
  });
});

describe("a dismissed mission", () => {
  test("is left out until it is asked for, and comes back [MISS-15, MISS-16]", async () => {
    const karim = await jobbeur();
    const ines = await jobbeur();
    const { id } = await post("Tondre à Lyon", lyon);
    await post("Tondre à Villeurbanne", villeurbanne);
    const rejected = await karim.call(reject, { params: { id } });
    expect([rejected.status, rejected.body.data.isRejected]).toEqual([200, true]);
    expect(await titles(karim)).toEqual(["Tondre à Villeurbanne"]);
    expect(await titles(ines)).toEqual(["Tondre à Lyon", "Tondre à Villeurbanne"]);
    const all = await found(karim, { showRejected: "true" });
    expect(all.data.map(({ title, isRejected }: MatchingMission) => [title, isRejected])).toEqual([
      ["Tondre à Lyon", true],
      ["Tondre à Villeurbanne", false],
    ]);
    await karim.call(reject, { params: { id }, body: { isRejected: false } });
    expect(await titles(karim)).toEqual(["Tondre à Lyon", "Tondre à Villeurbanne"]);
    expect(await liveEventsOf(server, lea)).toEqual([]);
  });

  test("is never one's own, and one that no one sees is not found", async () => {
    const karim = await jobbeur();
    const { id } = await post("Tondre à Lyon", lyon);
    const own = await lea.call(reject, { params: { id } });
    expect([own.status, own.error.code]).toEqual([403, "OWN_MISSION"]);
    await lea.call(close, { params: { id }, body: { statut: "annulee" } });
    for (const call of [reject, like, recommend]) {
      const { status, error } = await karim.call(call, { params: { id } });
      expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
    }
  });
});

describe("likes and recommendations", () => {
  test("are counted once a person, taken back, and reported to no one [MISS-23, MISS-24]", async () => {
    const karim = await jobbeur();
    const ines = await jobbeur();
    const { id } = await post("Tondre à Lyon", lyon);
    const params = { id };
    const before = await liveEventsOf(server, lea);
    await Promise.all([
      karim.call(like, { params }),
      karim.call(like, { params }),
      ines.call(like, { params }),
    ]);
    const answer = await karim.call(recommend, { params });
    expect(answer.body.data).toEqual({
      likes: 2,
      recommendations: 1,
      isLiked: true,
      isRecommended: true,
      isRejected: false,
    });
    await karim.call(like, { params, body: { isLiked: false } });
    expect((await lea.call(reactions, { params })).body.data).toEqual({
      likes: 1,
      recommendations: 1,
      isLiked: false,
      isRecommended: false,
      isRejected: false,
    });
    expect(await liveEventsOf(server, lea)).toEqual(before);
    for (const call of [like, recommend]) {
      const own = await lea.call(call, { params });
      expect([own.status, own.error.code]).toEqual([403, "OWN_MISSION"]);
    }
  });
});

describe("a new mission", () => {
  test("is reported to the jobbeurs whom it suits and to no one else [MISS-07]", async () => {
    const mower = await jobbeur();
    const fromVienne = await jobbeur({ zone: { placeCode: vienne, radiusKm: 60 } });
    const tooFar = await jobbeur({ zone: { placeCode: vienne, radiusKm: 5 } });
    const musician = await jobbeur({ services: [service("cours-d-instrument")] });
    const silent = await signIn(server, { userType: "jobbeur" });
    const busy = await jobbeur({ availability: { ...emptyWeek, sunday: [{ from: "20:00", to: "22:00" }] } });
    const { id } = await post("Tondre à Villeurbanne", villeurbanne, { date: "2027-02-20", moment: "matin" });
    const link = `/dashboard/missions/${id}`;
    for (const one of [mower, fromVienne]) {
      expect(await notificationsOf(one)).toEqual([link]);
      expect((await titles(one)).includes("Tondre à Villeurbanne")).toBe(true);
      expect((await liveEventsOf(server, one)).map(({ name }) => name)).toContain("mission_matched");
    }
    for (const one of [tooFar, musician, silent, busy, lea]) {
      expect(await notificationsOf(one)).toEqual([]);
      expect(await titles(one)).toEqual([]);
      expect((await liveEventsOf(server, one)).map(({ name }) => name)).not.toContain("mission_matched");
    }
  });

  test("of a jobbeur's own is not reported to them", async () => {
    const karim = await jobbeur();
    await postMission(server, karim, { title: "La pelouse de Karim", placeCode: lyon });
    expect(await notificationsOf(karim)).toEqual([]);
  });
});

test("the details of a mission are read by its id [MISS-14]", async () => {
  const karim = await jobbeur();
  const mission = await post("Tondre à Lyon", lyon);
  expect((await karim.call(details, { params: { id: mission.id } })).body.data).toEqual(mission);
});
