import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesContract } from "@jobami/api/profiles/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { searchContract } from "@jobami/api/search/contract";
import { usersContract } from "@jobami/api/users/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { searchTables } from "./search.tables.ts";

const { search, counts, cities, city } = searchContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const hour = (subcategory: string, amount: number) => ({ subcategory, unit: "hour", amount, years: null });
const quote = (subcategory: string) => ({ subcategory, unit: "quote", amount: null, years: null });
const at = (placeCode: string, radiusKm = 15) => ({ placeCode, radiusKm });
const [lyon, villeurbanne, vienne, grenoble, paris] = ["69123", "69266", "38544", "38185", "75056"];

/** A jobbeur with a profile; what is not stated is as in the sample, which mows lawns in Lyon on Saturdays for 22 € an hour. */
async function jobbeur(prenom: string, more: Record<string, unknown> = {}) {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const saved = await who.call(profilesContract.save, {
    body: { ...structuredClone(sampleDraft), ...more, version: 0 } as never,
  });
  expect(saved.status).toBe(200);
  return who;
}

const ask = (query: Record<string, string>) => server.client().call(search, { query });
async function found(query: Record<string, string>) {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body.data.map(({ person }) => person.prenom);
}
let namings = 0;
/** The pages of services in communes that are named to search engines, read anew, though each test sets the clock back. */
async function pagesNamed() {
  namings += 1;
  server.clock.advance(namings * 10 * 60_000);
  return (await server.client().call(cities)).body.data;
}
const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);

