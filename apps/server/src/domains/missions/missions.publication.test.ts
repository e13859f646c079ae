import { missionsContract } from "@jobami/api/missions/contract";
import { fewestAnswered } from "@jobami/api/missions/publication";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filledWith, planOf } from "../../testing/query-plan.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { usualAnswerStatement } from "./missions.publication.ts";

const { publication } = missionsContract;

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await signIn(server);
});

const read = async (id: string) => (await owner.call(publication, { params: { id } })).body.data;

/** Missions of a department whose first proposal took so many minutes each; 0 for none. */
async function answered(departmentCode: string, minutes: readonly number[]): Promise<void> {
  const { db } = server.platform;
  const [other, jobbeur] = [await makePerson(server), await makePerson(server, { userType: "jobbeur" })];
  await db.execute(sql`
    insert into missions (id, owner_id, title, description, category, subcategory, place_code, place_name, postal_code,
      department_code, day, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, statut, created_at, updated_at)
    select gen_random_uuid(), ${other.id}::uuid, 'Mission ' || n, 'Dans le jardin derrière la maison', 'jardinage',
      'tonte-de-pelouse', '69123', 'Lyon', '69003', ${departmentCode}, '2027-01-01', 'flexible', 'fixe', 1000, 0, 'euros', false,
      'ouverte', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-01-01T00:00:00Z'
    from generate_series(1, ${minutes.length}) n`);
  await db.execute(sql`
    insert into proposals (id, mission_id, owner_id, jobbeur_id, statut, version, created_at, updated_at)
    select gen_random_uuid(), m.id, m.owner_id, ${jobbeur.id}::uuid, 'en_attente', 1, m.created_at + t.minutes * interval '1 minute', m.created_at
    from (select id, owner_id, created_at, row_number() over (order by created_at) as n from missions where owner_id = ${other.id}::uuid) m
    join unnest(string_to_array(${minutes.join(",")}, ',')::integer[]) with ordinality t (minutes, n) on t.n = m.n where t.minutes > 0`);
}

describe("who was notified", () => {
  test("is not known before anyone was, then counted, and reported to the owner at once", async () => {
    await workingJobbeur(server);
    await workingJobbeur(server, {}, { prenom: "Amina" });
    const { id } = await postMission(server, owner);
    expect((await read(id)).notified).toBe(null);
    await server.domains.missions.notifyMatches({ missionId: id });
    expect((await read(id)).notified).toBe(2);
    expect((await liveEventsOf(server, owner)).at(-1)).toEqual({
      name: "mission_notified",
      payload: { missionId: id },
    });
  });

  test("leaves out who wants no such notices, and that it suits no one is stated too", async () => {
    const karim = await workingJobbeur(server);
    await workingJobbeur(server, {}, { prenom: "Amina" });
    await karim.call(notificationsContract.setPreference, {
      body: { kind: "mission_published", channel: "inApp", choice: "off" },
    });
    const { id } = await postMission(server, owner);
    await server.domains.missions.notifyMatches({ missionId: id });
    expect((await read(id)).notified).toBe(1);
    const far = await postMission(server, owner, { placeCode: "75056" });
    await server.domains.missions.notifyMatches({ missionId: far.id });
    expect((await read(far.id)).notified).toBe(0);
  });

  test("is for the owner alone", async () => {
    const { id } = await postMission(server, owner);
    for (const other of [await workingJobbeur(server), await signIn(server, { role: "jobmodo" })])
      expect(refused(await other.call(publication, { params: { id } }))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("how soon an answer usually comes", () => {
  test("is the median of the first proposals on missions of its category in its department", async () => {
    await answered("69", [10, 20, 30, 400, 500, 0]);
    const { id } = await postMission(server, owner);
    expect((await read(id)).usual).toEqual({ of: "department", count: 5, minutes: 30 });
  });

  test("is of the category everywhere where too few are known there, and nothing where they are too few at all", async () => {
    const few = Array.from({ length: fewestAnswered - 1 }, () => 60);
    await answered("75", few);
    const { id } = await postMission(server, owner);
    expect((await read(id)).usual).toBe(null);
    await answered("33", [120]);
    expect((await read(id)).usual).toEqual({ of: "category", count: 5, minutes: 60 });
  });

  test("reads the newest missions and not all there ever were", async () => {
    await answered(
      "69",
      Array.from({ length: 5000 }, (_, n) => (n < 4000 ? 5 : 90)),
    );
    const { db } = server.platform;
    await db.execute(sql`vacuum analyze missions, proposals`);
    const { id } = await postMission(server, owner);
    expect((await read(id)).usual).toEqual({ of: "department", count: 400, minutes: 90 });
    const statement = db.select({ usual: sql`u.usual` }).from(sql`(${usualAnswerStatement}) u`);
    const values = { id, category: "jardinage", department: "69" };
    const { rowsReadOf } = await planOf(db, filledWith(statement.toSQL(), values));
    for (const table of ["missions", "proposals"])
      expect([table, rowsReadOf(table) <= 2 * 400 + 20]).toEqual([table, true]);
  });
});
