import { missionsContract } from "@jobami/api/missions/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { type Proposal, proposalsContract, type Waiting } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledWith, planOf } from "../../testing/query-plan.ts";
import { inDays, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { decide, offer } from "./proposals.fixture.ts";
import { waitingStatement } from "./proposals.waiting.ts";

const { accept, ownerCounter, reject, waiting } = proposalsContract;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const owner = (prenom = "Léa") => signIn(server, { prenom });
const jobbeur = (prenom = "Karim") => signIn(server, { prenom, userType: "jobbeur" });

const offerFor = (by: SignedIn, to: SignedIn, title: string, date = inDays(server.clock, 4)) =>
  offer(server, by, to, { title, date });

async function counter(by: SignedIn, { proposalId, mission }: Proposal): Promise<void> {
  server.clock.advance(1000);
  await by.call(ownerCounter, { params: { id: mission.id }, body: { proposalId, amount: 50 } });
}

const waitingFor = async (person: SignedIn): Promise<Waiting> => (await person.call(waiting)).body.data;
const titles = (rows: readonly Proposal[]) => rows.map(({ mission }) => mission.title);

test("shows what waits for an answer on either side, the newest change first, and counts what waits for the other", async () => {
  const lea = await owner();
  const karim = await jobbeur();
  const hedge = await offerFor(karim, lea, "Tailler la haie du jardin");
  await offerFor(karim, lea, "Tondre la pelouse du jardin");
  await counter(lea, hedge);
  expect(await waitingFor(lea)).toMatchObject({
    toAnswer: [{ statut: "en_attente", amount: 60, jobbeur: { prenom: "Karim" } }],
    underWay: [],
    counts: { toAnswer: 1, underWay: 0, answersAwaited: 1, openMissions: 2 },
    hasBegun: true,
  });
  expect(titles((await waitingFor(lea)).toAnswer)).toEqual(["Tondre la pelouse du jardin"]);
  expect(await waitingFor(karim)).toMatchObject({
    toAnswer: [{ proposalId: hedge.proposalId, statut: "contre_offre_client", amount: 50 }],
    counts: { toAnswer: 1, underWay: 0, answersAwaited: 1, openMissions: 0 },
  });
});

test("shows what was agreed until it is done, the nearest day first, and nothing that was refused", async () => {
  const lea = await owner();
  const karim = await jobbeur();
  const later = await offerFor(karim, lea, "Peindre le couloir du haut", inDays(server.clock, 9));
  const sooner = await offerFor(karim, lea, "Monter une armoire", inDays(server.clock, 2));
  const refused = await offerFor(karim, lea, "Nettoyer les vitres");
  for (const proposal of [later, sooner]) await decide(lea, accept, proposal);
  await decide(lea, reject, refused);
  for (const person of [lea, karim]) {
    const { toAnswer, underWay, counts } = await waitingFor(person);
    expect(toAnswer).toEqual([]);
    expect(titles(underWay)).toEqual(["Monter une armoire", "Peindre le couloir du haut"]);
    expect(counts).toEqual({
      toAnswer: 0,
      underWay: 2,
      answersAwaited: 0,
      openMissions: person === lea ? 1 : 0,
    });
  }
  await lea.call(missionsContract.close, { params: { id: sooner.mission.id }, body: { statut: "terminee" } });
  expect(titles((await waitingFor(karim)).underWay)).toEqual(["Peindre le couloir du haut"]);
});

test("shows five of each and counts the others", async () => {
  const lea = await owner();
  const karim = await jobbeur();
  for (let number = 1; number <= 7; number += 1)
    await offerFor(karim, lea, `Tailler la haie numéro ${number}`);
  const { toAnswer, counts } = await waitingFor(lea);
  expect(titles(toAnswer)).toEqual([7, 6, 5, 4, 3].map((number) => `Tailler la haie numéro ${number}`));
  expect(counts.toAnswer).toBe(7);
});

const awaitedOf = async (person: SignedIn) =>
  (await waitingFor(person)).awaited?.map(({ act, title, other, until }) => [
    act,
    title,
    other.prenom,
    until !== null,
  ]);

test("brings who is asked first until they answer, and no one else", async () => {
  const [lea, karim, malik] = [await owner(), await jobbeur(), await jobbeur("Malik")];
  const { id } = await postMission(server, lea, {
    title: "Tailler la haie à deux",
    asked: { people: [karim.person.id] },
  });
  expect(await awaitedOf(karim)).toEqual([["ask", "Tailler la haie à deux", "Léa", true]]);
  for (const other of [lea, malik]) expect(await awaitedOf(other)).toEqual([]);
  await karim.call(missionsContract.decline, { params: { id }, body: {} });
  expect(await awaitedOf(karim)).toEqual([]);
});

test("brings an agreed mission without a day to both, until one of them proposes it", async () => {
  const [lea, karim] = [await owner(), await jobbeur()];
  const proposal = await offer(server, karim, lea, { title: "Vider la cave", timing: "flexible" });
  await offerFor(karim, lea, "Monter une armoire");
  expect(await awaitedOf(lea)).toEqual([]);
  await decide(lea, accept, proposal);
  expect(await awaitedOf(lea)).toEqual([["day", "Vider la cave", "Karim", false]]);
  expect(await awaitedOf(karim)).toEqual([["day", "Vider la cave", "Léa", false]]);
  const { status } = await lea.call(planningContract.setHour, {
    params: { id: proposal.mission.id },
    body: { act: "hour.proposed", version: 0, day: inDays(server.clock, 3), from: "09:00", minutes: 60 },
  });
  expect(status).toBe(200);
  for (const person of [lea, karim]) expect(await awaitedOf(person)).toEqual([]);
});

test("brings a finished mission to each side until it wrote its review", async () => {
  const [lea, karim] = [await owner(), await jobbeur()];
  const proposal = await offerFor(karim, lea, "Poser un miroir");
  await decide(lea, accept, proposal);
  const { id } = proposal.mission;
  await lea.call(missionsContract.close, { params: { id }, body: { statut: "terminee" } });
  expect(await awaitedOf(lea)).toEqual([["review", "Poser un miroir", "Karim", true]]);
  await lea.call(reviewsContract.write, { params: { id }, body: { notes: [5, 5, 5, 4], texte: "" } });
  expect(await awaitedOf(lea)).toEqual([]);
  expect(await awaitedOf(karim)).toEqual([["review", "Poser un miroir", "Léa", true]]);
});

test("shows five of an act at most", async () => {
  const [lea, karim] = [await owner(), await jobbeur()];
  for (let number = 1; number <= 7; number += 1)
    await postMission(server, lea, { title: `Haie numéro ${number}`, asked: { people: [karim.person.id] } });
  expect((await awaitedOf(karim))?.length).toBe(5);
});

test("is empty for a person who has done nothing yet, and is theirs alone: neither a stranger nor staff reads another's", async () => {
  const [lea, karim] = [await owner(), await jobbeur()];
  const agreed = await offerFor(karim, lea, "Tailler la haie de Léa");
  await decide(lea, accept, agreed);
  await offerFor(karim, lea, "Tondre la pelouse de Léa");
  const nothing: Waiting = {
    toAnswer: [],
    underWay: [],
    awaited: [],
    documents: [],
    counts: { toAnswer: 0, underWay: 0, answersAwaited: 0, openMissions: 0 },
    hasBegun: false,
  };
  const strangers = [
    await owner("Inès"),
    await jobbeur("Malik"),
    await signIn(server, { role: "jobmodo" }),
    await signIn(server, { role: "jobpadm" }),
  ];
  for (const stranger of strangers) {
    expect(await waitingFor(stranger)).toEqual(nothing);
    expect(await waitingFor(stranger)).not.toEqual(await waitingFor(lea));
  }
});

test("states nothing without a session", async () => {
  const { status, error } = await server.client().call(waiting);
  expect([status, error.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("reads what stands and not the thousands that have ended", async () => {
  const { db } = server.platform;
  const [lea, karim] = [await owner(), await jobbeur()];
  const { id } = await postMission(server, lea);
  await db.execute(sql`
    insert into proposals (id, mission_id, owner_id, jobbeur_id, statut, version, created_at, updated_at)
    select gen_random_uuid(), ${id}, ${lea.person.id}, ${karim.person.id}, 'retiree', 2, now(), now() + n * interval '1 second'
    from generate_series(1, 20000) n`);
  await offerFor(karim, lea, "Tailler la haie du jardin");
  await db.execute(sql`vacuum analyze proposals`);
  const statement = db
    .select({ json: sql<string>`w.json` })
    .from(sql`(select ${waitingStatement} as json) w`);
  const { rowsReadOf } = await planOf(
    db,
    filledWith(statement.toSQL(), { userId: sql`${lea.person.id}::uuid`, awaited: sql`'[]'` }),
  );
  expect(rowsReadOf("proposals")).toBeLessThan(30);
});
