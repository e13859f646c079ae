import { consentsContract } from "@jobami/api/consents/contract";
import { initialOf } from "@jobami/api/http/display-text";
import { jobiContract } from "@jobami/api/jobi/contract";
import { type MissionBody, missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, liveEventsOf, missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { all, close, create, details } = missionsContract;
let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
});

const post = (by: SignedIn, changes: Partial<MissionBody> = {}) => postMission(server, by, changes);
const liveOf = (person: SignedIn) => liveEventsOf(server, person);

/** Missions of the test's own people: the server is shared by all tests. */
async function titles(by: SignedIn, query: Record<string, string> = {}) {
  const { body } = await by.call(all, { query });
  const cast = [lea.person.id, karim.person.id];
  return body.data.filter((mission) => cast.includes(mission.owner.id)).map((mission) => mission.title);
}

test.each([
  ["de La Tour", "T"],
  ["d’Alembert", "A"],
  ["D'Artagnan", "A"],
  ["du Bellay", "B"],
  ["De l’Épine", "É"],
  ["van der Meer", "M"],
  ["martin", "M"],
  ["Dupont", "D"],
  ["Deschamps", "D"],
  ["Vandamme", "V"],
  ["Le Goff", "L"],
  ["de", "D"],
])("the initial of « %s » is %s, not that of a particle, wherever it is reported", async (nom, initiale) => {
  const named = await signIn(server, { prenom: "Nom", nom });
  const mission = await post(named);
  expect(mission.owner).toMatchObject({ prenom: "Nom", initiale });
  expect(initialOf(nom)).toBe(initiale);
});

test.each(["nimporte", "123", "%20"])(
  "an address that no mission can have is not found, rather than a form to correct: %s",
  async (id) => {
    const { status, error } = await lea.call(details, { params: { id } });
    expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
  },
);

describe("posting a mission", () => {
  test("gives it back open, in its commune, as everybody will read it [MISS-06]", async () => {
    const { status, body: answer } = await lea.call(create, {
      body: missionInput(server, { postalCode: "69003" }),
    });
    expect(status).toBe(201);
    const { id, ...mission } = answer.data;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(mission).toEqual({
      title: "Tondre la pelouse du jardin",
      description: "Terrain plat de 300 m², tondeuse sur place.",
      maskedTitle: null,
      maskedDescription: null,
      category: "jardinage",
      subcategory: "tonte-de-pelouse",
      place: { code: "69123", name: "Lyon", postalCode: "69003", departmentCode: "69" },
      date: inDays(server.clock, 10),
      endDate: null,
      timing: "date",
      moment: "flexible",
      budgetType: "fixe",
      amount: 45.5,
      jobiAmount: 0,
      paymentMethodType: "euros",
      isUrgent: false,
      statut: "ouverte",
      isHidden: false,
      owner: { id: lea.person.id, prenom: "Léa", initiale: "M", photo: null },
      proposalCount: 0,
      cover: null,
      asking: null,
      createdAt: new Date(server.clock.now()).toISOString(),
      updatedAt: new Date(server.clock.now()).toISOString(),
      version: 1,
    });
    const read = await karim.call(details, { params: { id } });
    expect(read.body.data).toEqual(answer.data);
  });

  test("keeps prices in Jobi and hybrid prices to the unit [PROP-14]", async () => {
    expect(await post(lea, { amount: 30, paymentMethodType: "jobis" })).toMatchObject({
      amount: 30,
      jobiAmount: 0,
      paymentMethodType: "jobis",
    });
    expect(await post(lea, { amount: 19.99, jobiAmount: 4, paymentMethodType: "hybrid" })).toMatchObject({
      amount: 19.99,
      jobiAmount: 4,
      paymentMethodType: "hybrid",
    });
  });

  test("keeps emoji, right-to-left text, SQL and script letter for letter", async () => {
    await server.settle();
    const mower = await workingJobbeur(server);
    const odd = "Aide 🪴 مرحبا '); drop table missions; -- <script>alert(1)</script>";
    const mission = await post(lea, { title: odd, description: `${odd}\n\tavec deux lignes` });
    expect([mission.title, mission.description]).toEqual([odd, `${odd}\n\tavec deux lignes`]);
    await server.settle();
    const inbox = await mower.call(notificationsContract.list);
    expect(inbox.body.data[0]?.content).toBe(
      "<p>«\u202f\u2068Aide 🪴 مرحبا &#39;); drop table missions; -- &lt;script&gt;alert(1)&lt;/script&gt;\u2069\u202f» à Lyon, tonte de pelouse, 45,50\u00a0€.</p>",
    );
  });

  test("refuses an unknown commune and a postal code of another one, beside their fields", async () => {
    const unknown = await lea.call(create, { body: missionInput(server, { placeCode: "00000" }) });
    expect([unknown.status, unknown.error.code, unknown.error.fields]).toEqual([
      400,
      "VALIDATION_FAILED",
      [{ path: "placeCode", code: "CUSTOM", message: "Choisissez une commune de la liste." }],
    ]);
    const foreign = await lea.call(create, { body: missionInput(server, { postalCode: "75011" }) });
    expect(foreign.error.fields).toEqual([
      {
        path: "postalCode",
        code: "CUSTOM",
        message: "Ce code postal n’est pas celui de la commune choisie.",
      },
    ]);
  });

  test("shows itself at once in the lists of every active jobbeur but the owner, and leaves no notification to whom it does not suit", async () => {
    const owner = await signIn(server, { userType: "jobbeur" });
    const mission = await post(owner);
    expect(await liveOf(karim)).toEqual([{ name: "mission_published", payload: { mission } }]);
    expect(await liveOf(owner)).toEqual([]);
    expect(await liveOf(lea)).toEqual([]);
    const inbox = await karim.call(notificationsContract.list);
    expect(inbox.body.data).toEqual([]);
  });

  test("happens once under one Idempotency-Key, however often it is sent", async () => {
    const input = { body: missionInput(server) };
    const answers = await Promise.all(
      [1, 2, 3].map(() => lea.call(create, input, { idempotencyKey: "posting-0001" })),
    );
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect(await titles(lea, { owner: "true" })).toHaveLength(1);
  });

  test("is refused while the profile is hidden, with the server's message [MISS-26]", async () => {
    await server.platform.db.execute(sql`update users set profile_hidden = true where id = ${lea.person.id}`);
    server.clock.advance(60_000);
    const { status, error } = await lea.call(create, { body: missionInput(server) });
    expect([status, error.code, error.message]).toEqual([
      403,
      "PROFILE_HIDDEN",
      "Votre profil est masqué. Rendez-le visible pour continuer.",
    ]);
  });
});

