import { type HourBody, planningContract } from "@jobami/api/planning/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { travelMinutes } from "./travels.ts";

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

  test("stands in the planning of who goes there, and says whether there is time", async () => {
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
      { side: "before", title: null, minutes: null, left: null },
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

  test("is told to nobody else", async () => {
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
