import { type HourBody, planningContract } from "@jobami/api/planning/contract";
import { agreedSlot } from "@jobami/api/planning/fixtures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readGazetteer, readPositions } from "../places/gazetteer.ts";
import { createPlacesService } from "../places/places.service.ts";
import { type Agreed, agreement } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { createTravels, travelMinutes } from "./travels.ts";

const { read, setHour, ways } = planningContract;
const [lyon, villeurbanne, vienne] = ["69123", "69266", "38544"];

test.each([
  [null, 15],
  [0, 15],
  [7.5, 15],
  [7.6, 20],
  [30, 60],
])("a way of %s km takes %s minutes", (km, minutes) => {
  expect(travelMinutes(km)).toBe(minutes);
});

const lasting = (minutes: number) => ({ minutes, km: null });
const away = (km: number) => ({ minutes: null, km: expect.closeTo(km, -2) });

test.each([
  ["of two communes of La Réunion", "97411", "97416", lasting(105)],
  ["from Lyon to La Réunion", "69123", "97411", away(8994)],
  ["from Nice to Ajaccio", "06088", "2A004", away(240)],
  ["from Quiberon to Belle-Île", "56186", "56152", away(16)],
  ["across Belle-Île", "56152", "56114", lasting(15)],
  ["from Tahiti to Moorea", "98735", "98729", { minutes: null, km: null }],
  ["from Guadeloupe to Marie-Galante", "97120", "97112", away(50)],
  ["from Lille to Marseille, which is too far to state", "59350", "13055", away(830)],
])("a way %s", (_, one, other, expected) => {
  const travels = createTravels({ places: createPlacesService(readGazetteer(), readPositions()) });
  const stay = (placeCode: string, missionId: string, from: string, to: string) => ({
    ...agreedSlot,
    missionId,
    placeCode,
    agreed: { startsAt: `2026-12-02T${from}:00.000Z`, endsAt: `2026-12-02T${to}:00.000Z` },
  });
  const day = [stay(one, "one", "08:00", "09:00"), stay(other, "other", "09:15", "10:00")];
  expect(travels.between(day)).toEqual([
    { fromId: "one", toId: "other", day: agreedSlot.day, ...expected, isTight: expect.any(Boolean) },
  ]);
});

describe("the way from one agreed mission to the next", () => {
  let server: TestServer;
  let first: Agreed;
  let second: Agreed;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    first = await agreement(server, { title: "Tailler la haie", date: "2026-11-30", placeCode: lyon });
    second = await agreement(
      server,
      { title: "Poncer la table", date: "2026-11-30", placeCode: vienne },
      undefined,
      {
        lea: await signIn(server, { prenom: "Inès" }),
        karim: first.karim,
      },
    );
  });

  async function agree({ lea, karim, id }: Agreed, from: string, version = 0): Promise<void> {
    const act = (by: SignedIn, body: HourBody) => by.call(setHour, { params: { id }, body });
    server.clock.advance(1000);
    await act(karim, { act: "hour.proposed", version, from, minutes: 60 });
    const { status } = await act(lea, { act: "hour.accepted", version: version + 1 });
    expect(status).toBe(200);
  }
  const travelsOf = async (by: SignedIn) =>
    (await by.call(read, { query: { from: "2026-11-30", days: 1 } })).body.data.travels;
  const ask = (by: SignedIn, from: string, id = second.id) =>
    by.call(ways, { params: { id }, query: { day: "2026-11-30", from, minutes: 60 } });

  test("stands in the planning of who goes there, and states whether there is time", async () => {
    await agree(first, "09:00");
    expect(await travelsOf(first.karim)).toEqual([]);
    await agree(second, "10:15");
    const [travel] = await travelsOf(first.karim);
    expect(travel).toMatchObject({ fromId: first.id, toId: second.id, isTight: true });
    // Some 27 km from centre to centre.
    expect(travel?.minutes).toBeGreaterThanOrEqual(45);
    expect(travel?.minutes).toBeLessThanOrEqual(60);
    await agree(second, "11:15", 2);
    expect(await travelsOf(first.karim)).toMatchObject([{ isTight: false }]);
    expect(await travelsOf(first.lea)).toEqual([]);
  });

  test("is warned of before an hour is proposed: which mission and how far to the jobbeur alone", async () => {
    await agree(first, "12:00");
    expect((await ask(second.karim, "14:15")).body.data).toEqual([]);
    expect((await ask(second.karim, "13:15")).body.data).toMatchObject([
      { side: "before", title: "Tailler la haie", left: 15 },
    ]);
    expect((await ask(second.karim, "10:45")).body.data).toMatchObject([{ side: "after", left: 15 }]);
    expect((await ask(second.lea, "13:15")).body.data).toEqual([
      { side: "before", title: null, minutes: null, km: null, left: null },
    ]);
    // It is a warning: the hour is proposed all the same.
    await agree(second, "13:15");
  });

  test("is a quarter of an hour at least, and nothing to a mission that is over", async () => {
    const near = await agreement(
      server,
      { title: "Monter un lit", date: "2026-11-30", placeCode: villeurbanne },
      undefined,
      {
        lea: await signIn(server),
        karim: first.karim,
      },
    );
    await agree(first, "09:00");
    expect((await ask(first.karim, "10:15", near.id)).body.data).toEqual([]);
    expect((await ask(first.karim, "10:00", near.id)).body.data).toMatchObject([{ minutes: 15, left: 0 }]);
  });

  test("is reported to no one else", async () => {
    const ines = await signIn(server, { userType: "jobbeur" });
    expect(refused(await ask(ines, "10:00"))).toEqual([404, "NOT_FOUND"]);
    const query = { day: "2026-11-30", from: "10:00", minutes: 60 };
    expect((await server.client().call(ways, { params: { id: second.id }, query })).status).toBe(401);
    for (const wrong of [{ day: "hier" }, { from: "25:00" }, { minutes: 100_000 }])
      expect(
        refused(await second.karim.call(ways, { params: { id: second.id }, query: { ...query, ...wrong } })),
      ).toEqual([400, "VALIDATION_FAILED"]);
  });
});
