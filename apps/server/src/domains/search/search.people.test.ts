import { dayInFrance } from "@jobami/api/missions/days";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const [lyon, villeurbanne] = ["69123", "69266"];
const hours = [{ from: "09:00", to: "12:00" }];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const dayMs = 86_400_000;

/** A day so many days after today, in France. */
const dayAfter = (days: number) => dayInFrance(server.clock.now() + days * dayMs);

/** A week that has hours on the day of the week which comes so many days after today. */
function weekOf(days: number) {
  const at = (new Date(`${dayAfter(days)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { ...emptyWeek, [weekdays[at] as string]: hours };
}

async function jobbeur(prenom: string, more: Record<string, unknown> = {}) {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const body = { ...structuredClone(sampleDraft), ...more, version: 0 } as never;
  expect((await who.call(profilesContract.save, { body })).status).toBe(200);
  return who.person.id;
}
const ask = (query: Record<string, string>) => server.client().call(searchContract.search, { query });
async function found(query: Record<string, string>) {
  const { status, body } = await ask({ category: "jardinage", ...query });
  expect(status).toBe(200);
  return body.data.map(({ person }) => person.prenom);
}
const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);
const away = (userId: string, first: number, last: number) =>
  run(sql`insert into planning_exceptions (id, user_id, first_day, last_day, from_time, to_time, note, created_at)
    values (gen_random_uuid(), ${userId}, ${dayAfter(first)}, ${dayAfter(last)}, null, null, '', now())`);

/** Agrees with a jobbeur on hours of a day that comes so many days after today, in France. */
async function booked(jobbeurId: string, days: number, from: string, to: string) {
  const lea = await signIn(server, { prenom: `Léa ${days} ${from}` });
  const { id } = await postMission(server, lea);
  const at = (time: string) => sql`${`${dayAfter(days)} ${time}`}::timestamp at time zone 'Europe/Paris'`;
  await run(sql`insert into planning_hours (mission_id, owner_id, jobbeur_id, status, starts_at, ends_at, agreed_at, is_held, version, updated_at)
    values (${id}, ${lea.person.id}, ${jobbeurId}, 'agreed', ${at(from)}, ${at(to)}, now(), true, 1, now())`);
}

test("a day whose usual hours are all booked is not free, one of which some are left is", async () => {
  const full = await jobbeur("Pleine", { availability: weekOf(1) });
  await booked(full, 1, "08:30", "10:00");
  await booked(full, 1, "10:00", "12:00");
  const half = await jobbeur("Moitié", { availability: weekOf(2) });
  await booked(half, 2, "09:00", "11:00");
  const { body } = await ask({ category: "jardinage", sort: "soon" });
  expect(body.data.map(({ person, nextFreeDay }) => [person.prenom, nextFreeDay])).toEqual([
    ["Moitié", dayAfter(2)],
    ["Pleine", dayAfter(8)],
  ]);
  expect(await found({ free_within: "3" })).toEqual(["Moitié"]);
  await run(sql`update planning_hours set is_held = false where jobbeur_id = ${full}`);
  expect(await found({ free_within: "3", sort: "soon" })).toEqual(["Pleine", "Moitié"]);
});

test("states the next free day, by the week and the days off, and sorts and narrows by it", async () => {
  await jobbeur("Tard", { availability: weekOf(5) });
  const absent = await jobbeur("Absente", { availability: weekOf(0) });
  await away(absent, 0, 2);
  await jobbeur("Tôt", { availability: weekOf(1) });
  await jobbeur("Jamais", { availability: emptyWeek });
  const { body } = await ask({ category: "jardinage", sort: "soon" });
  expect(body.data.map(({ person, nextFreeDay }) => [person.prenom, nextFreeDay])).toEqual([
    ["Tôt", dayAfter(1)],
    ["Tard", dayAfter(5)],
    ["Absente", dayAfter(7)],
    ["Jamais", null],
  ]);
  expect(await found({ free_within: "1" })).toEqual([]);
  expect(await found({ free_within: "3" })).toEqual(["Tôt"]);
  expect((await found({ free_within: "7" })).sort()).toEqual(["Tard", "Tôt"]);
  expect(await found({ sort: "soon", place: "Lyon" })).toEqual(["Tôt", "Tard", "Absente", "Jamais"]);
});

test("narrows to who is free on one of some days, and states on which from the first of them on", async () => {
  await jobbeur("Tôt", { availability: weekOf(1) });
  await jobbeur("Tard", { availability: weekOf(5) });
  const absent = await jobbeur("Absente", { availability: weekOf(4) });
  await away(absent, 4, 4);
  const free = async (query: Record<string, string>) =>
    (await ask({ category: "jardinage", ...query })).body.data.map(({ person, nextFreeDay }) => [
      person.prenom,
      nextFreeDay,
    ]);
  expect(await free({ free_on: dayAfter(4), free_until: dayAfter(5) })).toEqual([["Tard", dayAfter(5)]]);
  expect(await free({ free_on: dayAfter(8) })).toEqual([["Tôt", dayAfter(8)]]);
  expect(await free({ free_on: dayAfter(8), free_until: dayAfter(12), sort: "soon" })).toEqual([
    ["Tôt", dayAfter(8)],
    ["Absente", dayAfter(11)],
    ["Tard", dayAfter(12)],
  ]);
  for (const query of [
    { free_until: dayAfter(5) },
    { free_on: dayAfter(5), free_until: dayAfter(4) },
    { free_on: dayAfter(5), free_until: dayAfter(12) },
  ])
    expect([query, (await ask({ category: "jardinage", ...query })).status]).toEqual([query, 400]);
});

test("states how many live in each commune around, whichever is asked for, and narrows to one", async () => {
  await jobbeur("Karim");
  await jobbeur("Nora");
  await jobbeur("Ugo", { zone: { placeCode: villeurbanne, radiusKm: 10 } });
  const around = (body: Awaited<ReturnType<typeof ask>>["body"]) =>
    body.communes.map(({ commune, count }) => [commune.code, count]);
  const all = await ask({ category: "jardinage", place: "Lyon" });
  expect(around(all.body)).toEqual([
    [lyon, 2],
    [villeurbanne, 1],
  ]);
  const one = await ask({ category: "jardinage", place: "Lyon", commune: villeurbanne as string });
  expect(one.body.data.map(({ person }) => person.prenom)).toEqual(["Ugo"]);
  expect(around(one.body)).toEqual(around(all.body));
  expect((await ask({ category: "jardinage" })).body.communes).toEqual([]);
});

test("names arrondissements as they are numbered, however many live in each", async () => {
  const at = (prenom: string, placeCode: string) => jobbeur(prenom, { zone: { placeCode, radiusKm: 10 } });
  await at("Karim", "75110");
  await at("Nora", "75110");
  await at("Ugo", "75102");
  const { body } = await ask({ category: "jardinage", place: "Paris" });
  expect(body.communes.map(({ commune, count }) => [commune.name, count])).toEqual([
    ["Paris 2e Arrondissement", 1],
    ["Paris 10e Arrondissement", 2],
  ]);
});

test("names services like the one that no one offers, for sentences too", async () => {
  await jobbeur("Karim");
  const { body } = await ask({ q: "tailler une haie de lauriers", place: "Lyon" });
  expect(body.services).toEqual(["taille-de-haies"]);
  expect(body.data).toEqual([]);
  expect(body.neighbours).toContainEqual({ service: "tonte-de-pelouse", count: 1 });
});

test("a guitar teacher is not found by whoever wants furniture put together", async () => {
  await jobbeur("Django", {
    headline: "Cours de guitare",
    services: [{ subcategory: "cours-d-instrument", unit: "hour", amount: 30, years: null }],
  });
  await jobbeur("Ugo", {
    services: [{ subcategory: "montage-de-meubles", unit: "hour", amount: 30, years: null }],
  });
  for (const q of ["monter un meuble", "monter une armoire samedi"]) {
    const { body } = await ask({ q });
    expect([q, body.data.map(({ person }) => person.prenom)]).toEqual([q, ["Ugo"]]);
  }
});

test("a headline that speaks of other services is left out, unless it was found by its terms", async () => {
  const services = [
    { subcategory: "tonte-de-pelouse", unit: "hour", amount: 20, years: null },
    { subcategory: "cours-d-instrument", unit: "hour", amount: 30, years: null },
  ];
  await jobbeur("Django", { headline: "Cours de guitare à domicile", services });
  await jobbeur("Nora", { headline: "Haies et potagers", services });
  await jobbeur("Ugo", { headline: "Soigneux et ponctuel", services });
  const headlines = async (query: Record<string, string>) =>
    Object.fromEntries((await ask(query)).body.data.map(({ person }) => [person.prenom, person.headline]));
  expect(await headlines({ category: "jardinage" })).toEqual({
    Django: "",
    Nora: "Haies et potagers",
    Ugo: "Soigneux et ponctuel",
  });
  expect(await headlines({ category: "musique" })).toMatchObject({ Django: "Cours de guitare à domicile" });
});

test("an unknown filter, order or value is an error", async () => {
  for (const query of [
    { couleur: "rouge" },
    { sort: "hasard" },
    { free_within: "2" },
    { commune: "Lyon" },
    { prix: "3" },
  ])
    expect([query, (await ask({ category: "jardinage", ...query } as never)).status]).toEqual([query, 400]);
});

test("answers and papers of others give no badge, and what is too little gives no usual time", async () => {
  await jobbeur("Karim");
  const { body } = await ask({ category: "jardinage" });
  expect(body.data[0]).toMatchObject({ badges: [], answerMinutes: null });
});
