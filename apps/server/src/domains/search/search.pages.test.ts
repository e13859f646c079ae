import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
import { searchSorts } from "@jobami/api/search/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const mowing = { subcategory: "tonte-de-pelouse", unit: "hour", amount: 20, years: null };
const trimming = { subcategory: "taille-de-haies", unit: "quote", amount: null, years: null };

async function jobbeur(prenom: string, more: Record<string, unknown> = {}): Promise<void> {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const body = { ...structuredClone(sampleDraft), services: [mowing], ...more, version: 0 } as never;
  expect((await who.call(profilesContract.save, { body })).status).toBe(200);
}

/** People who differ in all that is sorted by, some of them in nothing. */
async function many(): Promise<string[]> {
  const zones = [
    { placeCode: "69123", radiusKm: 15 },
    { placeCode: "69266", radiusKm: 2 },
    { placeCode: "38544", radiusKm: 5 },
    null,
  ];
  const names = [..."ABCDEFGHIJK"].map((letter) => `Ana-${letter}`);
  for (const [at, prenom] of names.entries())
    await jobbeur(prenom, {
      zone: zones[at % zones.length],
      services: at % 3 === 0 ? [trimming] : [{ ...mowing, amount: 20 + (at % 2) }, trimming],
      availability: at % 2 === 0 ? emptyWeek : sampleDraft.availability,
    });
  return names;
}

async function page(query: Record<string, string>) {
  const { status, body } = await server.client().call(searchContract.search, { query });
  expect(status).toBe(200);
  return { names: body.data.map(({ person }) => person.prenom), ...body.pagination };
}

/** Everybody, page by page from a place on; what comes to pass after the first page is the caller’s. */
async function walked(
  query: Record<string, string>,
  way: "nextCursor" | "previousCursor" = "nextCursor",
  after: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  let at = await page(query);
  for (let pages = 1; ; pages += 1) {
    seen.push(...(way === "nextCursor" ? at.names : at.names.toReversed()));
    const cursor = at[way];
    if (cursor === null) return seen;
    expect(pages).toBeLessThan(20);
    if (pages === 1) await after();
    at = await page({ ...query, cursor });
  }
}

test.each(searchSorts.flatMap((sort) => [{ sort }, { sort, place: "Lyon", radius: "100" }]))(
  "in the order of %j everybody stands once, in the same place from either end",
  async (order) => {
    const names = await many();
    const query: Record<string, string> = { category: "jardinage", ...order };
    const whole = (await page({ ...query, limit: "24" })).names;
    const isNear = (_: string, at: number) => at % 4 !== 3;
    expect([...whole].sort()).toEqual("place" in order ? names.filter(isNear) : names);
    expect(await walked({ ...query, limit: "2" })).toEqual(whole);
    // The first page is always a whole one: from the end, some of it were seen before.
    const back = await walked({ ...query, limit: "3", cursor: "fin" }, "previousCursor");
    expect([...new Set(back)]).toEqual(whole.toReversed());
  },
);

test("whoever comes or leaves while pages are turned makes no one else be left out or seen twice", async () => {
  const names = await many();
  const seen = await walked({ category: "jardinage", limit: "3" }, "nextCursor", async () => {
    await jobbeur("Nouvelle");
    await jobbeur("Autre", { services: [trimming] });
    await server.platform.db.execute(sql`update users set profile_hidden = true where prenom = 'Ana-A'`);
  });
  const others = seen.filter((name) => name.startsWith("Ana-"));
  expect(new Set(seen).size).toBe(seen.length);
  expect([...others, "Ana-A"].sort()).toEqual(names);
});

test("a place beyond everybody is the last page, one before everybody the first, and the count is of all", async () => {
  const names = await many();
  const query = { category: "jardinage", limit: "4" };
  const id = "01930000-0000-7000-8000-0000000000a1";
  const last = await page({ ...query, cursor: `apres~900~1~1~0~${id}` });
  expect([last.names.length, last.totalCount, last.nextCursor]).toEqual([4, names.length, null]);
  const first = await page({ ...query, cursor: `avant~0~0~0~0~${id}` });
  expect([first.names, first.previousCursor]).toEqual([(await page(query)).names, null]);
});
