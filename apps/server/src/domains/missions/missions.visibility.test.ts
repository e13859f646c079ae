import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accountContract } from "@jobami/api/account/contract";
import { blocksContract } from "@jobami/api/blocks/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { type Mission, missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { statisticsContract } from "@jobami/api/statistics/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "../../contract.ts";
import { offer } from "../../testing/samples.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mailDelayMs } from "../notifications/mail-delay.ts";
import { runMailJobs } from "../notifications/notifications.fixture.ts";
import { type Place, readers, shownTo, type ViewerKind, viewers } from "./missions.visibility.fixture.ts";

const title = "Accorder un clavecin zinzolin";

let server: TestServer;
let mission: Mission;
let people: Partial<Record<ViewerKind, SignedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  const requester = await signIn(server, { prenom: "Léa" });
  const asked = await workingJobbeur(server);
  const askedWhoRefused = await workingJobbeur(server);
  const blocked = await workingJobbeur(server);
  people = {
    requester,
    asked,
    askedWhoRefused,
    blocked,
    otherJobbeur: await workingJobbeur(server),
    otherRequester: await signIn(server),
    moderator: await signIn(server, { role: "jobmodo" }),
    administrator: await signIn(server, { role: "jobpadm" }),
  };
  await requester.call(blocksContract.add, { body: { user_id: blocked.person.id } });
  mission = await postMission(server, requester, {
    title,
    asked: { people: [asked.person.id, askedWhoRefused.person.id], hours: 2 },
  });
  await askedWhoRefused.call(missionsContract.decline, { params: { id: mission.id } });
  server.clock.advance(mailDelayMs);
  await runMailJobs(server);
});
afterAll(() => server.close());

const names = (what: unknown) => {
  const text = JSON.stringify(what);
  return text.includes(title) || text.includes(mission.id);
};

/** Whether a call goes through. */
const goes = async (call: Promise<{ status: number }>) => (await call).status < 300;

async function publicPagesName(client: TestClient): Promise<boolean> {
  const open = [...contract.values()].filter(
    ({ route, query, params }) => route.access === "public" && route.method === "GET" && !params && !query,
  );
  expect(open.length).toBeGreaterThan(5);
  for (const endpoint of open) if (names((await client.call(endpoint)).body ?? null)) return true;
  return false;
}

const on = () => ({ params: { id: mission.id } });

/** Tries each place for real, as a signed-in person. */
const attempts: Record<Place, (by: SignedIn) => Promise<boolean>> = {
  "public pages": (by) => publicPagesName(by.client),
  list: async (by) => names((await by.call(missionsContract.list, { query: { limit: "50" } })).body.data),
  search: async (by) =>
    names((await by.call(missionsContract.list, { query: { search: "clavecin" } })).body.data),
  "count of a list": async (by) =>
    (await by.call(missionsContract.list, { query: { missionId: mission.id } })).body.pagination.totalCount >
    0,
  matching: async (by) =>
    names((await by.call(missionsContract.matching, { query: { showRejected: "true" } })).body.data),
  "missions that one may see": async (by) => names((await by.call(missionsContract.all)).body.data),
  "what one is asked for": async (by) => names((await by.call(missionsContract.asked)).body.data),
  "direct address": (by) => goes(by.call(missionsContract.details, on())),
  reactions: (by) => goes(by.call(missionsContract.reactions, on())),
  comments: (by) => goes(by.call(commentsContract.list, on())),
  "proposals of it": (by) => goes(by.call(proposalsContract.ofMission, on())),
  "counts of what waits": async (by) =>
    (await by.call(proposalsContract.waiting)).body.data.counts.openMissions > 0,
  "counted views": async (by) => {
    await by.call(statisticsContract.look, { body: { kind: "mission", id: mission.id } });
    const { rows } = await server.platform.db.execute(
      sql`select 1 from page_looks where subject_id = ${mission.id} and viewer_id = ${by.person.id}`,
    );
    return rows.length > 0;
  },
  notifications: async (by) =>
    (await by.call(notificationsContract.list)).body.data.some(
      ({ type, data }) => type === "proposal_received" && data.missionId === mission.id,
    ),
  mails: async (by) => names(await server.mailbox(by.person.email)),
  "live events": async (by) => names(await liveEventsOf(server, by)),
  "export of one’s data": async (by) => names((await by.call(accountContract.exportData)).body),
  reports: (by) =>
    goes(
      by.call(reportsContract.reportContent, {
        body: { content_type: "mission", content_id: mission.id, reason: "Ce n’est pas une mission." },
      }),
    ),
  "a proposal": (by) => goes(by.call(proposalsContract.propose, { ...on(), body: offer })),
};

describe("a mission for which a few are asked first", () => {
  for (const [place, allowed] of Object.entries(shownTo) as [Place, readonly ViewerKind[]][])
    for (const viewer of viewers)
      test(`${place}: ${viewer} ${allowed.includes(viewer) ? "yes" : "no"}`, async () => {
        const by = people[viewer];
        const client = server.client();
        const isShown =
          by === undefined
            ? await attempts[place]({
                call: client.call,
                client,
                person: { id: crypto.randomUUID(), email: "personne@exemple.fr" },
              } as SignedIn).catch(() => false)
            : await attempts[place](by);
        expect(isShown).toBe(allowed.includes(viewer));
      });
});

describe("the sources that read missions", () => {
  const sources = join(import.meta.dirname, "../..");
  const reads = /\b(?:from|join)\s+(?:missions|mission_heads|open_missions|posted_missions)\b/u;
  const found = globSync("{domains,platform,commands}/**/*.ts", { cwd: sources })
    .filter((file) => !/\.(?:test|fixture|samples)\.ts$/u.test(file))
    .filter((file) => reads.test(readFileSync(join(sources, file), "utf8")))
    .sort();

  test("stand in the table, each with its rule", () => {
    expect(found).toEqual(Object.keys(readers).sort());
  });

  test("that show open missions of others ask the one rule", () => {
    const asking = found.filter((file) => readers[file] === "visible");
    for (const file of asking)
      expect(readFileSync(join(sources, file), "utf8"), file).toContain("./missions.visibility.ts");
  });
});
