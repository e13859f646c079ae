import { notificationsContract } from "@jobami/api/notifications/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { addDays, instantInFrance } from "@jobami/api/planning/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "../progress/progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Moves the clock to a time in France; sessions that ended meanwhile do not matter to jobs. */
function goTo(day: string, time: string): void {
  server.clock.advance((instantInFrance(day, time) ?? 0) - server.clock.now());
}
const remind = () => server.domains.planning.reminders.run();

async function remindersOf({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ content: string }>(sql`
    select content from notifications where user_id = ${person.id} and type = 'planning_reminder' order by id`);
  return rows.map(({ content }) => content);
}

/** A mission with an hour that both agreed on, three days before its day. */
async function withHour(day: string, from: string) {
  goTo(addDays(day, -3), "10:00");
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const about = await agreement(server, { title: "Tailler la haie", date: day }, undefined, { lea, karim });
  const params = { id: about.id };
  const body = { act: "hour.proposed", version: 0, from, minutes: 60 } as const;
  await karim.call(planningContract.setHour, { params, body });
  const { status } = await lea.call(planningContract.setHour, {
    params,
    body: { act: "hour.accepted", version: 1 },
  });
  expect(status).toBe(200);
  return about;
}

// A plain day, and both days on which the clocks change.
describe.each(["2026-12-10", "2027-03-28", "2027-10-31"])("a mission on %s", (day) => {
  test("is reminded of the evening before at six, and two hours before, once to each side", async () => {
    const { lea, karim } = await withHour(day, "09:00");
    goTo(addDays(day, -1), "17:59");
    await remind();
    expect(await remindersOf(lea)).toEqual([]);
    goTo(addDays(day, -1), "18:00");
    await Promise.all([remind(), remind()]);
    await remind();
    for (const side of [lea, karim])
      expect(await remindersOf(side)).toEqual([
        expect.stringMatching(/^<p>Demain, .* à 9.h.: «.Tailler la haie.»/),
      ]);
    goTo(day, "06:59");
    await remind();
    expect(await remindersOf(karim)).toHaveLength(1);
    goTo(day, "07:00");
    await Promise.all([remind(), remind()]);
    await remind();
    for (const side of [lea, karim])
      expect((await remindersOf(side))[1]).toMatch(/^<p>Aujourd’hui à 9.h.: «.Tailler la haie/);
    goTo(day, "10:30");
    await remind();
    expect(await remindersOf(lea)).toHaveLength(2);
  });
});

test("a reminder that was late is sent while it is of use, and not after", async () => {
  const { lea } = await withHour("2026-12-10", "09:00");
  goTo("2026-12-09", "23:30");
  await remind();
  expect(await remindersOf(lea)).toHaveLength(1);
  goTo("2026-12-10", "09:00");
  await remind();
  expect(await remindersOf(lea)).toHaveLength(1);
});

test("no one is reminded in the moment in which they agree, nor of what was cancelled", async () => {
  goTo("2026-12-09", "18:30");
  const lea = await signIn(server, { prenom: "Léa" });
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  await agreement(server, { date: "2026-12-10" }, undefined, { lea, karim });
  await remind();
  expect(await remindersOf(lea)).toEqual([]);
  const other = await withHour("2026-12-20", "09:00");
  await server.platform.db.execute(sql`update missions set statut = 'annulee' where id = ${other.id}`);
  goTo("2026-12-19", "19:00");
  await remind();
  goTo("2026-12-20", "08:00");
  await remind();
  expect(await remindersOf(other.lea)).toEqual([]);
});

test("an hour that was moved is reminded of anew", async () => {
  const { lea, karim, id } = await withHour("2026-12-10", "09:00");
  goTo("2026-12-10", "07:30");
  await remind();
  const back = { lea: await signInAgain(server, lea.person), karim: await signInAgain(server, karim.person) };
  const body = { act: "hour.proposed", version: 2, from: "15:00", minutes: 60 } as const;
  await back.karim.call(planningContract.setHour, { params: { id }, body });
  const { status } = await back.lea.call(planningContract.setHour, {
    params: { id },
    body: { act: "hour.accepted", version: 3 },
  });
  expect(status).toBe(200);
  goTo("2026-12-10", "13:00");
  await remind();
  expect(await remindersOf(lea)).toHaveLength(2);
});

test("who does not want reminders gets none, in the application or by mail", async () => {
  const { lea, karim } = await withHour("2026-12-10", "09:00");
  for (const channel of ["inApp", "mail"] as const)
    await lea.call(notificationsContract.setPreference, {
      body: { kind: "planning_reminder", channel, choice: "off" },
    });
  await server.mailbox(lea.person.email);
  const before = (await server.mailbox(lea.person.email)).length;
  goTo("2026-12-09", "18:00");
  await remind();
  server.clock.advance(10 * 60_000);
  expect(await remindersOf(lea)).toEqual([]);
  expect(await remindersOf(karim)).toHaveLength(1);
  expect(await server.mailbox(lea.person.email)).toHaveLength(before);
});
