import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { type HourBody, planningContract } from "@jobami/api/planning/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";

const { asked, read, hour, setHour } = planningContract;

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

const act = (by: SignedIn, body: HourBody, id = about.id) => {
  server.clock.advance(1000);
  return by.call(setHour, { params: { id }, body });
};
const nine: HourBody = { act: "hour.proposed", version: 0, day: "2026-12-03", from: "09:00", minutes: 120 };
const hourOf = async (by: SignedIn, id = about.id) => (await by.call(hour, { params: { id } })).body.data;
const askedOf = async (by: SignedIn) => (await by.call(asked)).body.data;
const dayOf = async (by: SignedIn, id = about.id) =>
  (await by.call(missionsContract.details, { params: { id } })).body.data.date;
const slotsOf = async (by: SignedIn, from: string, days = 1) =>
  (await by.call(read, { query: { from, days } })).body.data.slots;

async function another() {
  const lea = await signIn(server, { prenom: "Inès", nom: "Dupont" });
  return agreement(server, { title: "Poncer la table", date: "2026-12-03" }, undefined, {
    lea,
    karim: about.karim,
  });
}

async function notificationsOf({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ text: string }>(sql`
    select title || ' | ' || content as text from notifications where user_id = ${person.id} and type = 'planning_hour' order by id`);
  return rows.map(({ text }) => text);
}

/** The unread lines about hours. */
const unreadOf = async (by: SignedIn) =>
  (await by.call(notificationsContract.list, { query: { unread: "true" } })).body.data
    .filter(({ type }) => type === "planning_hour")
    .map(({ title }) => title);