test("a mission of a person who has not accepted the terms in force is not published, until they do", async () => {
  const nina = await signIn(server, { hasAcceptedTerms: false });
  const post = () => nina.call(create, { body: missionInput(server, { title: "Réparer un volet roulant" }) });
  const { status, error } = await post();
  expect([status, error.code, error.message]).toEqual([
    403,
    "TERMS_REQUIRED",
    "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
  ]);
  expect(await titles(nina, { owner: "true" })).toEqual([]);
  await nina.call(consentsContract.giveTerms, { body: { firstName: "Nina", lastName: "Durand" } });
  expect((await post()).status).toBe(201);
  await nina.call(consentsContract.revokeTerms);
  expect((await post()).error.code).toBe("TERMS_REQUIRED");
});

describe("all missions that a person may see", () => {
  test("are the open ones, their own, and those they made a proposal on [MISS-09]", async () => {
    const amina = await signIn(server, { userType: "jobbeur" });
    const ended = await post(lea, { title: "Mission annulée de Léa" });
    await karim.call(proposalsContract.propose, { params: { id: ended.id }, body: { amount: 40 } });
    await lea.call(close, { params: { id: ended.id }, body: { statut: "annulee" } });
    await post(lea, { title: "Mission ouverte de Léa" });
    expect(await titles(lea)).toEqual(["Mission ouverte de Léa", "Mission annulée de Léa"]);
    expect(await titles(karim)).toEqual(["Mission ouverte de Léa", "Mission annulée de Léa"]);
    expect(await titles(karim, { status: "annulee" })).toEqual(["Mission annulée de Léa"]);
    expect(await titles(karim, { search: "annulée" })).toEqual(["Mission annulée de Léa"]);
    expect(await titles(karim, { owner: "true" })).toEqual([]);
    expect(await titles(amina)).toEqual(["Mission ouverte de Léa"]);
    expect(await titles(amina, { status: "annulee" })).toEqual([]);
    const hidden = await amina.call(details, { params: { id: ended.id } });
    expect([hidden.status, hidden.error.code]).toEqual([404, "NOT_FOUND"]);
    expect((await karim.call(details, { params: { id: ended.id } })).status).toBe(200);
  });
});

