import { comparisonContract } from "@jobami/api/comparison/contract";
import {
  type Mission,
  type MissionBody,
  type MissionEditBody,
  missionsContract,
} from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { instantInFrance } from "@jobami/api/planning/time";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { progressContract } from "@jobami/api/progress/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement, step } from "../progress/progress.fixture.ts";

const { all, details, edit, matching, versions } = missionsContract;

let server: TestServer;
let lea: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
});

const readBy = async (by: SignedIn, id: string): Promise<Mission> =>
  (await by.call(details, { params: { id } })).body.data;
const titlesFor = async (by: SignedIn) =>
  (await by.call(matching, {})).body.data.map(({ title }: Mission) => title);
const away = (by: SignedIn, firstDay: string, lastDay: string) =>
  by.call(planningContract.addException, { body: { firstDay, lastDay } });
/** Friday in a week, by the clock of the tests. */
const friday = () => inDays(server.clock, 7);

describe("a mission that is wanted as soon as it can be, or on any day", () => {
  test.each(["asap", "flexible"] as const)(
    "is posted and read as « %s », with its last day",
    async (timing) => {
      const { id } = await postMission(server, lea, { timing, date: friday() });
      const karim = await signIn(server, { userType: "jobbeur" });
      expect(await readBy(karim, id)).toMatchObject({ timing, date: friday() });
      const { body } = await karim.call(all, { query: {} });
      expect(body.data).toMatchObject([{ id, timing, date: friday() }]);
    },
  );

  test("is one of a day for who states nothing else", async () => {
    expect(await postMission(server, lea)).toMatchObject({ timing: "date" });
  });

  test("is sorted among the others by its last day", async () => {
    await postMission(server, lea, { title: "Tondre jeudi", date: inDays(server.clock, 6) });
    await postMission(server, lea, { title: "Tondre bientôt", timing: "asap", date: friday() });
    await postMission(server, lea, { title: "Tondre samedi", date: inDays(server.clock, 8) });
    const { body } = await lea.call(all, { query: { sort_by: "date" } });
    expect(body.data.map(({ title }: Mission) => title)).toEqual([
      "Tondre jeudi",
      "Tondre bientôt",
      "Tondre samedi",
    ]);
  });

  test("expires once its last day is over", async () => {
    const { id } = await postMission(server, lea, { timing: "flexible", date: friday() });
    const { missions } = server.domains;
    server.clock.advance((instantInFrance(friday(), "23:59") ?? 0) - server.clock.now());
    expect(await missions.expire()).toBe(0);
    server.clock.advance(60_000);
    expect(await missions.expire()).toBe(1);
    lea = await signInAgain(server, lea.person);
    expect((await readBy(lea, id)).statut).toBe("expiree");
  });

  test("suits who has time on any day until then, and not who has none left", async () => {
    const tuesdays = { ...emptyWeek, tuesday: [{ from: "09:00", to: "12:00" }] };
    const karim = await workingJobbeur(server, { availability: tuesdays });
    const ines = await workingJobbeur(server, { availability: tuesdays }, { prenom: "Inès" });
    await away(ines, inDays(server.clock, 0), friday());
    const amina = await workingJobbeur(server, { availability: tuesdays }, { prenom: "Amina" });
    await away(amina, inDays(server.clock, 1), friday());
    const post = (title: string, more: Partial<MissionBody>) => postMission(server, lea, { title, ...more });
    await post("Vendredi", { date: friday() });
    await post("Au plus vite", { timing: "asap", date: friday() });
    await post("Au plus vite, le soir", { timing: "asap", date: friday(), moment: "soir" });
    await post("D’ici lundi", { timing: "flexible", date: inDays(server.clock, 3) });
    expect(await titlesFor(karim)).toEqual(["Au plus vite"]);
    expect(await titlesFor(ines)).toEqual([]);
    // Today is left to her, and no Tuesday.
    expect(await titlesFor(amina)).toEqual([]);
    await server.settle();
    const notified = (await karim.call(notificationsContract.list)).body.data;
    expect(notified.filter(({ type }) => type === "mission_published")).toHaveLength(1);
  });

  test("is one for which a jobbeur is free on one of the days of a week", async () => {
    const { id } = await postMission(server, lea, { timing: "flexible", date: inDays(server.clock, 30) });
    const mondays = { ...emptyWeek, monday: [{ from: "09:00", to: "12:00" }] };
    const karim = await workingJobbeur(server, { availability: mondays });
    await karim.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } });
    const freedom = async () =>
      (await lea.call(comparisonContract.read, { params: { id } })).body.data.map((one) => one.freedom);
    expect(await freedom()).toEqual(["free"]);
    await away(karim, inDays(server.clock, 0), inDays(server.clock, 6));
    expect(await freedom()).toEqual(["busy"]);
  });
});