describe("another day for a mission", () => {
  test("leaves no line unread that asks for what is answered: of each mission the newest alone", async () => {
    const { lea, karim } = about;
    const first = await act(karim, nine);
    expect(await unreadOf(lea)).toEqual(["Autre jour proposé"]);
    const { version } = first.body.data;
    const later = await act(lea, { ...nine, version, from: "10:00" });
    expect(await unreadOf(lea)).toEqual([]);
    expect(await unreadOf(karim)).toEqual(["Autre jour proposé"]);
    await act(karim, { act: "hour.accepted", version: later.body.data.version });
    expect(await unreadOf(karim)).toEqual([]);
    expect(await unreadOf(lea)).toEqual(["Nouveau jour convenu"]);
  });

  test("is asked for by one and accepted by the other: the mission is on it, and both know", async () => {
    const { lea, karim } = about;
    const { body } = await act(karim, nine);
    expect(body.data).toMatchObject({ day: "2026-11-30", status: "proposed", proposedBy: "jobbeur" });
    expect(body.data.proposed).toEqual({
      startsAt: "2026-12-03T08:00:00.000Z",
      endsAt: "2026-12-03T10:00:00.000Z",
    });
    expect(await dayOf(lea)).toBe("2026-11-30");
    expect((await notificationsOf(lea))[0]).toMatch(
      /^Autre jour proposé \| .*Jeudi 3 décembre à 9.h, au lieu du lundi 30 novembre/,
    );
    const accepted = await act(lea, { act: "hour.accepted", version: 1 });
    expect(accepted.body.data).toMatchObject({ day: "2026-12-03", status: "agreed" });
    expect([await dayOf(lea), await dayOf(karim)]).toEqual(["2026-12-03", "2026-12-03"]);
    expect((await notificationsOf(karim))[0]).toMatch(/^Nouveau jour convenu \| .*jeudi 3 décembre à 9.h/);
    for (const side of [lea, karim]) {
      const changed = (await liveEventsOf(server, side)).filter(({ name }) => name === "mission_changed");
      expect(changed.at(-1)?.payload).toMatchObject({ mission: { id: about.id, date: "2026-12-03" } });
    }
    expect(await slotsOf(karim, "2026-11-30")).toEqual([]);
    expect(await slotsOf(karim, "2026-12-03")).toMatchObject([{ missionId: about.id, day: "2026-12-03" }]);
  });

  test("stands in the planning of both for that day too while it waits", async () => {
    await act(about.karim, nine);
    for (const day of ["2026-11-30", "2026-12-03"])
      for (const side of [about.lea, about.karim])
        expect(await slotsOf(side, day)).toMatchObject([
          { day: "2026-11-30", status: "proposed", version: 1 },
        ]);
    expect(await slotsOf(about.lea, "2026-12-02")).toEqual([]);
    expect(await slotsOf(about.lea, "2026-12-04")).toEqual([]);
  });

  test("changes nothing when it is refused, taken back, or answered with yet another", async () => {
    const { lea, karim } = about;
    await act(karim, { ...nine, day: "2026-11-30" });
    const agreed = (await act(lea, { act: "hour.accepted", version: 1 })).body.data.agreed;
    await act(lea, { ...nine, version: 2 });
    await act(karim, { act: "hour.refused", version: 3 });
    await act(lea, { ...nine, version: 4 });
    await act(lea, { act: "hour.withdrawn", version: 5 });
    expect(await hourOf(karim)).toMatchObject({
      status: "agreed",
      agreed,
      day: "2026-11-30",
      proposed: null,
    });
    await act(lea, { ...nine, version: 6 });
    const countered = await act(karim, { ...nine, version: 7, day: "2026-12-04" });
    expect(countered.body.data).toMatchObject({ status: "moving", proposedBy: "jobbeur", agreed });
    expect(await dayOf(lea)).toBe("2026-11-30");
    await act(lea, { act: "hour.accepted", version: 8 });
    expect(await dayOf(karim)).toBe("2026-12-04");
  });

  test("awaits the other side alone, who reads it among what waits until it is answered", async () => {
    const { lea, karim, id } = about;
    expect([await askedOf(lea), await askedOf(karim)]).toEqual([[], []]);
    await act(karim, nine);
    const later = await another();
    await act(karim, { ...nine, from: "08:00" }, later.id);
    expect(await askedOf(lea)).toMatchObject([
      {
        missionId: id,
        status: "proposed",
        proposedBy: "jobbeur",
        side: "client",
        other: { prenom: "Karim" },
      },
    ]);
    expect(await askedOf(karim)).toEqual([]);
    // Agreed on, then asked to move: it is the other's turn.
    await act(lea, { act: "hour.accepted", version: 1 });
    await act(lea, { ...nine, version: 2, day: "2026-12-04" });
    expect(await askedOf(lea)).toEqual([]);
    await act(later.lea, { ...nine, version: 1, from: "07:00" }, later.id);
    expect(await askedOf(karim)).toMatchObject([
      { missionId: later.id, status: "proposed", side: "jobbeur", other: { prenom: "Inès" } },
      { missionId: id, status: "moving", side: "jobbeur", agreed: { startsAt: "2026-12-03T08:00:00.000Z" } },
    ]);
    await act(karim, { act: "hour.refused", version: 3 });
    await lea.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
    await later.lea.call(missionsContract.close, { params: { id: later.id }, body: { statut: "annulee" } });
    expect(await askedOf(karim)).toEqual([]);
  });

  test("awaits no one who has no side of it, and nothing is stated without a session", async () => {
    await act(about.karim, nine);
    const others = [
      await signIn(server, { userType: "jobbeur" }),
      await signIn(server, { role: "jobmodo" }),
      await signIn(server, { role: "jobpadm" }),
    ];
    for (const other of others) expect(await askedOf(other)).toEqual([]);
    const signedOut = await server.client().call(asked);
    expect([signedOut.status, signedOut.error.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  test("is neither asked for nor answered by who may not", async () => {
    const { lea, karim, id } = about;
    const ines = await signIn(server, { userType: "jobbeur" });
    expect(refused(await act(ines, nine))).toEqual([404, "NOT_FOUND"]);
    const signedOut = await server.client().call(setHour, { params: { id }, body: nine });
    expect(signedOut.status).toBe(401);
    await act(karim, nine);
    expect(refused(await act(karim, { act: "hour.accepted", version: 1 }))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await act(ines, { act: "hour.accepted", version: 1 }))).toEqual([404, "NOT_FOUND"]);
    await lea.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
    expect(refused(await act(lea, { act: "hour.accepted", version: 1 }))).toEqual([409, "MISSION_CLOSED"]);
    expect(await dayOf(lea)).toBe("2026-11-30");
  });

  test.each<[Partial<HourBody>, string]>([
    [{ day: "2026-11-19" }, "day"],
    [{ day: "2028-01-01" }, "day"],
    [{ day: "2026-02-30" }, "day"],
    [{ day: "" }, "day"],
    [{ day: "demain\u0000" }, "day"],
    [{ day: "2026-11-20", from: "00:15" }, "from"],
    [{ from: "23:30" }, "minutes"],
  ])("is refused with %j at %s", async (changes, path) => {
    const { status, error } = await act(about.karim, { ...nine, ...changes });
    expect([status, error.fields?.[0]?.path]).toEqual([400, path]);
  });

  test("is never given twice: not to a second mission, nor when two clients accept at the same moment", async () => {
    const other = await another();
    await act(about.karim, nine);
    await act(other.karim, { ...nine, from: "10:00" }, other.id);
    const both = await Promise.all([
      act(about.lea, { act: "hour.accepted", version: 1 }),
      act(other.lea, { act: "hour.accepted", version: 1 }, other.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("HOUR_TAKEN");
    // Who lost stays where it was, on its own day.
    const [first, second] = [await hourOf(about.karim), await hourOf(about.karim, other.id)];
    expect([first?.status, second?.status].sort()).toEqual(["agreed", "proposed"]);
    expect(await dayOf(about.lea)).toBe(first?.status === "agreed" ? "2026-12-03" : "2026-11-30");
    const late = first?.status === "agreed" ? other : about;
    expect(refused(await act(late.lea, { ...nine, version: 1, from: "09:30" }, late.id))).toEqual([
      409,
      "HOUR_TAKEN",
    ]);
  });

  test("ends in one lawful state when one accepts while the other takes it back, or proposes another", async () => {
    const { lea, karim } = about;
    await act(karim, nine);
    const race = await Promise.all([
      act(lea, { act: "hour.accepted", version: 1 }),
      act(karim, { act: "hour.withdrawn", version: 1 }),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const standing = await hourOf(lea);
    expect(standing?.version).toBe(2);
    const isAgreed = standing?.status === "agreed";
    expect([standing?.status, await dayOf(lea)]).toEqual(
      isAgreed ? ["agreed", "2026-12-03"] : ["open", "2026-11-30"],
    );
    const again = await Promise.all(
      [lea, karim].map((by, index) => act(by, { ...nine, version: 2, day: `2026-12-0${4 + index}` })),
    );
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await hourOf(lea))?.version).toBe(3);
  });

  test.each([
    ["2027-03-28", "02:30", "from"],
    ["2027-03-28", "01:30", "2027-03-28T00:30:00.000Z"],
    ["2027-10-31", "02:30", "2027-10-31T00:30:00.000Z"],
  ])("on %s at %s, when the clocks change, is %s", async (day, from, expected) => {
    server.clock.advance(Date.parse(`${day}T12:00:00Z`) - 10 * 86_400_000 - server.clock.now());
    const lea = await signIn(server, { prenom: "Léa" });
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const date = new Date(server.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const other = await agreement(server, { date }, undefined, { lea, karim });
    const { body, error } = await act(karim, { ...nine, day, from }, other.id);
    if (expected === "from") return expect(error.fields?.[0]?.path).toBe("from");
    expect(body.data.proposed?.startsAt).toBe(expected);
    await act(lea, { act: "hour.accepted", version: 1 }, other.id);
    expect(await dayOf(lea, other.id)).toBe(day);
  });
});
