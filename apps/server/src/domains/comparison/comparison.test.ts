import { blocksContract } from "@jobami/api/blocks/contract";
import { comparisonContract } from "@jobami/api/comparison/contract";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { exceptionOf } from "../planning/planning.fixture.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";

const { read } = comparisonContract;
/** A Monday. */
const date = "2026-11-30";
const mondays = { ...emptyWeek, monday: [{ from: "09:00", to: "12:00" }] };

let server: TestServer;
let lea: SignedIn;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  ({ id } = await postMission(server, lea, { date, moment: "matin" }));
});

const propose = async (by: SignedIn) =>
  (await by.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } })).body.data;
const compare = (by: SignedIn = lea) => by.call(read, { params: { id } });
const compared = async () => (await compare()).body.data;
const freedom = async () => (await compared()).map((one) => one.freedom);

describe("what is known of who proposes", () => {
  test("is what their profile, their reviews and their work state, how far they live and whether they are free", async () => {
    const karim = await workingJobbeur(server, {
      zone: { placeCode: "69266", radiusKm: 15 },
      availability: mondays,
    });
    await finish(server, await agreement(server, {}, undefined, { lea, karim }));
    await propose(karim);
    expect(await compared()).toEqual([
      {
        jobbeurId: karim.person.id,
        slug: expect.stringMatching(/^karim-/),
        rating: null,
        reviews: 0,
        badges: [],
        completed: 1,
        distanceKm: 3,
        freedom: "free",
      },
    ]);
  });

  test("is there of those whose proposals stand alone", async () => {
    const karim = await workingJobbeur(server);
    const amina = await workingJobbeur(server, {}, { prenom: "Amina" });
    await propose(karim);
    const { proposalId } = await propose(amina);
    await amina.call(proposalsContract.withdraw, { params: { id, proposalId }, body: {} });
    expect((await compared()).map(({ jobbeurId }) => jobbeurId)).toEqual([karim.person.id]);
  });

  test("is not known of who hides their profile, or is separated from the owner", async () => {
    const hidden = await workingJobbeur(server);
    const apart = await workingJobbeur(server, {}, { prenom: "Amina" });
    await propose(hidden);
    await propose(apart);
    await server.platform.db.execute(
      sql`update users set profile_hidden = true where id = ${hidden.person.id}`,
    );
    await apart.call(blocksContract.add, { body: { user_id: lea.person.id } });
    expect(await compared()).toEqual([]);
  });

  test("is for the owner of the mission: not for who proposes, nor for others", async () => {
    const karim = await workingJobbeur(server);
    await propose(karim);
    for (const other of [karim, await workingJobbeur(server), await signIn(server, { role: "jobmodo" })])
      expect(refused(await compare(other))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("whether who proposes is free", () => {
  test("is not known without usual hours, and follows from an exception, whose note no one reads", async () => {
    const karim = await workingJobbeur(server);
    await propose(karim);
    expect(await freedom()).toEqual(["unknown"]);
    await exceptionOf(karim, { firstDay: date, lastDay: date, from: null, to: null, note: "Opération" });
    const answer = await compare();
    expect(answer.body.data).toMatchObject([{ freedom: "busy" }]);
    expect(JSON.stringify(answer.body)).not.toContain("Opération");
  });

  test("follows from usual hours less those of an exception and of what was agreed on", async () => {
    const karim = await workingJobbeur(server, { availability: mondays });
    await propose(karim);
    expect(await freedom()).toEqual(["free"]);
    await exceptionOf(karim, { firstDay: date, lastDay: date, from: "09:00", to: "11:00" });
    expect(await freedom()).toEqual(["free"]);
    const ines = await signIn(server, { prenom: "Inès" });
    await agreement(server, { date, moment: "matin" }, undefined, { lea: ines, karim });
    expect(await freedom()).toEqual(["busy"]);
  });

  test("is of the hour that was agreed on for another mission, where there is one", async () => {
    const karim = await workingJobbeur(server, { availability: mondays });
    await propose(karim);
    const ines = await signIn(server, { prenom: "Inès" });
    const other = await agreement(server, { date, moment: "matin" }, undefined, { lea: ines, karim });
    await server.platform.db.execute(sql`
      insert into planning_hours (mission_id, owner_id, jobbeur_id, status, starts_at, ends_at, is_held, version, updated_at, agreed_at)
      values (${other.id}, ${ines.person.id}, ${karim.person.id}, 'agreed', ${`${date}T08:00:00Z`}, ${`${date}T09:00:00Z`}, true, 1, now(), now())`);
    // From 9 to 10 in Paris: two hours are left.
    expect(await freedom()).toEqual(["free"]);
    await server.platform.db.execute(sql`update planning_hours set ends_at = ${`${date}T11:00:00Z`}`);
    expect(await freedom()).toEqual(["busy"]);
  });
});
