import { missionsContract } from "@jobami/api/missions/contract";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { wantedDays } from "./missions.asked-list.ts";

test.each([
  ["this_week", "2026-11-20", "2026-11-20", "2026-11-22"],
  ["this_week", "2026-11-22", "2026-11-22", "2026-11-22"],
  ["this_week", "2026-11-23", "2026-11-23", "2026-11-29"],
  ["next_week", "2026-11-22", "2026-11-23", "2026-11-29"],
  ["next_week", "2026-12-28", "2027-01-04", "2027-01-10"],
  ["2026-12-03", "2026-11-20", "2026-12-03", "2026-12-03"],
])("%s, asked for on %s, is from %s to %s", (when, today, first, last) => {
  expect(wantedDays(when, today)).toEqual({ first, last });
});

describe("a list of missions", () => {
  let server: TestServer;
  let lea: SignedIn;
  let karim: SignedIn;
  const monday = () => {
    const day = new Date(server.clock.now()).getUTCDay();
    return day === 0 ? 1 : 8 - day;
  };
  const titles = async (query: Record<string, string>) =>
    (await karim.call(missionsContract.list, { query })).body.data.map(({ title }) => title).sort();

  beforeAll(async () => {
    server = await startTestServer();
    lea = await signIn(server, { prenom: "Léa" });
    karim = await workingJobbeur(server);
    const days = { Aujourd: 0, Dimanche: monday() - 1, Lundi: monday(), Ensuite: monday() + 7 };
    for (const [title, day] of Object.entries(days))
      await postMission(server, lea, {
        title: `${title} : tondre la pelouse`,
        date: inDays(server.clock, day),
      });
    await postMission(server, lea, { title: "Loin : tondre la pelouse", placeCode: "69266" });
  });
  afterAll(() => server.close());

  it("keeps to this week, to the next one, and to a day", async () => {
    const of = (title: string) => `${title} : tondre la pelouse`;
    expect(await titles({ when: "this_week" })).toEqual([of("Aujourd"), of("Dimanche")]);
    expect(await titles({ when: "next_week", nearby: "true" })).toContain(of("Lundi"));
    expect(await titles({ when: "next_week" })).not.toContain(of("Ensuite"));
    expect(await titles({ when: inDays(server.clock, monday()) })).toContain(of("Lundi"));
    expect(await titles({ when: inDays(server.clock, 0), search: "pelouse" })).toEqual([of("Aujourd")]);
    const { status } = await karim.call(missionsContract.list, { query: { when: "demain" } as never });
    expect(status).toBe(400);
  });

  it("states how far each is from who named their commune, and of no one else’s", async () => {
    const kms = async (by: SignedIn, query = {}) =>
      Object.fromEntries(
        (await by.call(missionsContract.list, { query })).body.data.map(({ place, km }) => [place.code, km]),
      );
    expect(await kms(karim)).toEqual({ "69123": 0, "69266": 3 });
    expect(await kms(lea, { owner: "true" })).toEqual({ "69123": undefined, "69266": undefined });
    expect(await kms(await signIn(server, { prenom: "Paul" }))).toEqual({
      "69123": undefined,
      "69266": undefined,
    });
  });
});
