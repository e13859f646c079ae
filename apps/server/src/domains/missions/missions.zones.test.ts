import { missionsContract } from "@jobami/api/missions/contract";
import { dayIn } from "@jobami/api/missions/days";
import { zoneOf, zones } from "@jobami/api/places/zones";
import { addDays, instantIn } from "@jobami/api/planning/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { zoneOfPlaceSql } from "../../platform/database/zones.ts";
import { missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readGazetteer } from "../places/gazetteer.ts";
import { absentFrom } from "../progress/progress.domain.ts";
import { agreement, step } from "../progress/progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

function goTo(placeCode: string, day: string, time: string): void {
  server.clock.advance((instantIn(zoneOf(placeCode), day, time) ?? 0) - server.clock.now());
}
const communes = [
  ["Lyon", "69123"],
  ["Saint-Denis", "97411"],
  ["Mamoudzou", "97611"],
  ["Fort-de-France", "97209"],
  ["Cayenne", "97302"],
  ["Saint-Pierre", "97502"],
  ["Nouméa", "98818"],
  ["Papeete", "98735"],
  ["Nuku-Hiva", "98731"],
  ["Uvea", "98613"],
] as const;
// Before a summer and a winter change of the clocks, and at the turn of a year.
const days = ["2026-12-31", "2027-03-27", "2027-10-30"];

describe.each(communes)("a mission at %s (%s)", (_, placeCode) => {
  test.each(days)("on %s is wanted until midnight there, and expires then", async (day) => {
    goTo(placeCode, day, "23:58");
    const lea = await signIn(server);
    const text = async (date: string) =>
      (await lea.call(missionsContract.create, { body: missionInput(server, { placeCode, date }) })).error
        ?.fields?.[0]?.message ?? "posted";
    expect(await text(addDays(day, -1))).toBe("Cette date est passée.");
    const { id } = await postMission(server, lea, { placeCode, date: day });
    const statutOf = async () => {
      await server.domains.missions.expire();
      const { rows } = await server.platform.db.execute<{ statut: string }>(
        sql`select statut from missions where id = ${id}`,
      );
      return rows[0]?.statut;
    };
    expect(await statutOf()).toBe("ouverte");
    goTo(placeCode, addDays(day, 1), "00:00");
    expect(await text(day)).toBe("Cette date est passée.");
    expect(await statutOf()).toBe("expiree");
  });
});

test("each mission ends with its own day, whatever day it is elsewhere", async () => {
  goTo("98818", "2026-12-10", "23:59");
  const lea = await signIn(server);
  for (const [, placeCode] of communes) await postMission(server, lea, { placeCode, date: "2026-12-11" });
  const openAt = async () => {
    await server.domains.missions.expire();
    const { rows } = await server.platform.db.execute<{ code: string }>(
      sql`select place_code as code from missions where statut = 'ouverte' order by id`,
    );
    return rows.map(({ code }) => code);
  };
  for (let hours = 0; hours <= 48; hours += 1) {
    server.clock.advance(3_600_000);
    const now = server.clock.now();
    const still = communes.filter(([, code]) => dayIn(zoneOf(code), now) <= "2026-12-11");
    expect(await openAt()).toEqual(still.map(([, code]) => code));
  }
});

test("what is to be changed in a mission is due from the day on that it is there", async () => {
  const placeCode = "97411";
  const about = await agreement(server, { placeCode });
  await step(server, about.karim, about.id, { step: "work.done" });
  const today = dayIn(zoneOf(placeCode), server.clock.now());
  goTo(placeCode, addDays(today, 1), "00:30");
  const lea = await signInAgain(server, about.lea.person);
  const ask = (dueOn: string) =>
    step(server, lea, about.id, { step: "changes.asked", note: "Un coin.", dueOn });
  expect((await ask(today)).error.fields).toMatchObject([{ path: "dueOn" }]);
  expect((await ask(addDays(today, 1))).status).toBe(200);
});

test("work was to begin by the end of its day there, where no hour was agreed on", () => {
  const of = { day: "2026-12-10", startsAt: null };
  const iso = (placeCode: string) => new Date(absentFrom({ ...of, placeCode }) ?? 0).toISOString();
  expect(iso("69123")).toBe("2026-12-10T23:00:00.000Z");
  expect(iso("97411")).toBe("2026-12-10T20:00:00.000Z");
  expect(iso("98735")).toBe("2026-12-11T10:00:00.000Z");
});

test("the database knows the zone of each commune as the code does, and its clocks show the same", async () => {
  const codes = readGazetteer().map(({ code }) => code);
  const { rows } = await server.platform.db.execute<{ code: string; zone: string }>(sql`
    select code, ${zoneOfPlaceSql("code")} as zone from unnest(${sql.param(codes)}::text[]) p (code)`);
  expect(rows.filter(({ code, zone }) => zone !== zoneOf(code))).toEqual([]);
  expect(new Set(rows.map(({ zone }) => zone))).toEqual(new Set(zones));
  for (const instant of ["2027-01-15T12:00:00Z", "2027-03-14T06:30:00Z", "2027-07-15T23:59:00Z"])
    for (const zone of zones) {
      const { rows: days } = await server.platform.db.execute<{ day: string }>(
        sql`select (${instant}::timestamptz at time zone ${zone})::date::text as day`,
      );
      expect([zone, days[0]?.day]).toEqual([zone, dayIn(zone, Date.parse(instant))]);
    }
});
