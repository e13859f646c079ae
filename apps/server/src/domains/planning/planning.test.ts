import { missionsContract } from "@jobami/api/missions/contract";
import { type ExceptionBody, type HourBody, planningContract } from "@jobami/api/planning/contract";
import { maxExceptions } from "@jobami/api/planning/routes";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { progressContract } from "@jobami/api/progress/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish, step } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { exceptionBody, exceptionOf } from "./planning.fixture.ts";

const { read, addException, removeException, hour, setHour } = planningContract;

let server: TestServer;
let about: Agreed;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  about = await agreement(server, { title: "Tailler la haie", date: "2026-11-30", moment: "matin" });
});

const see = async (by: SignedIn, from = "2026-11-30", days = 7) =>
  (await by.call(read, { query: { from, days } })).body.data;
const act = (by: SignedIn, body: HourBody, id = about.id) => {
  server.clock.advance(1000);
  return by.call(setHour, { params: { id }, body });
};
const nine: HourBody = { act: "hour.proposed", version: 0, from: "09:00", minutes: 120 };
const hourOf = async (by: SignedIn, id = about.id) => (await by.call(hour, { params: { id } })).body.data;

/** Another mission of the same jobbeur, on the same day unless something else is stated. */
async function another(changes: Parameters<typeof agreement>[1] = {}) {
  const lea = await signIn(server, { prenom: "Inès", nom: "Dupont" });
  return agreement(server, { title: "Poncer la table", date: "2026-11-30", ...changes }, undefined, {
    lea,
    karim: about.karim,
  });
}

async function typesFor({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ type: string }>(
    sql`select type from notifications where user_id = ${person.id} and type like 'planning_%' order by id`,
  );
  return rows.map(({ type }) => type);
}

