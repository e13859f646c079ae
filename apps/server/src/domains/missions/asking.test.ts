import { blocksContract } from "@jobami/api/blocks/contract";
import { type MissionBody, missionsContract, mostAsked } from "@jobami/api/missions/contract";
import { dayIn } from "@jobami/api/missions/days";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offer } from "../../testing/samples.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, liveEventsOf, missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { askedUntil } from "./asking.service.ts";

const { asked, asks, close, create, decline, details, list, open, see } = missionsContract;
const { accept, propose, reject, withdraw } = proposalsContract;
const hourMs = 3_600_000;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;
let amina: SignedIn;
let zoe: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  amina = await signIn(server, { prenom: "Amina", nom: "Kone", userType: "jobbeur" });
  zoe = await workingJobbeur(server, {}, { prenom: "Zoé" });
});

type Asked = NonNullable<MissionBody["asked"]>;
const ask = (people: SignedIn[], changes: Partial<Asked> = {}, mission: Partial<MissionBody> = {}) =>
  postMission(server, lea, {
    asked: { people: people.map(({ person }) => person.id), ...changes },
    ...mission,
  });
const on = (id: string) => ({ params: { id } });
const offerBy = async (by: SignedIn, id: string) => by.call(propose, { ...on(id), body: offer });
const statusOf = async (by: SignedIn, id: string) => (await by.call(details, on(id))).status;
const askedOf = async (by: SignedIn) => (await by.call(asked)).body.data.map(({ id }) => id);
const statesOf = async (id: string) =>
  Object.fromEntries(
    (await lea.call(asks, on(id))).body.data.map(({ person, state }) => [person.prenom, state]),
  );
const titlesOf = async (by: SignedIn) =>
  (await by.call(notificationsContract.list)).body.data.map(({ title }) => title);
const audienceOf = async (id: string) => {
  const { body } = await lea.call(details, on(id));
  return body.data.asking?.audience ?? "tous";
};
/** Time goes by; sessions end meanwhile. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
  amina = await signInAgain(server, amina.person);
  zoe = await signInAgain(server, zoe.person);
}
/** How often a person was informed that a mission is open to all. */
const publishedTo = async (by: SignedIn, id: string) =>
  (await by.call(notificationsContract.list)).body.data.filter(
    ({ type, data }) => type === "mission_published" && data.missionId === id,
  ).length;
const endAsks = () => server.domains.missions.asking.end();

