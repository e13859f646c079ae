import { type ProfileDraft, profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
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

async function jobbeur(prenom: string, more: Partial<ProfileDraft>) {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const body = { ...structuredClone(sampleDraft as unknown as ProfileDraft), ...more, version: 0 };
  expect((await who.call(profilesContract.save, { body })).status).toBe(200);
}

const ask = (query: Record<string, string>) => server.client().call(searchContract.search, { query });
const found = async (query: Record<string, string>) =>
  (await ask(query)).body.data.map(({ person }) => person.prenom);

test("finds terms of profiles with letters wrong where no one declares the right ones, and states it", async () => {
  await jobbeur("Karim", { equipment: ["Nacelle"], about: "Je ramone les cheminées des chalets." });
  for (const q of ["naccelle", "NACÈLLLE", "cheminnées de chalet"])
    expect([q, await found({ q })]).toEqual([q, ["Karim"]]);
  const { body } = await ask({ q: "naccelle" });
  expect([body.isAlike, body.nearest, body.services, body.data[0]?.isByWords]).toEqual([
    true,
    null,
    [],
    true,
  ]);
  expect((await ask({ q: "nacelle" })).body.isAlike).toBe(false);
  // Terms that are stated elsewhere come before terms like them; hidden people are not found by either.
  await jobbeur("Zoé", { headline: "Naccelle et compagnie", zone: { placeCode: "75056", radiusKm: 15 } });
  const near = await ask({ q: "naccelle", place: "Lyon", radius: "5" });
  expect([near.body.data, near.body.isAlike, near.body.nearest?.change]).toEqual([[], false, "place"]);
  for (const q of ["zzzzqqqq", "%%%%", " OR ", "a".repeat(80)])
    expect([q, await found({ q })]).toEqual([q, []]);
});

test("a database without trigrams finds the right terms alone", async () => {
  await jobbeur("Karim", { equipment: ["Nacelle"] });
  await server.platform.db.execute(sql`alter index profile_words_near rename to profile_words_gone`);
  expect((await ask({ q: "naccelle" })).body).toMatchObject({ data: [], isAlike: false });
  expect(await found({ q: "nacelle" })).toEqual(["Karim"]);
  await server.platform.db.execute(sql`alter index profile_words_gone rename to profile_words_near`);
});