describe("a planning [DASH-06]", () => {
  test("has an agreed mission for its two sides alone, on its day, with the other’s name", async () => {
    const slot = {
      missionId: about.id,
      title: "Tailler la haie",
      day: "2026-11-30",
      moment: "matin",
      status: "open",
    };
    expect((await see(about.lea)).slots).toMatchObject([
      { ...slot, side: "client", other: { prenom: "Karim", initiale: "B" } },
    ]);
    expect((await see(about.karim)).slots).toMatchObject([
      { ...slot, side: "jobbeur", other: { prenom: "Léa", initiale: "M" } },
    ]);
    expect((await see(await signIn(server))).slots).toEqual([]);
    expect((await see(about.lea, "2026-12-01")).slots).toEqual([]);
    expect((await see(about.lea, "2026-11-24")).slots).toHaveLength(1);
  });

  test("states to both sides that the exact address is missing, until it is given or the work has begun", async () => {
    const { lea, karim, id } = about;
    const isMissing = async () => [
      (await see(lea)).slots.find(({ missionId }) => missionId === id)?.isAddressMissing,
      (await see(karim)).slots.find(({ missionId }) => missionId === id)?.isAddressMissing,
    ];
    expect(await isMissing()).toEqual([true, true]);
    const body = { address: "12 rue Paul-Bert", phone: "06 12 34 56 78" };
    await lea.call(progressContract.contact, { params: { id }, body });
    expect(await isMissing()).toEqual([false, false]);
    const other = await another();
    const isOthersMissing = async () =>
      (await see(karim)).slots.find(({ missionId }) => missionId === other.id)?.isAddressMissing;
    expect(await isOthersMissing()).toBe(true);
    server.clock.advance(10 * 24 * 3_600_000);
    const later = await signInAgain(server, karim.person);
    await step(server, later, other.id, { step: "work.begun" });
    expect((await see(later)).slots.find(({ missionId }) => missionId === other.id)).toMatchObject({
      isAddressMissing: false,
    });
  });

  test("keeps a mission that is finished, and drops one that is cancelled", async () => {
    const other = await another();
    await finish(server, about);
    await other.lea.call(missionsContract.close, { params: { id: other.id }, body: { statut: "annulee" } });
    expect((await see(about.karim)).slots).toMatchObject([{ missionId: about.id, statut: "terminee" }]);
  });

  test("has the usual hours of the profile and the public holidays", async () => {
    const availability = { ...emptyWeek, tuesday: [{ from: "09:00", to: "12:00" }] };
    const ines = await workingJobbeur(server, { availability });
    const planning = await see(ines, "2026-12-21", 14);
    expect(planning.usual.map(({ day }) => day)).toEqual(["2026-12-22", "2026-12-29"]);
    expect(planning.usual[0]?.ranges).toEqual([{ from: "09:00", to: "12:00" }]);
    expect(planning.holidays).toEqual([
      { day: "2026-12-25", name: "Noël" },
      { day: "2027-01-01", name: "Jour de l’An" },
    ]);
    expect((await see(about.lea)).usual).toEqual([]);
  });

  test.each([
    { from: "2019-12-31" },
    { from: "2101-01-01" },
    { from: "2026-02-30" },
    { from: "hier" },
    { from: "2026-11-30", days: 0 },
    { from: "2026-11-30", days: 63 },
  ])("is not read from %j", async (query) => {
    expect(refused(await about.lea.call(read, { query }))).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("is no one’s without a session", async () => {
    const { status } = await server.client().call(read, { query: { from: "2026-11-30" } });
    expect(status).toBe(401);
  });
});

describe("an exception", () => {
  test("is added and removed by its jobbeur, who alone reads it", async () => {
    const stored = await exceptionOf(about.karim, { firstDay: "2026-12-01", lastDay: "2026-12-01" });
    expect((await see(about.karim)).exceptions).toEqual([stored]);
    expect(stored).toMatchObject({ from: "14:00", to: "16:00", note: "Dentiste" });
    expect((await see(about.lea)).exceptions).toEqual([]);
    expect((await liveEventsOf(server, about.karim)).map(({ name }) => name)).toContain("planning_changed");
    const call = () => about.karim.call(removeException, { params: { id: stored.id } });
    expect([(await call()).status, (await call()).status]).toEqual([200, 404]);
    expect((await see(about.karim)).exceptions).toEqual([]);
  });

  test("of several days stands in every span that it touches", async () => {
    const days = { firstDay: "2026-11-28", lastDay: "2026-12-10", from: null, to: null };
    const { id } = await exceptionOf(about.karim, days);
    for (const from of ["2026-11-22", "2026-12-02", "2026-12-10"])
      expect((await see(about.karim, from)).exceptions.map((one) => one.id)).toEqual([id]);
    expect((await see(about.karim, "2026-12-11")).exceptions).toEqual([]);
  });

  test("of another person is not there to remove", async () => {
    const { id } = await exceptionOf(about.karim);
    const ines = await signIn(server, { userType: "jobbeur" });
    expect(refused(await ines.call(removeException, { params: { id } }))).toEqual([404, "NOT_FOUND"]);
    expect(await about.karim.call(removeException, { params: { id } })).toMatchObject({ status: 200 });
  });

  test("is for jobbeurs, and not without end", async () => {
    expect(refused(await about.lea.call(addException, { body: exceptionBody }))).toEqual([
      403,
      "JOBBEUR_ONLY",
    ]);
    await server.platform.db.execute(sql`
      insert into planning_exceptions select gen_random_uuid(), ${about.karim.person.id}, '2026-12-01', '2026-12-01', null, null, '', now()
      from generate_series(2, ${maxExceptions})`);
    const atOnce = await Promise.all(
      Array.from({ length: 4 }, () => about.karim.call(addException, { body: exceptionBody })),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(refused(await about.karim.call(addException, { body: exceptionBody }))).toEqual([
      409,
      "PLANNING_FULL",
    ]);
  });

  test.each<[Partial<ExceptionBody>, string]>([
    [{ firstDay: "2026-11-26" }, "lastDay"],
    [{ lastDay: "2026-11-26" }, "lastDay"],
    [{ lastDay: "2028-01-01", from: null, to: null }, "lastDay"],
    [{ from: null }, "from"],
    [{ to: null }, "to"],
    [{ to: "14:00" }, "to"],
    [{ to: "24:00" }, "to"],
    [{ firstDay: "0001-01-01" }, "firstDay"],
    [{ note: "x".repeat(201) }, "note"],
    [{ note: "a\u0000b" }, "note"],
  ])("is refused with %j at %s", async (changes, path) => {
    const { status, error } = await about.karim.call(addException, {
      body: { ...exceptionBody, ...changes },
    });
    expect([status, error.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe("the hour of a mission", () => {
  test("is proposed by one, accepted by the other, and each is informed of what the other did", async () => {
    const { lea, karim } = about;
    expect(await hourOf(lea)).toMatchObject({
      status: "open",
      version: 0,
      side: "client",
      other: { prenom: "Karim", initiale: "B" },
    });
    expect((await hourOf(karim))?.other).toMatchObject({ prenom: "Léa", initiale: "M" });
    const { body } = await act(karim, nine);
    expect(body.data).toMatchObject({ status: "proposed", proposedBy: "jobbeur", version: 1 });
    expect(body.data.proposed).toEqual({
      startsAt: "2026-11-30T08:00:00.000Z",
      endsAt: "2026-11-30T10:00:00.000Z",
    });
    expect([await typesFor(lea), await typesFor(karim)]).toEqual([["planning_hour"], []]);
    await act(lea, { act: "hour.accepted", version: 1 });
    expect([await typesFor(lea), await typesFor(karim)]).toEqual([["planning_hour"], ["planning_hour"]]);
    expect(await hourOf(karim)).toMatchObject({
      status: "agreed",
      proposed: null,
      agreed: body.data.proposed,
    });
    expect((await see(karim)).slots).toMatchObject([{ status: "agreed", agreed: body.data.proposed }]);
  });

  test("stays while another is proposed, and when that is refused or taken back", async () => {
    const { lea, karim } = about;
    await act(karim, nine);
    const { body } = await act(lea, { act: "hour.accepted", version: 1 });
    await act(lea, { ...nine, version: 2, from: "14:00" });
    expect(await hourOf(karim)).toMatchObject({ status: "moving", agreed: body.data.agreed });
    await act(karim, { act: "hour.refused", version: 3 });
    await act(lea, { ...nine, version: 4, from: "15:00" });
    await act(lea, { act: "hour.withdrawn", version: 5 });
    expect(await hourOf(karim)).toMatchObject({ status: "agreed", agreed: body.data.agreed, proposed: null });
  });

  test("is not answered by who proposed it, nor by strangers, who do not read it either", async () => {
    const { karim, id } = about;
    await act(karim, nine);
    expect(refused(await act(karim, { act: "hour.accepted", version: 1 }))).toEqual([403, "FORBIDDEN"]);
    const ines = await signIn(server, { userType: "jobbeur" });
    expect(refused(await act(ines, { act: "hour.accepted", version: 1 }))).toEqual([404, "NOT_FOUND"]);
    const seen = await ines.call(hour, { params: { id } });
    expect(seen.body?.data ?? null).toBeNull();
  });

  test("moves once for two who act at once; who comes second reads how it stands", async () => {
    const { lea, karim } = about;
    const both = await Promise.all([act(karim, nine), act(lea, { ...nine, from: "10:00" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    expect(second?.error).toMatchObject({ code: "HOUR_CHANGED", data: { hour: { version: 1 } } });
  });

  test("is never given twice: not proposed, nor accepted over hours that the jobbeur gave away", async () => {
    const other = await another();
    await act(about.karim, nine);
    await act(other.karim, { ...nine, from: "10:30" }, other.id);
    await act(about.lea, { act: "hour.accepted", version: 1 });
    expect(refused(await act(other.lea, { act: "hour.accepted", version: 1 }, other.id))).toEqual([
      409,
      "HOUR_TAKEN",
    ]);
    expect(refused(await act(other.lea, { ...nine, version: 1, from: "08:00" }, other.id))).toEqual([
      409,
      "HOUR_TAKEN",
    ]);
    // One that begins when the other ends is another one.
    await act(other.lea, { ...nine, version: 1, from: "11:00" }, other.id);
    expect((await act(other.karim, { act: "hour.accepted", version: 2 }, other.id)).status).toBe(200);
  });

  test("is never given twice by two clients at the same moment", async () => {
    const other = await another();
    await act(about.karim, nine);
    await act(other.karim, nine, other.id);
    const both = await Promise.all([
      act(about.lea, { act: "hour.accepted", version: 1 }),
      act(other.lea, { act: "hour.accepted", version: 1 }, other.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("HOUR_TAKEN");
  });

  test("never overlaps another: the database refuses it too", async () => {
    const other = await another();
    await act(about.karim, nine);
    await act(about.lea, { act: "hour.accepted", version: 1 });
    const overlap = server.platform.db.execute(sql`
      insert into planning_hours select ${other.id}::uuid, owner_id, jobbeur_id, status, starts_at + interval '1 hour', ends_at + interval '1 hour',
        null, null, null, true, 1, updated_at, agreed_at from planning_hours where mission_id = ${about.id}`);
    await expect(overlap).rejects.toMatchObject({ cause: { code: "23P01" } });
  });

  test("is the jobbeur’s again when the mission is cancelled, and nothing is agreed on for it any more", async () => {
    await act(about.karim, nine);
    await act(about.lea, { act: "hour.accepted", version: 1 });
    await about.lea.call(missionsContract.close, { params: { id: about.id }, body: { statut: "annulee" } });
    expect(refused(await act(about.lea, { ...nine, version: 2 }))).toEqual([409, "MISSION_CLOSED"]);
    const other = await another();
    await act(other.karim, nine, other.id);
    expect((await act(other.lea, { act: "hour.accepted", version: 1 }, other.id)).status).toBe(200);
  });

  test("is of its day: not past, not into the next one, by quarters of an hour", async () => {
    const pathsOf = async (body: Partial<HourBody>) => {
      const { status, error } = await act(about.karim, { ...nine, ...body });
      return [status, error.fields?.map(({ path }) => path)];
    };
    expect(await pathsOf({ from: "23:00" })).toEqual([400, ["minutes"]]);
    expect(await pathsOf({ minutes: 20 })).toEqual([400, ["minutes"]]);
    expect(await pathsOf({ minutes: 735 })).toEqual([400, ["minutes"]]);
    expect(await pathsOf({ from: "25:00" })).toEqual([400, ["from"]]);
    expect(await pathsOf({ from: undefined, minutes: undefined })).toEqual([400, ["from", "minutes"]]);
    server.clock.advance(11 * 86_400_000);
    about = { ...about, karim: await signInAgain(server, about.karim.person) };
    expect(await pathsOf({})).toEqual([400, ["from"]]);
  });

  test("is not accepted once it is past", async () => {
    await act(about.karim, nine);
    server.clock.advance(11 * 86_400_000);
    const back = await signInAgain(server, about.lea.person);
    const { status, error } = await act(back, { act: "hour.accepted", version: 1 });
    expect([status, error.fields?.[0]?.path]).toEqual([400, "act"]);
  });

  test.each([
    ["2027-03-28", "01:30", "2027-03-28T00:30:00.000Z", "2027-03-28T02:30:00.000Z"],
    ["2027-10-31", "01:30", "2027-10-30T23:30:00.000Z", "2027-10-31T01:30:00.000Z"],
  ])("lasts as long as it states on %s, when the clocks change", async (date, from, startsAt, endsAt) => {
    server.clock.advance(Date.parse(`${date}T12:00:00Z`) - 10 * 86_400_000 - server.clock.now());
    const lea = await signIn(server, { prenom: "Léa" });
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const other = await agreement(server, { date }, undefined, { lea, karim });
    const { body } = await act(karim, { ...nine, from }, other.id);
    expect(body.data.proposed).toEqual({ startsAt, endsAt });
    if (date === "2027-03-28")
      expect((await act(lea, { ...nine, version: 1, from: "02:30" }, other.id)).error.fields?.[0]?.path).toBe(
        "from",
      );
  });
});

test("no one is informed of the day of a mission that they do not have [DASH-06]", async () => {
  expect(inDays(server.clock, 0)).toBe("2026-11-20");
  const strangers = await Promise.all([signIn(server), signIn(server, { userType: "jobbeur" })]);
  for (const stranger of strangers) expect((await see(stranger, "2026-11-20", 62)).slots).toEqual([]);
});
