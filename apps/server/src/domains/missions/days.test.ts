import { comparisonContract } from "@jobami/api/comparison/contract";
import {
  type Mission,
  type MissionBody,
  type MissionEditBody,
  missionsContract,
} from "@jobami/api/missions/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { instantInFrance } from "@jobami/api/planning/time";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "../progress/progress.fixture.ts";

const { all, create, details, edit, matching, versions } = missionsContract;

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
/** A day by the clock of the tests, which is a Friday. */
const day = (ahead: number) => inDays(server.clock, ahead);
/** A week from Friday in a week on. */
const week = () => ({ title: "Garder mon chat", date: day(7), endDate: day(13) });

describe("a mission of several days", () => {
  test("is posted and read with its last day, by everybody, in lists and in a proposal", async () => {
    const { id } = await postMission(server, lea, week());
    const karim = await signIn(server, { userType: "jobbeur" });
    const stated = { date: day(7), endDate: day(13), timing: "date" };
    expect(await readBy(karim, id)).toMatchObject(stated);
    expect((await karim.call(all, { query: {} })).body.data).toMatchObject([{ id, ...stated }]);
    await karim.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } });
    const own = (await karim.call(proposalsContract.own, { params: { id } })).body.data;
    expect(own?.mission).toMatchObject(stated);
  });

  test("is of one day where its last is its first", async () => {
    expect(await postMission(server, lea, { date: day(7), endDate: day(7) })).toMatchObject({
      endDate: null,
    });
    expect(await postMission(server, lea, { date: day(7), endDate: null })).toMatchObject({ endDate: null });
  });

  test.each<[string, (from: (ahead: number) => string) => Record<string, unknown>, string]>([
    ["that ends before it begins", (from) => ({ endDate: from(6) }), "endDate"],
    ["of more than a month", (from) => ({ endDate: from(7 + 31) }), "endDate"],
    ["that never ends", () => ({ endDate: "9999-12-31" }), "endDate"],
    ["that is wanted on any day", (from) => ({ endDate: from(13), timing: "flexible" }), "endDate"],
    ["without a first day", (from) => ({ endDate: from(13), date: undefined }), "date"],
    ["that ended before it is posted", (from) => ({ date: from(-9), endDate: from(-2) }), "date"],
    ["on no day of the calendar", () => ({ endDate: "2026-02-31" }), "endDate"],
    ["on a text", () => ({ endDate: "2026-12-01'; drop table missions; --" }), "endDate"],
    ["on an instant", () => ({ endDate: "2026-12-01T00:00:00Z" }), "endDate"],
    ["on several ends", () => ({ endDate: ["2026-12-01", "2026-12-02"] }), "endDate"],
    ["on a long text", () => ({ endDate: "2026-12-01".repeat(400) }), "endDate"],
  ])("is refused %s", async (_, changes, field) => {
    const body = { ...missionInput(server), date: day(7), ...changes(day) } as MissionBody;
    const { status, error } = await lea.call(create, { body });
    expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([
      400,
      "VALIDATION_FAILED",
      [field],
    ]);
  });

  test("may take a month", async () => {
    expect(await postMission(server, lea, { date: day(7), endDate: day(37) })).toMatchObject({
      endDate: day(37),
    });
  });

  test("is for a jobbeur who is free on each of its days", async () => {
    const { id } = await postMission(server, lea, week());
    const hours = [{ from: "09:00", to: "12:00" }];
    const daily = Object.fromEntries(Object.keys(emptyWeek).map((name) => [name, hours])) as typeof emptyWeek;
    const karim = await workingJobbeur(server, { availability: daily });
    const ines = await workingJobbeur(server, { availability: { ...daily, sunday: [] } }, { prenom: "Inès" });
    for (const by of [karim, ines])
      await by.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } });
    const freedom = async (of: SignedIn) => {
      const { body } = await lea.call(comparisonContract.read, { params: { id } });
      return body.data.find(({ jobbeurId }) => jobbeurId === of.person.id)?.freedom;
    };
    expect([await freedom(karim), await freedom(ines)]).toEqual(["free", "busy"]);
    await karim.call(planningContract.addException, { body: { firstDay: day(13), lastDay: day(14) } });
    expect(await freedom(karim)).toBe("busy");
  });
});