describe("asking a few people first", () => {
  test("shows them the mission at once, by notice and in what they are asked for, and no one else", async () => {
    const mission = await ask([karim, amina]);
    const until = new Date(server.clock.now() + 24 * hourMs).toISOString();
    expect(mission.asking).toEqual({ audience: "demandes", until, opensAfter: true });
    expect([mission.statut, await askedOf(karim), await askedOf(zoe)]).toEqual(["ouverte", [mission.id], []]);
    expect([await statusOf(karim, mission.id), await statusOf(zoe, mission.id)]).toEqual([200, 404]);
    expect(await titlesOf(amina)).toEqual(["On vous demande en premier"]);
    expect(await liveEventsOf(server, zoe)).toEqual([]);
    expect((await offerBy(zoe, mission.id)).status).toBe(404);
  });

  test("tells who asked how each of them stands, and no one else", async () => {
    const { id } = await ask([karim, amina]);
    await karim.call(see, on(id));
    await karim.call(see, on(id));
    expect((await amina.call(decline, { ...on(id), body: { reason: "rude" as "day" } })).status).toBe(400);
    await amina.call(decline, { ...on(id), body: { reason: "day" } });
    expect(await statesOf(id)).toEqual({ Karim: "seen", Amina: "refused" });
    expect((await lea.call(asks, on(id))).body.data.map(({ reason }) => reason)).toEqual([null, "day"]);
    expect((await karim.call(asks, on(id))).status).toBe(404);
    expect(await titlesOf(lea)).toEqual(["Demande refusée"]);
    expect([await askedOf(amina), await statusOf(amina, id)]).toEqual([[], 404]);
    expect((await amina.call(decline, on(id))).status).toBe(404);
    expect((await zoe.call(decline, on(id))).status).toBe(404);
    expect((await zoe.call(see, on(id))).status).toBe(404);
  });

  test("takes the proposal of who is asked, who then waits for the owner as others do", async () => {
    const { id } = await ask([karim, amina]);
    expect((await offerBy(karim, id)).status).toBe(201);
    expect((await karim.call(decline, on(id))).error.code).toBe("MISSION_TRANSITION_REFUSED");
    await later(25 * hourMs);
    await endAsks();
    expect([await statesOf(id), await audienceOf(id)]).toEqual([
      { Karim: "proposed", Amina: "lapsed" },
      "demandes",
    ]);
    expect(await statusOf(amina, id)).toBe(404);
  });

  test.each(["reject", "withdraw"] as const)("ends when the last proposal does: %s", async (how) => {
    const { id } = await ask([karim]);
    const { proposalId } = (await offerBy(karim, id)).body.data;
    const params = { id, proposalId };
    const { status } =
      how === "reject"
        ? await lea.call(reject, { params, body: {} })
        : await karim.call(withdraw, { params, body: {} });
    expect([status, await audienceOf(id)]).toEqual([200, "tous"]);
  });

  test("releases the others kindly at the first agreement; two that agree at once are one", async () => {
    const { id } = await ask([karim, amina, zoe]);
    const proposals = [(await offerBy(karim, id)).body.data, (await offerBy(amina, id)).body.data];
    const answers = await Promise.all(
      proposals.map(({ proposalId }) => lea.call(accept, { params: { id, proposalId }, body: {} })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await titlesOf(zoe)).toContain("La mission a trouvé quelqu’un");
    expect([await statusOf(zoe, id), await askedOf(zoe)]).toEqual([404, []]);
    const lost = answers[0]?.status === 200 ? amina : karim;
    expect(await titlesOf(lost)).toContain("Proposition non retenue");
    expect((await lea.call(details, on(id))).body.data.asking).toBeNull();
  });

  test("is withdrawn with the mission, which costs what cancelling costs [MISS-19]", async () => {
    const { id } = await ask([karim]);
    const { status } = await lea.call(close, { ...on(id), body: { statut: "annulee" } });
    expect([status, await titlesOf(karim), await askedOf(karim)]).toEqual([
      200,
      ["Demande retirée", "On vous demande en premier"],
      [],
    ]);
  });
});

describe("the time that runs out", () => {
  test("opens the mission to all exactly once, also when two processes look at once [MISS-07]", async () => {
    const { id } = await ask([karim, amina], { hours: 2 });
    await later(2 * hourMs - 1);
    expect([await endAsks(), await audienceOf(id)]).toEqual([0, "demandes"]);
    server.clock.advance(1);
    expect((await offerBy(karim, id)).error.code).toBe("MISSION_CLOSED");
    await Promise.all([endAsks(), endAsks()]);
    await server.settle();
    expect([await endAsks(), await audienceOf(id)]).toEqual([0, "tous"]);
    expect(await publishedTo(zoe, id)).toBe(1);
    expect(await titlesOf(lea)).toEqual(["Votre mission est ouverte à tous"]);
    expect(await titlesOf(karim)).toEqual(["On vous demande en premier"]);
    expect((await offerBy(zoe, id)).status).toBe(201);
    expect(await statesOf(id)).toEqual({ Karim: "lapsed", Amina: "lapsed" });
  });

  test("leaves it closed where the owner wished so, who may open it", async () => {
    const { id } = await ask([karim], { opensAfter: false });
    await karim.call(decline, on(id));
    expect([await audienceOf(id), await statusOf(zoe, id)]).toEqual(["personne", 404]);
    expect((await titlesOf(lea))[0]).toBe("Personne n’a pu");
    expect((await zoe.call(open, on(id))).status).toBe(404);
    const answers = await Promise.all([lea.call(open, on(id)), lea.call(open, on(id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.settle();
    expect([await audienceOf(id), await statusOf(zoe, id)]).toEqual(["tous", 200]);
    expect(await publishedTo(zoe, id)).toBe(1);
  });

  test("may be cut short by its owner", async () => {
    const { id } = await ask([karim]);
    await lea.call(open, on(id));
    expect([await audienceOf(id), await statusOf(zoe, id), await titlesOf(karim)]).toEqual([
      "tous",
      200,
      ["On vous demande en premier"],
    ]);
  });

  test.each([
    ["97411", "Indian/Reunion"],
    ["69123", "Europe/Paris"],
    ["98735", "Pacific/Tahiti"],
  ])("never goes past the day wanted where it is: %s, %s", (placeCode, zone) => {
    const now = server.clock.now();
    const date = inDays(server.clock, 1);
    const until = askedUntil({ hours: 72 }, { placeCode, date }, now).getTime();
    const dayOf = (at: number) => dayIn(zone, at);
    expect([dayOf(until - 1), dayOf(until) > date]).toEqual([date, true]);
    expect(askedUntil({}, { placeCode, date: inDays(server.clock, 9) }, now).getTime()).toBe(
      now + 24 * hourMs,
    );
  });
});

describe("who can no longer answer", () => {
  test.each([
    ["blocks the owner", () => karim.call(blocksContract.add, { body: { user_id: lea.person.id } })],
    ["is blocked by the owner", () => lea.call(blocksContract.add, { body: { user_id: karim.person.id } })],
    [
      "hides their profile",
      () =>
        server.platform.db.execute(sql`update users set profile_hidden = true where id = ${karim.person.id}`),
    ],
    [
      "is suspended or left",
      () =>
        server.platform.db.execute(
          sql`update users set statut = 'suspended', deactivated_at = now() where id = ${karim.person.id}`,
        ),
    ],
  ])("is waited for no longer: %s", async (_, happens) => {
    const { id } = await ask([karim, amina]);
    await happens();
    await endAsks();
    expect([await statesOf(id), await audienceOf(id)]).toEqual([
      { Karim: "away", Amina: "waiting" },
      "demandes",
    ]);
    await amina.call(decline, on(id));
    expect(await audienceOf(id)).toBe("tous");
  });
});

describe("whom one may ask", () => {
  const refusal = async (people: string[]) => {
    const { status, error } = await lea.call(create, {
      body: missionInput(server, { asked: { people } }),
    });
    return [status, error.fields?.[0]?.path];
  };

  test("refuses oneself, who is no jobbeur, no one, who is apart, twice the same, and more than five", async () => {
    const client = await signIn(server);
    await amina.call(blocksContract.add, { body: { user_id: lea.person.id } });
    const beside = [400, "asked.people.0"];
    expect(await refusal([lea.person.id])).toEqual(beside);
    expect(await refusal([client.person.id])).toEqual(beside);
    expect(await refusal(["0193aaaa-0000-7000-8000-000000000009"])).toEqual(beside);
    expect(await refusal([amina.person.id])).toEqual(beside);
    expect(await refusal([karim.person.id, amina.person.id])).toEqual([400, "asked.people.1"]);
    expect(await refusal([karim.person.id, karim.person.id])).toEqual([400, "asked.people"]);
    expect(await refusal([])).toEqual([400, "asked.people"]);
    const many = Array.from({ length: mostAsked + 1 }, (_, at) => `0193aaaa-0000-7000-8000-00000000001${at}`);
    expect(await refusal(many)).toEqual([400, "asked.people"]);
    expect((await zoe.call(list)).body.data.filter(({ owner }) => owner.id === lea.person.id)).toEqual([]);
  });

  test("fifty refusals and fifty openings at once are one of each", async () => {
    const { id } = await ask([karim], { opensAfter: false });
    const refusals = await Promise.all(Array.from({ length: 50 }, () => karim.call(decline, on(id))));
    expect(refusals.filter(({ status }) => status === 200)).toHaveLength(1);
    const openings = await Promise.all(Array.from({ length: 50 }, () => lea.call(open, on(id))));
    expect(openings.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await titlesOf(lea)).toEqual(["Personne n’a pu", "Demande refusée"]);
  });
});
