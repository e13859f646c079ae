import { notificationsContract } from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createMissionsRepository } from "./missions.repository.ts";
import { createTelling, mostToldAnHour, type Telling } from "./missions.telling.ts";

let server: TestServer;
let owner: SignedIn;
let jobbeurs: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  owner = await signIn(server);
  jobbeurs = [];
  for (let number = 0; number < 5; number += 1) jobbeurs.push(await signIn(server, { userType: "jobbeur" }));
});
afterAll(() => server.close());

const toldOf = async (person: SignedIn) =>
  (await person.call(notificationsContract.list, { query: {} })).body.data.filter(
    ({ type }) => type === "mission_published",
  ).length;
const told = () => Promise.all(jobbeurs.map(toldOf));

/** Tells two people in one go of missions that suit everybody; what it orders stands in a list. */
function scene() {
  const ordered: Telling[] = [];
  const telling = createTelling({
    ...server.platform,
    jobs: {
      send: async (_tx, _name, data) => {
        ordered.push(data as Telling);
      },
    },
    missions: createMissionsRepository(server.platform.db),
    suitedBy: () => sql`select id from users where id <> ${owner.person.id}::uuid`,
    notifications: server.domains.notifications,
    batch: 2,
  });
  return { ordered, telling };
}

test("whom a mission suits is told in batches, each once, and the next batch waits behind other missions", async () => {
  const { ordered, telling } = scene();
  const { id: missionId } = await postMission(server, owner);
  await telling.run({ missionId });
  expect((await told()).filter((times) => times === 1)).toHaveLength(2);
  while (ordered.length > 0) {
    expect(ordered).toEqual([{ missionId, after: expect.any(String) }]);
    await telling.run(ordered.shift() as Telling);
  }
  expect(await told()).toEqual([1, 1, 1, 1, 1]);
});

test("nobody is told of more than twelve missions in an hour, whoever publishes them", async () => {
  const { ordered, telling } = scene();
  for (let number = 0; number < mostToldAnHour + 3; number += 1) {
    await telling.run({ missionId: (await postMission(server, owner)).id });
    while (ordered.length > 0) await telling.run(ordered.shift() as Telling);
  }
  expect(await told()).toEqual(Array.from({ length: 5 }, () => mostToldAnHour));
  server.clock.advance(3_600_000);
  owner = await signInAgain(server, owner.person);
  jobbeurs = await Promise.all(jobbeurs.map(({ person }) => signInAgain(server, person)));
  await telling.run({ missionId: (await postMission(server, owner)).id });
  expect((await told()).filter((times) => times === mostToldAnHour + 1)).toHaveLength(2);
});

test("what is hidden or over by then is told to nobody", async () => {
  const { telling } = scene();
  for (const change of [sql`is_hidden = true`, sql`statut = 'annulee'`]) {
    const { id: missionId } = await postMission(server, owner);
    await server.platform.db.execute(sql`update missions set ${change} where id = ${missionId}::uuid`);
    await telling.run({ missionId });
  }
  await telling.run({ missionId: "019a0000-0000-7000-8000-00000000dead" });
  expect(await told()).toEqual([0, 0, 0, 0, 0]);
});