describe("closing a mission", () => {
  const balance = async () => (await lea.call(jobiContract.balance)).body.montant;

  test("as terminee costs nothing and blocks new proposals [MISS-17, MISS-20, MISS-21]", async () => {
    const mission = await post(lea);
    server.clock.advance(60_000);
    const { status, body: answer } = await lea.call(close, {
      params: { id: mission.id },
      body: { statut: "terminee" },
    });
    const since = new Date(server.clock.now()).toISOString();
    expect(answer.data).toMatchObject({ createdAt: mission.createdAt, updatedAt: since });
    expect([status, answer.data.statut, answer.message]).toEqual([
      200,
      "terminee",
      "Votre mission est terminée.",
    ]);
    expect(await balance()).toBe(10);
    const late = await karim.call(proposalsContract.propose, {
      params: { id: mission.id },
      body: { amount: 40 },
    });
    expect([late.status, late.error.code, late.error.message]).toEqual([
      409,
      "MISSION_CLOSED",
      "Cette mission n’est plus ouverte.",
    ]);
  });

  test("as annulee takes 1 Jobi once, and refuses a second closing [MISS-18, MISS-19]", async () => {
    const mission = await post(lea);
    const end = () => lea.call(close, { params: { id: mission.id }, body: { statut: "annulee" } });
    const first = await end();
    expect([first.status, first.body.data.statut, first.body.message]).toEqual([
      200,
      "annulee",
      "Votre mission est annulée, 1 Jobi a été retiré de votre solde.",
    ]);
    const second = await end();
    expect([second.status, second.error.code]).toEqual([409, "MISSION_TRANSITION_REFUSED"]);
    expect(await balance()).toBe(9);
  });

  test("refuses any other statut [MISS-18]", async () => {
    const mission = await post(lea);
    const { status, error } = await lea.call(close, {
      params: { id: mission.id },
      body: { statut: "expiree" },
    });
    expect([status, error.code, error.fields?.[0]?.path]).toEqual([400, "VALIDATION_FAILED", "statut"]);
  });

  test("never brings a balance below 0: eleven cancellations at once leave one mission open [MISS-19]", async () => {
    const missions = [];
    for (let index = 0; index < 11; index += 1) missions.push(await post(lea));
    const answers = await Promise.all(
      missions.map(({ id }) => lea.call(close, { params: { id }, body: { statut: "annulee" } })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 409).map((answer) => answer.error.code)).toEqual([
      "INSUFFICIENT_JOBI",
    ]);
    expect(await balance()).toBe(0);
    expect(await titles(lea, { owner: "true", status: "ouverte" })).toHaveLength(1);
  });

  test("ends open proposals and informs their jobbeurs and everybody on it", async () => {
    const mission = await post(lea);
    await karim.call(proposalsContract.propose, { params: { id: mission.id }, body: { amount: 40 } });
    const before = (await liveOf(karim)).length;
    await lea.call(close, { params: { id: mission.id }, body: { statut: "annulee" } });
    const own = await karim.call(proposalsContract.own, { params: { id: mission.id } });
    expect(own.body.data).toMatchObject({ statut: "refusee", version: 2, mission: { statut: "annulee" } });
    expect((await liveOf(karim)).slice(before).map((event) => event.name)).toEqual([
      "proposal_changed",
      "mission_changed",
      "new_notification",
      "notification_count_update",
    ]);
  });

  test("does not exist for another person", async () => {
    const mission = await post(lea);
    const { status, error } = await karim.call(close, {
      params: { id: mission.id },
      body: { statut: "terminee" },
    });
    expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("the day after its date", () => {
  test("an open mission expires with its proposals, and its owner is informed", async () => {
    const mission = await post(lea, { date: inDays(server.clock, 1) });
    await karim.call(proposalsContract.propose, { params: { id: mission.id }, body: { amount: 40 } });
    const { missions } = server.domains;
    expect(await missions.expire()).toBe(0);
    server.clock.advance(Date.parse(`${inDays(server.clock, 2)}T12:00:00Z`) - server.clock.now());
    expect(await missions.expire()).toBe(1);
    expect(await missions.expire()).toBe(0);
    const { rows } = await server.platform.db.execute(sql`
      select m.statut as mission, p.statut as proposal from missions m join proposals p on p.mission_id = m.id
      where m.id = ${mission.id}`);
    expect(rows).toEqual([{ mission: "expiree", proposal: "expiree" }]);
    const { rows: notified } = await server.platform.db.execute(sql`
      select title from notifications where user_id = ${lea.person.id} and type = 'mission_closed'`);
    expect(notified).toEqual([{ title: "Mission expirée" }]);
  });
});

describe("the day wanted", () => {
  test("is held against the server's clock, in France", async () => {
    const text = async (date: string) =>
      (await lea.call(create, { body: missionInput(server, { date }) })).error?.fields ?? "posted";
    const refused = (message: string) => [{ path: "date", code: "CUSTOM", message }];
    // Half past midnight in Paris, the last of the old year still in UTC.
    server.clock.advance(Date.parse("2027-12-31T23:30:00Z") - server.clock.now());
    lea = await signIn(server, { prenom: "Léa" });
    expect(await text("2027-12-31")).toEqual(refused("Cette date est passée."));
    expect(await text("2028-01-01")).toBe("posted");
    expect(await text("2029-01-01")).toBe("posted");
    expect(await text("2029-01-02")).toEqual(refused("Choisissez une date dans l’année qui vient."));
  });
});
