import { notificationsContract } from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createMatchNotifier, type MatchNotifier, mostNotifiedAnHour } from "./missions.match-notifier.ts";
import { createMissionsRepository } from "./missions.repository.ts";

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

const notificationsOf = async (person: SignedIn) =>
  (await person.call(notificationsContract.list, { query: {} })).body.data.filter(
    ({ type }) => type === "mission_published",
  ).length;
const notified = () => Promise.all(jobbeurs.map(notificationsOf));

/** Informs two people in one go of missions that suit everybody; what it orders stands in a list. */
function scene() {
  const ordered: MatchNotifier[] = [];
  const matchNotifier = createMatchNotifier({
    ...server.platform,
    jobs: {
      send: async (_tx, _name, data) => {
        ordered.push(data as MatchNotifier);
      },
    },
    live: { record: () => {} },
    missions: createMissionsRepository(server.platform.db),
    suitedBy: () => sql`select id from users where id <> ${owner.person.id}::uuid`,
    notifications: server.domains.notifications,
    batch: 2,
  });
  return { ordered, matchNotifier };
}

test("whom a mission suits is informed in batches, each once, and the next batch waits behind other missions", async () => {
  const { ordered, matchNotifier } = scene();
  const { id: missionId } = await postMission(server, owner);
  await matchNotifier.run({ missionId });
  expect((await notified()).filter((times) => times === 1)).toHaveLength(2);
  while (ordered.length > 0) {
    expect(ordered).toEqual([{ missionId, after: expect.any(String) }]);
    await matchNotifier.run(ordered.shift() as MatchNotifier);
  }
  expect(await notified()).toEqual([1, 1, 1, 1, 1]);
});

test("no one is informed of more than twelve missions in an hour, whoever publishes them", async () => {
  const { ordered, matchNotifier } = scene();
  for (let number = 0; number < mostNotifiedAnHour + 3; number += 1) {
    await matchNotifier.run({ missionId: (await postMission(server, owner)).id });
    while (ordered.length > 0) await matchNotifier.run(ordered.shift() as MatchNotifier);
  }
  expect(await notified()).toEqual(Array.from({ length: 5 }, () => mostNotifiedAnHour));
  server.clock.advance(3_600_000);
  owner = await signInAgain(server, owner.person);
  jobbeurs = await Promise.all(jobbeurs.map(({ person }) => signInAgain(server, person)));
  await matchNotifier.run({ missionId: (await postMission(server, owner)).id });
  expect((await notified()).filter((times) => times === mostNotifiedAnHour + 1)).toHaveLength(2);
});

test("what is hidden or over by then is reported to no one", async () => {
  const { matchNotifier } = scene();
  for (const change of [sql`is_hidden = true`, sql`statut = 'annulee'`]) {
    const { id: missionId } = await postMission(server, owner);
    await server.platform.db.execute(sql`update missions set ${change} where id = ${missionId}::uuid`);
    await matchNotifier.run({ missionId });
  }
  await matchNotifier.run({ missionId: "019a0000-0000-7000-8000-00000000dead" });
  expect(await notified()).toEqual([0, 0, 0, 0, 0]);
});