describe("an edit", () => {
  const change = (id: string, changes: Partial<MissionEditBody>, expectedVersion = 1) =>
    lea.call(edit, {
      params: { id },
      body: { ...missionInput(server), title: "Garder mon chat", date: day(7), ...changes, expectedVersion },
    });

  test("to another last day is one of its date: who proposed confirms, and what it was is stored", async () => {
    const { id } = await postMission(server, lea, week());
    const karim = await signIn(server, { userType: "jobbeur" });
    await karim.call(proposalsContract.propose, { params: { id }, body: { amount: 40 } });
    expect((await change(id, { endDate: day(15) })).body.data).toMatchObject({
      endDate: day(15),
      version: 2,
    });
    const own = (await karim.call(proposalsContract.own, { params: { id } })).body.data;
    expect(own).toMatchObject({ confirmBy: expect.any(String), mission: { endDate: day(15) } });
    expect((await karim.call(versions, { params: { id } })).body.data).toMatchObject([{ endDate: day(13) }]);
    expect((await change(id, { endDate: null }, 2)).body.data).toMatchObject({ endDate: null, version: 3 });
  });

  test("of a page that knows no last day leaves it as it is, as far as its new days allow", async () => {
    const { id } = await postMission(server, lea, week());
    const text = await change(id, { title: "Garder mon chat tigré" });
    expect(text.body.data).toMatchObject({ endDate: day(13) });
    expect((await change(id, { date: day(9) }, 2)).body.data).toMatchObject({
      date: day(9),
      endDate: day(13),
    });
    expect((await change(id, { date: day(20) }, 3)).body.data).toMatchObject({
      date: day(20),
      endDate: null,
    });
  });

  test.each<[string, () => Partial<MissionEditBody>]>([
    ["that would end before it begins", () => ({ endDate: day(6) })],
    ["that would take more than a month", () => ({ endDate: day(38) })],
    ["that is wanted on any day from now on", () => ({ timing: "asap", endDate: day(13) })],
  ])("of a mission %s is refused", async (_, changes) => {
    const { id } = await postMission(server, lea, week());
    const { status, error } = await change(id, changes());
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["endDate"]]);
    expect(await readBy(lea, id)).toMatchObject({ endDate: day(13), version: 1 });
  });

  test("of a timing that it leaves out does not let a last day in", async () => {
    const { id } = await postMission(server, lea, { timing: "flexible", date: day(7) });
    const { status, error } = await change(id, { endDate: day(13) });
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["endDate"]]);
  });
});

describe("once it is agreed on", () => {
  const agree = () => agreement(server, week());
  const find = async (by: SignedIn, other: SignedIn, id: string, on: string) => {
    const params = { id };
    const proposed = { act: "hour.proposed", version: 0, day: on, from: "09:00", minutes: 60 } as const;
    await by.call(planningContract.setHour, { params, body: proposed });
    return other.call(planningContract.setHour, { params, body: { act: "hour.accepted", version: 1 } });
  };

  test("it stands in both plannings on each of its days", async () => {
    const { id, karim, lea: client } = await agree();
    const slotsOn = async (by: SignedIn, from: string) =>
      (await by.call(planningContract.read, { query: { from, days: 1 } })).body.data.slots;
    for (const by of [karim, client])
      for (const ahead of [7, 10, 13])
        expect(await slotsOn(by, day(ahead))).toMatchObject([
          { missionId: id, day: day(7), endDay: day(13), status: "open" },
        ]);
    expect(await slotsOn(karim, day(6))).toEqual([]);
    expect(await slotsOn(karim, day(14))).toEqual([]);
  });

  test("its days are booked for who matches other missions", async () => {
    const karim = await workingJobbeur(server);
    await agreement(server, week(), { amount: 60 }, { lea, karim });
    await postMission(server, lea, { title: "Tondre pendant", date: day(11) });
    await postMission(server, lea, { title: "Tondre après", date: day(14) });
    const found = (await karim.call(matching, {})).body.data;
    expect(Object.fromEntries(found.map(({ title, fit }) => [title, fit.booked?.title ?? null]))).toEqual({
      "Tondre pendant": "Garder mon chat",
      "Tondre après": null,
    });
  });

  test.each([
    ["begins on the day of its hour", 8, 8, 13],
    ["is one of its last day where it begins then", 13, 13, null],
    ["takes as many days from an hour after its last one on", 20, 20, 26],
    ["begins sooner, with an hour before its first one", 5, 5, 13],
  ])("it %s", async (_, on, first, last) => {
    const { id, karim, lea: client } = await agree();
    const accepted = await find(karim, client, id, day(on));
    const days = { day: day(first), endDay: last === null ? null : day(last) };
    expect(accepted.body.data).toMatchObject(days);
    expect(await readBy(client, id)).toMatchObject({ date: days.day, endDate: days.endDay });
  });

  test("both are reminded the evening before of how long it lasts", async () => {
    const { karim } = await agree();
    server.clock.advance((instantInFrance(day(6), "18:00") ?? 0) - server.clock.now());
    await server.domains.planning.reminders.run();
    const { rows } = await server.platform.db.execute<{ text: string }>(sql`
      select content as text from notifications
      where user_id = ${karim.person.id} and type = 'planning_reminder'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toMatch(/^<p>Demain, vendredi 27 novembre, et jusqu’au jeudi 3 décembre\s: /);
  });

  test("other calendars have its days, and its hour beside them", async () => {
    const { karim, lea: client, id } = await agree();
    const { address } = (await karim.call(planningContract.renewFeed, {})).body.data;
    const events = async () => {
      const { body } = await server.app.inject({ method: "GET", url: new URL(address).pathname });
      return body.replaceAll("\r\n ", "");
    };
    const whole = /DTSTART;VALUE=DATE:20261127\r\nDTEND;VALUE=DATE:20261204/;
    expect(await events()).toMatch(whole);
    await find(karim, client, id, day(7));
    const both = await events();
    expect(both).toMatch(whole);
    expect(both).toContain("DTSTART:20261127T080000Z");
    expect(both.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});