describe("an edit", () => {
  const change = (id: string, changes: Partial<MissionEditBody>, expectedVersion = 1) =>
    lea.call(edit, {
      params: { id },
      body: { ...missionInput(server), date: friday(), ...changes, expectedVersion },
    });

  test("to another timing is one of its date: who proposed confirms, and what it was is stored", async () => {
    const { id } = await postMission(server, lea, { date: friday() });
    const karim = await signIn(server, { userType: "jobbeur" });
    await karim.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } });
    expect((await change(id, { timing: "flexible" })).body.data).toMatchObject({
      timing: "flexible",
      version: 2,
    });
    const own = (await karim.call(proposalsContract.own, { params: { id } })).body.data;
    expect(own).toMatchObject({ confirmBy: expect.any(String), mission: { timing: "flexible" } });
    expect((await karim.call(versions, { params: { id } })).body.data).toMatchObject([{ timing: "date" }]);
  });

  test("of a page that knows no timing leaves it as it is", async () => {
    const { id } = await postMission(server, lea, { timing: "asap", date: friday() });
    const { body } = await change(id, { title: "Tondre toute la pelouse" });
    expect(body.data).toMatchObject({ timing: "asap", title: "Tondre toute la pelouse" });
  });
});

describe("once it is agreed on", () => {
  const agree = (more: Partial<MissionBody> = {}) =>
    agreement(server, { title: "Tailler la haie", timing: "flexible", date: friday(), ...more });

  test("it can be done at once, and stands in both plannings on its last day while no day is found", async () => {
    const { karim, id } = await agree();
    const slots = (await karim.call(planningContract.read, { query: { from: friday(), days: 1 } })).body.data;
    expect(slots.slots).toMatchObject([{ missionId: id, timing: "flexible", status: "open" }]);
    expect((await step(server, karim, id, { step: "work.done" })).status).toBe(200);
  });

  test("the day that both find is its own from then on, and nothing is done before", async () => {
    const about = await agree();
    const { id } = about;
    const params = { id };
    const day = inDays(server.clock, 3);
    const proposed = { act: "hour.proposed", version: 0, day, from: "09:00", minutes: 60 } as const;
    await about.karim.call(planningContract.setHour, { params, body: proposed });
    const { rows } = await server.platform.db.execute<{ text: string }>(sql`
      select title || ' | ' || content as text from notifications
      where user_id = ${about.lea.person.id} and type = 'planning_hour'`);
    expect(rows[0]?.text).toMatch(/^Heure proposée \| <p>Lundi 23 novembre à 9.h, pour/);
    const accepted = await about.lea.call(planningContract.setHour, {
      params,
      body: { act: "hour.accepted", version: 1 },
    });
    expect(accepted.body.data).toMatchObject({ day, timing: "date" });
    expect(await readBy(about.lea, id)).toMatchObject({ date: day, timing: "date" });
    const { body } = await about.karim.call(progressContract.read, { params });
    expect(body.data?.startsAt).toBe(new Date(instantInFrance(day, "09:00") ?? 0).toISOString());
    expect((await step(server, about.karim, id, { step: "work.done" })).status).toBe(409);
  });

  test("its last day alone, found as its day, is its day", async () => {
    const { id, lea: client, karim } = await agree();
    const proposed = { act: "hour.proposed", version: 0, day: friday(), from: "09:00", minutes: 60 } as const;
    await karim.call(planningContract.setHour, { params: { id }, body: proposed });
    await client.call(planningContract.setHour, {
      params: { id },
      body: { act: "hour.accepted", version: 1 },
    });
    expect(await readBy(client, id)).toMatchObject({ date: friday(), timing: "date" });
  });

  test("both are reminded the evening before its last day that no day is agreed on", async () => {
    const { karim } = await agree();
    server.clock.advance((instantInFrance(inDays(server.clock, 6), "18:00") ?? 0) - server.clock.now());
    await server.domains.planning.reminders.run();
    const { rows } = await server.platform.db.execute<{ text: string }>(sql`
      select title || ' | ' || content as text from notifications
      where user_id = ${karim.person.id} and type = 'planning_reminder'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toMatch(
      /^Dernier jour \| <p>Demain, vendredi 27 novembre, c’est le dernier jour pour/,
    );
  });

  test("other calendars have it on its last day, as one that is to be done until then", async () => {
    const { karim } = await agree();
    const { address } = (await karim.call(planningContract.renewFeed, {})).body.data;
    const { body } = await server.app.inject({ method: "GET", url: new URL(address).pathname });
    expect(body.replaceAll("\r\n ", "")).toContain("Au plus tard ce jour-là. Le jour reste à convenir.");
  });
});
