import { blocksContract } from "@jobami/api/blocks/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { searchContract } from "@jobami/api/search/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** What visitors are shown is shared for so long. */
const sharedMs = 1000;
const hour = (subcategory: string) => ({ subcategory, unit: "hour", amount: 20, years: null });

async function jobbeur(prenom: string, ...subcategories: string[]): Promise<SignedIn> {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const services = subcategories.map(hour);
  const body = { ...structuredClone(sampleDraft), services, version: 0 } as never;
  expect((await who.call(profilesContract.save, { body })).status).toBe(200);
  await change(sql`seo_indexable = true`, who);
  return who;
}

/** A mission that ends in a review of a jobbeur with these notes; both have written. */
async function reviewed(karim: SignedIn, texte: string, note = 5): Promise<void> {
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const agreed = await agreement(server, {}, { amount: 60 }, { lea, karim });
  await finish(server, agreed);
  const params = { id: agreed.id };
  for (const [by, body] of [
    [lea, { notes: Array<number>(4).fill(note), texte }],
    [karim, { notes: [5, 5, 5, 5], texte: "Merci." }],
  ] as const)
    expect((await by.call(reviewsContract.write, { params, body: { ...body, photos: [] } })).status).toBe(
      201,
    );
  server.clock.advance(60_000);
}

async function shown(by: Pick<SignedIn, "call"> = server.client()) {
  const { status, body } = await by.call(searchContract.shown);
  expect(status).toBe(200);
  return body.data;
}
/** What visitors are shown once nothing from before is shared. */
async function shownNow() {
  server.clock.advance(sharedMs);
  return (await shown()).map(({ person }) => person.prenom);
}
const change = (set: ReturnType<typeof sql>, { person }: SignedIn) =>
  server.platform.db.execute(sql`update users set ${set} where id = ${person.id}`);

test("shows one of each popular service in their order, the best rated, with the newest review with text", async () => {
  const ana = await jobbeur("Ana", "montage-de-meubles");
  const karim = await jobbeur("Karim", "tonte-de-pelouse", "montage-de-meubles");
  const ugo = await jobbeur("Ugo", "taille-de-haies");
  await jobbeur("Personne", "plomberie");
  await reviewed(ana, "Une armoire bien droite.", 4);
  await reviewed(karim, "Ancien avis.");
  await reviewed(karim, "La pelouse est nette.");
  await reviewed(karim, "");
  await reviewed(ugo, "Haie taillée.", 4);
  server.clock.advance(sharedMs);
  const [first, second, ...none] = await shown();
  expect(none).toEqual([]);
  expect(first).toMatchObject({
    person: { prenom: "Karim", slug: "karim-b" },
    subcategory: "tonte-de-pelouse",
    commune: { slug: "lyon-69" },
    reviews: 3,
    review: {
      author: { prenom: "Léa", initiale: "M", photo: null },
      note: 5,
      texte: "La pelouse est nette.",
    },
  });
  expect(first?.rating).toBe(5);
  expect(second).toMatchObject({ person: { prenom: "Ana" }, subcategory: "montage-de-meubles" });
});

test("shows no one who left search engines, hid, or has no review with text that everybody reads", async () => {
  const karim = await jobbeur("Karim", "tonte-de-pelouse");
  await reviewed(karim, "La pelouse est nette.");
  expect(await shownNow()).toEqual(["Karim"]);
  for (const [off, on] of [
    [sql`seo_indexable = false`, sql`seo_indexable = true`],
    [sql`profile_hidden = true`, sql`profile_hidden = false`],
    [sql`deactivated_at = now(), statut = 'paused'`, sql`deactivated_at = null, statut = 'active'`],
  ] as const) {
    await change(off, karim);
    expect(await shownNow()).toEqual([]);
    await change(on, karim);
    expect(await shownNow()).toEqual(["Karim"]);
  }
  for (const isHidden of [true, false]) {
    await server.platform.db.execute(sql`update reviews set is_hidden = ${isHidden}`);
    expect(await shownNow()).toEqual(isHidden ? [] : ["Karim"]);
  }
  await server.platform.db.execute(sql`update reviews set words = ''`);
  expect(await shownNow()).toEqual([]);
});

test("visitors share a read for a second; a member's is their own, without whom they blocked", async () => {
  const karim = await jobbeur("Karim", "tonte-de-pelouse");
  await reviewed(karim, "La pelouse est nette.");
  const tom = await signIn(server, { prenom: "Tom", nom: "Petit" });
  expect(await shownNow()).toEqual(["Karim"]);
  await change(sql`profile_hidden = true`, karim);
  server.clock.advance(sharedMs - 1);
  expect([(await shown()).length, (await shown(tom)).length]).toEqual([1, 0]);
  await change(sql`profile_hidden = false`, karim);
  expect((await shown(tom)).length).toBe(1);
  await tom.call(blocksContract.add, { body: { user_id: karim.person.id } });
  expect([await shownNow(), await shown(tom)]).toEqual([["Karim"], []]);
});
