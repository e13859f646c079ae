import { zoneOf } from "@jobami/api/places/zones";
import { planningContract } from "@jobami/api/planning/contract";
import { addDays, instantIn } from "@jobami/api/planning/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "../progress/progress.fixture.ts";

const { read, setHour, ways } = planningContract;
const day = "2026-12-10";
const saintDenis = "97411";
const papeete = "98735";
const noumea = "98818";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Moves the clock to what the clocks of a commune show. */
function goTo(placeCode: string, on: string, time: string): void {
  server.clock.advance((instantIn(zoneOf(placeCode), on, time) ?? 0) - server.clock.now());
}

/** A mission in a commune, agreed on three days before; the jobbeur lives where they declare. */
async function missionAt(placeCode: string, home = "69123") {
  goTo(placeCode, addDays(day, -3), "10:00");
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await workingJobbeur(server, { zone: { placeCode: home, radiusKm: 15 } });
  return agreement(server, { title: "Tailler la haie", date: day, placeCode }, undefined, { lea, karim });
}

const propose = (by: SignedIn, id: string, input: { day?: string; from: string; version?: number }) =>
  by.call(setHour, {
    params: { id },
    body: { act: "hour.proposed", version: 0, minutes: 120, ...input },
  });
const accept = (by: SignedIn, id: string, version = 1) =>
  by.call(setHour, { params: { id }, body: { act: "hour.accepted", version } });

async function notificationsOf({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ content: string }>(sql`
    select content from notifications where user_id = ${person.id} and type like 'planning_%' order by id`);
  return rows.map(({ content }) => content.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " "));
}

describe("the hour of a mission overseas", () => {
  test("is what the clocks of its commune show, and states it to whom others show another", async () => {
    const { lea, karim, id } = await missionAt(saintDenis, saintDenis);
    const answer = await propose(karim, id, { from: "09:00" });
    expect(answer.body.data.placeCode).toBe(saintDenis);
    expect(answer.body.data.proposed?.startsAt).toBe("2026-12-10T05:00:00.000Z");
    await accept(lea, id);
    expect(await notificationsOf(lea)).toEqual([
      expect.stringMatching(/^Jeudi 10 décembre à 9 h, heure de La Réunion, pour /),
    ]);
    expect(await notificationsOf(karim)).toEqual([expect.stringMatching(/: jeudi 10 décembre à 9 h\.$/)]);
  });

  test("may be late in its evening, or early in its morning, which is another day in France", async () => {
    const { lea, karim, id } = await missionAt(noumea);
    expect((await propose(karim, id, { from: "08:00" })).body.data.proposed?.startsAt).toBe(
      "2026-12-09T21:00:00.000Z",
    );
    await accept(lea, id);
    const { slots } = (await karim.call(read, { query: { from: day, days: 1 } })).body.data;
    expect(slots).toMatchObject([{ missionId: id, day, placeCode: noumea }]);
    expect((await karim.call(read, { query: { from: addDays(day, -1), days: 1 } })).body.data.slots).toEqual(
      [],
    );
  });

  test("is refused once it is past there, and not before", async () => {
    const { karim: at, id } = await missionAt(papeete);
    // It is the tenth in France for ten hours already, and still the ninth at Papeete.
    goTo(papeete, addDays(day, -1), "23:30");
    const karim = await signInAgain(server, at.person);
    expect((await propose(karim, id, { day: addDays(day, -1), from: "23:45" })).error.fields?.[0]?.path).toBe(
      "minutes",
    );
    expect((await propose(karim, id, { from: "00:00" })).status).toBe(200);
    expect((await propose(karim, id, { from: "08:00", version: 1 })).status).toBe(200);
  });

  test("of yesterday there is refused where it is still yesterday in France", async () => {
    const { karim: at, id } = await missionAt(saintDenis);
    goTo(saintDenis, day, "00:30");
    const karim = await signInAgain(server, at.person);
    const { error } = await propose(karim, id, { day: addDays(day, -1), from: "23:30" });
    expect(error.fields).toMatchObject([{ path: "day", message: "Cette date est passée." }]);
  });

  test("moves the mission to the day of its commune", async () => {
    const { lea, karim, id } = await missionAt(noumea);
    const next = addDays(day, 2);
    const { body } = await propose(karim, id, { day: next, from: "07:00" });
    expect(body.data.proposed?.startsAt).toBe(`${addDays(day, 1)}T20:00:00.000Z`);
    // A proposal is read on the day that it is there.
    const dayOf = async (from: string) =>
      (await karim.call(read, { query: { from, days: 1 } })).body.data.slots.length;
    expect([await dayOf(addDays(day, 1)), await dayOf(next)]).toEqual([0, 1]);
    expect((await accept(lea, id)).body.data.day).toBe(next);
  });

  test("is held apart from another one in another zone, by instants", async () => {
    const there = await missionAt(saintDenis);
    await propose(there.karim, there.id, { from: "12:00" });
    await accept(there.lea, there.id);
    const ines = await signIn(server, { prenom: "Inès", nom: "Dupont" });
    const here = await agreement(server, { date: day }, undefined, { lea: ines, karim: there.karim });
    // Noon to two at Saint-Denis is nine to eleven in Lyon.
    expect((await propose(ines, here.id, { from: "10:00" })).status).toBe(409);
    const asked = await there.karim.call(ways, {
      params: { id: here.id },
      query: { day, from: "12:00", minutes: 60 },
    });
    expect(asked.body.data).toMatchObject([{ side: "before", left: 60 }]);
  });
});

describe("reminders of a mission overseas", () => {
  const remind = () => server.domains.planning.reminders.run();
  const reminders = async (by: SignedIn) =>
    (await notificationsOf(by)).filter((one) => !/Heure|convenu pour/.test(one));

  test("come at six in the evening there, and two hours before", async () => {
    const { lea, karim, id } = await missionAt(saintDenis, saintDenis);
    await propose(lea, id, { from: "09:00" });
    await accept(karim, id);
    const seen = (await reminders(karim)).length;
    goTo(saintDenis, addDays(day, -1), "17:59");
    await remind();
    expect(await reminders(karim)).toHaveLength(seen);
    goTo(saintDenis, addDays(day, -1), "18:00");
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await reminders(karim)).slice(seen)).toEqual([
      expect.stringMatching(/^Demain, jeudi 10 décembre à 9 h : /),
    ]);
    expect((await reminders(lea)).at(-1)).toMatch(/^Demain, jeudi 10 décembre à 9 h, heure de La Réunion : /);
    goTo(saintDenis, day, "07:00");
    await remind();
    expect((await reminders(karim)).at(-1)).toMatch(/^Aujourd’hui à 9 h : /);
    expect((await reminders(lea)).at(-1)).toMatch(/^Aujourd’hui à 9 h, heure de La Réunion : /);
  });

  test("name no day of the reader’s that is another one there", async () => {
    const { lea, karim, id } = await missionAt(papeete);
    await propose(lea, id, { from: "09:00" });
    await accept(karim, id);
    // Six in the evening of the ninth at Papeete is the tenth in France: it is no « demain » there.
    goTo(papeete, addDays(day, -1), "18:00");
    await remind();
    expect((await notificationsOf(karim)).at(-1)).toMatch(/^Jeudi 10 décembre à 9 h, heure de Tahiti : /);
  });
});