describe("the search of jobbeurs", () => {
  test("finds by category and subcategory, for everybody, and states what leads to a profile [SRCH-04]", async () => {
    await jobbeur("Karim");
    await jobbeur("Ana", { services: [hour("taille-de-haies", 25)] });
    await jobbeur("Ugo", { services: [hour("plomberie", 40)] });
    expect((await found({ category: "jardinage" })).sort()).toEqual(["Ana", "Karim"]);
    expect(await found({ category: "jardinage", subcategory: "taille-de-haies" })).toEqual(["Ana"]);
    const { body } = await ask({
      category: "jardinage",
      subcategory: "tonte-de-pelouse",
      place: "Villeurbanne",
    });
    expect(body).toMatchObject({
      services: ["tonte-de-pelouse"],
      place: { code: villeurbanne, name: "Villeurbanne", slug: "villeurbanne-69" },
      isPlaceUnknown: false,
      isAlike: false,
      nearest: null,
      pagination: { totalCount: 1, countIsEstimated: false, previousCursor: null, nextCursor: null },
      data: [
        {
          person: { prenom: "Karim", initiale: "B", slug: "karim-b", headline: "Jardins de ville" },
          services: [{ subcategory: "tonte-de-pelouse", unit: "hour", amount: 22 }],
          isByWords: false,
          commune: { name: "Lyon", slug: "lyon-69" },
          distanceKm: 3,
          radiusKm: 15,
          days: ["saturday"],
          rating: null,
          reviews: 0,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Benali|exemple\.fr|latitude/);
  });

  test("takes terms in any case, misspelt or colloquial, for services [SRCH-05]", async () => {
    await jobbeur("Ugo", { services: [hour("plomberie", 40)] });
    await jobbeur("Karim");
    for (const q of ["PLOMBIER", "plonbier", "fuite robinet", "Toilettes bouchées"])
      expect([q, await found({ q })]).toEqual([q, ["Ugo"]]);
    expect((await ask({ q: "PLOMBIER" })).body.services[0]).toBe("plomberie");
  });

  test("does not use the terms when a category is given [SRCH-06]", async () => {
    await jobbeur("Ugo", { services: [hour("plomberie", 40)] });
    await jobbeur("Karim");
    expect(await found({ category: "jardinage", q: "plombier" })).toEqual(["Karim"]);
  });

  test("finds terms of headlines, texts and equipment too, without accents, after who offers the service", async () => {
    await jobbeur("Nora", {
      headline: "Vétérinaire à la retraite",
      services: [hour("promenade-de-chiens", 15)],
    });
    await jobbeur("Karim", { equipment: ["Nacelle"] });
    expect(await found({ q: "veterinaire" })).toEqual(["Nora"]);
    expect(await found({ q: "nacelles" })).toEqual(["Karim"]);
    expect((await ask({ q: "nacelle" })).body.data[0]?.isByWords).toBe(true);
    await jobbeur("Ugo", { about: "Je peux tondre aussi.", services: [hour("plomberie", 40)] });
    expect(await found({ q: "tondre" })).toEqual(["Karim", "Ugo"]);
  });

  test("searches so far around a place, and sorts by fit, distance or price", async () => {
    await jobbeur("Loin", { zone: at(vienne, 5), services: [hour("tonte-de-pelouse", 12)] });
    await jobbeur("Près", { zone: at(villeurbanne), services: [hour("tonte-de-pelouse", 30)] });
    await jobbeur("Là", { services: [quote("tonte-de-pelouse")] });
    await jobbeur("Ailleurs", { zone: at(grenoble) });
    await jobbeur("Partout", { zone: null });
    const q = { category: "jardinage", place: "69001" };
    const distances = (await ask({ ...q, place: "Lyon", sort: "distance", radius: "50" })).body.data;
    expect(distances.map(({ person, distanceKm }) => [person.prenom, distanceKm])).toEqual([
      ["Là", 0],
      ["Près", 3],
      ["Loin", 25],
    ]);
    expect(await found({ ...q, radius: "10" })).toHaveLength(2);
    expect(await found({ ...q, place: "Lyon", radius: "50", sort: "price" })).toEqual(["Loin", "Près", "Là"]);
    // Who declares that they go as far as the place comes first.
    expect((await found({ ...q, place: "Lyon", radius: "50" })).at(-1)).toBe("Loin");
    expect(await found({ category: "jardinage" })).toHaveLength(5);
  });

  test("keeps who is free on a day, and who asks no more an hour", async () => {
    await jobbeur("Karim");
    await jobbeur("Ana", { availability: { ...emptyWeek, monday: [{ from: "09:00", to: "12:00" }] } });
    await jobbeur("Ugo", { services: [quote("tonte-de-pelouse")] });
    expect(await found({ q: "tondre", free_on: "2026-11-30" })).toEqual(["Ana"]);
    expect((await found({ q: "tondre", price_max: "22" })).sort()).toEqual(["Ana", "Karim"]);
    expect(await found({ q: "tondre", price_max: "21.99" })).toEqual([]);
  });

  test("states what was stated of whom, keeps who is rated so well at least, and sorts by a mean that one review moves little", async () => {
    const lea = await signIn(server, { prenom: "Léa" });
    const karim = await jobbeur("Karim");
    const nora = await jobbeur("Nora");
    const ana = await jobbeur("Ana");
    await jobbeur("Ugo");
    async function rate(who: typeof karim, note: number): Promise<void> {
      const about = await agreement(server, {}, { amount: 60 }, { lea, karim: who });
      await finish(server, about);
      const body = { notes: [note, note, note, note] };
      await lea.call(reviewsContract.write, { params: { id: about.id }, body });
      await who.call(reviewsContract.write, { params: { id: about.id }, body });
    }
    for (let count = 0; count < 5; count += 1) await rate(karim, 5);
    await rate(nora, 5);
    await rate(ana, 1);
    const q = { q: "tondre" };
    const sorted = (await ask({ ...q, sort: "rating" })).body.data;
    expect(sorted.map(({ person, rating, reviews }) => [person.prenom, rating, reviews])).toEqual([
      // Of as many as five: before a single one that is as good.
      ["Karim", 5, 5],
      ["Nora", 5, 1],
      ["Ana", 1, 1],
      ["Ugo", null, 0],
    ]);
    expect(await found({ ...q, rating_min: "4.5" })).toEqual(["Karim"]);
    expect((await found({ ...q, rating_min: "4" })).sort()).toEqual(["Karim", "Nora"]);
    expect((await found({ ...q, rating_min: "3.5", place: "Lyon" })).sort()).toEqual([
      "Ana",
      "Karim",
      "Nora",
    ]);
    expect((await ask({ ...q, rating_min: "4" })).body.pagination.totalCount).toBe(2);
    for (const rating_min of ["5", "1", "beaucoup", "-1"])
      expect((await ask({ ...q, rating_min })).status).toBe(400);
    // What is not read by others yet, or was taken away, states nothing.
    await run(sql`update reviews set is_hidden = true where subject_id = ${nora.person.id}`);
    await run(sql`update reviews set shown_at = null where subject_id = ${ana.person.id}`);
    expect(await found({ ...q, rating_min: "3.5" })).toEqual(["Karim"]);
    expect((await ask({ q: "plomberie", rating_min: "4" })).body.nearest).toBeNull();
    await jobbeur("Paul", { services: [hour("plomberie", 40)] });
    const strict = await ask({ q: "plomberie", rating_min: "4" });
    expect(strict.body.nearest).toMatchObject({ change: "filters", count: 1 });
  });

  test("shows no one whose profile no one may see, by the same rule, nor counts them", async () => {
    const { life } = server.domains.users;
    const set = (change: string, id: string) =>
      run(sql`update users set ${sql.raw(change)} where id = ${id}`);
    const { db } = server.platform;
    const ways: Record<string, (id: string) => Promise<unknown>> = {
      hidden: (id) => set("profile_hidden = true", id),
      team: (id) => set("role = 'jobmodo'", id),
      requester: (id) => set("user_type = 'other'", id),
      suspended: (id) =>
        inTransaction(db, (tx) => life.suspend(tx, id, { by: "staff", hours: null, reason: "Faux" })),
      paused: (id) =>
        inTransaction(db, (tx) => life.step(tx, id, { type: "account.paused", by: "owner", commitments: 0 })),
    };
    for (const [way, take] of Object.entries(ways)) {
      await take((await jobbeur("Ugo")).person.id);
      const { body } = await ask({ category: "jardinage" });
      expect([way, body.data, body.pagination.totalCount]).toEqual([way, [], 0]);
    }
    expect((await server.client().call(counts)).body.data).toEqual([]);
    expect(await pagesNamed()).toEqual([]);
  });

  test("follows the profile: what is no longer offered is no longer found, and who leaves is gone", async () => {
    const karim = await jobbeur("Karim");
    const save = (version: number, more: Record<string, unknown>) =>
      karim.call(profilesContract.save, {
        body: { ...structuredClone(sampleDraft), ...more, version } as never,
      });
    await save(1, { services: [hour("plomberie", 30)], headline: "Robinets" });
    expect([await found({ q: "tondre" }), await found({ q: "plombier" })]).toEqual([[], ["Karim"]]);
    await save(2, { services: [] });
    expect(await found({ q: "plombier" })).toEqual([]);
    await inTransaction(server.platform.db, (tx) => eraseRows(tx, searchTables, karim.person.id));
    expect((await run(sql`select user_id from profile_words`)).rows).toEqual([]);
  });

  test("learns at night the profiles that were saved before it was there, once", async () => {
    await jobbeur("Karim");
    await run(sql`delete from offered_services`);
    await run(sql`delete from profile_words`);
    expect(await found({ q: "tondre" })).toEqual([]);
    await server.domains.search.catchUp();
    expect(await found({ q: "tondre" })).toEqual(["Karim"]);
    await run(sql`update offered_services set radius_km = 99`);
    await server.domains.search.catchUp();
    expect((await ask({ q: "tondre" })).body.data[0]?.radiusKm).toBe(99);
  });
});

describe("when no one is found", () => {
  const nearest = async (query: Record<string, string>) => (await ask(query)).body.nearest;

  test("the least change that finds a person is proposed", async () => {
    await jobbeur("Karim", { zone: at(vienne) });
    const mow = { category: "jardinage", subcategory: "tonte-de-pelouse" };
    expect(await nearest({ ...mow, place: "Lyon", radius: "10" })).toEqual({
      change: "radius",
      radiusKm: 25,
      count: 1,
    });
    expect(await nearest({ ...mow, free_on: "2026-11-30" })).toEqual({ change: "filters", count: 1 });
    expect(await nearest({ category: "jardinage", subcategory: "taille-de-haies" })).toEqual({
      change: "category",
      category: "jardinage",
      count: 1,
    });
    expect(await nearest({ ...mow, place: "Brest" })).toEqual({ change: "place", count: 1 });
    expect(await nearest({ category: "musique" })).toBeNull();
    expect(await nearest({})).toBeNull();
  });

  test("a place that is none is stated, and nothing is left out for it", async () => {
    await jobbeur("Karim");
    const { body } = await ask({ q: "tondre", place: "Zzyzx" });
    expect([body.isPlaceUnknown, body.place, body.data.length]).toEqual([true, null, 1]);
    expect((await ask({ q: "tondre", place: "Saint-Denis (974)" })).body.place?.code).toBe("97411");
    expect((await ask({ q: "tondre", place: "Saint-Denis (93)" })).body.place?.code).toBe("93066");
  });
});

describe("attacked", () => {
  test.each<Record<string, string>>([
    { category: "inconnue" },
    { subcategory: "plomberie" },
    { category: "jardinage", subcategory: "plomberie" },
    { q: "a".repeat(121) },
    { q: "tondre\u0000" },
    { place: "a".repeat(81) },
    { radius: "7" },
    { radius: "1e9" },
    { price_max: "-1" },
    { price_max: "NaN" },
    { free_on: "monday" },
    { free_on: "2026-02-30" },
    { sort: "updated_at; drop table users" },
    { page: "1" },
    { cursor: "apres~1" },
    { cursor: "apres~1~0~0~'--~01930000-0000-7000-8000-0000000000a1" },
    { cursor: "apres~1~0~0~1e9~01930000-0000-7000-8000-0000000000a1" },
    { cursor: "apres~1~0~0~-1~moi" },
    { limit: "1000" },
  ])("a question that makes no sense is refused: %j", async (query) => {
    const { status, error } = await ask(query);
    expect([status, error.code]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("hostile terms are terms", async () => {
    await jobbeur("Karim");
    for (const q of [
      "'; drop table offered_services; --",
      "a & !b | (c <-> d)",
      '"',
      "%_\\",
      "😀",
      "-- -",
      ":*",
    ])
      expect([q, await found({ q })]).toEqual([q, []]);
    expect(await found({ q: "tondre" })).toEqual(["Karim"]);
  });

  test("no one is found by distances closer than the commune that their profile names", async () => {
    await jobbeur("Karim");
    await jobbeur("Ana");
    const origins = [
      "Villeurbanne",
      "Vienne",
      "Bron",
      "Vénissieux",
      "Saint-Étienne",
      "Lyon",
      "Mâcon",
      "69003",
    ];
    const seenPlaces = new Set<string>();
    for (const place of origins) {
      const { data } = (await ask({ q: "tondre", place, radius: "100" })).body;
      expect(data.map(({ commune }) => commune?.code)).toEqual([lyon, lyon]);
      for (const { distanceKm } of data) expect(Number.isInteger(distanceKm)).toBe(true);
      seenPlaces.add(String(new Set(data.map(({ distanceKm }) => distanceKm)).size));
    }
    // Whoever states the same commune is as far from everywhere.
    expect([...seenPlaces]).toEqual(["1"]);
    const { rows } = await run(sql`select distinct latitude, longitude from offered_services`);
    expect(rows).toEqual([server.domains.places.centre(lyon)]);
  });
});

describe("services and communes", () => {
  test("each service is counted by people, once for a category", async () => {
    await jobbeur("Karim", { services: [hour("tonte-de-pelouse", 20), hour("taille-de-haies", 20)] });
    await jobbeur("Ana");
    const { data } = (await server.client().call(counts)).body;
    expect(Object.fromEntries(data.map(({ service, count }) => [service, count]))).toEqual({
      jardinage: 2,
      "tonte-de-pelouse": 2,
      "taille-de-haies": 1,
    });
  });

  test("a service in a commune states how many, whom engines may show, what is around", async () => {
    const karim = await jobbeur("Karim");
    await karim.call(usersContract.updateSeoPreferences, { body: { seo_indexable: true } });
    await jobbeur("Ana", { zone: at(villeurbanne) });
    await jobbeur("Ugo", { services: [hour("taille-de-haies", 20)] });
    await jobbeur("Zoé", { zone: at(paris) });
    const read = (service: string, ville: string) =>
      server.client().call(city, { params: { service: service as "jardinage", ville } });
    const { data } = (await read("tonte-de-pelouse", "lyon-69")).body;
    expect(data).toMatchObject({
      service: "tonte-de-pelouse",
      commune: { code: lyon, name: "Lyon", department: "Rhône" },
      count: 2,
      people: [{ person: { prenom: "Karim" }, distanceKm: 0 }],
      around: [{ commune: { slug: "villeurbanne-69" }, count: 1 }],
      neighbours: [{ service: "taille-de-haies", count: 1 }],
    });
    expect(data.people).toHaveLength(1);
    expect((await read("jardinage", "villeurbanne-69")).body.data.count).toBe(3);
    for (const [service, ville] of Object.entries({ jardinage: "brest-29", plomberie: "lyon-69" }))
      expect((await read(service, ville)).body.data).toMatchObject({ count: 0, people: [] });
    for (const [service, ville] of [
      ["jardinage", "atlantide-99"],
      ["jardinage", "lyon-75"],
    ] as const)
      expect([ville, (await read(service, ville)).error.code]).toEqual([ville, "NOT_FOUND"]);
    for (const [service, ville] of [
      ["inconnu", "lyon-69"],
      ["jardinage", "LYON-69"],
      ["jardinage", "lyon-69'--"],
    ] as const)
      expect([ville, [400, 404].includes((await read(service, ville)).status)]).toEqual([ville, true]);
  });

  test("every page of a service in a commune where a person lives is named, as it was ten minutes ago, and is there", async () => {
    await jobbeur("Karim");
    await jobbeur("Ana", { zone: null });
    const data = await pagesNamed();
    expect(data).toEqual([
      { service: "jardinage", commune: "lyon-69" },
      { service: "tonte-de-pelouse", commune: "lyon-69" },
    ]);
    await jobbeur("Ugo", { services: [hour("plomberie", 40)] });
    expect((await server.client().call(cities)).body.data).toEqual(data);
    for (const { service, commune } of data)
      expect((await server.client().call(city, { params: { service, ville: commune } })).status).toBe(200);
  });
});
