import { offersContract } from "@jobami/api/offers/contract";
import { previewPath } from "@jobami/api/previews/routes";
import { profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
import { usersContract } from "@jobami/api/users/contract";
import { profilePhoto } from "@jobami/api/users/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { metadataOf, uploaded } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publish } from "../offers/offers.fixture.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** A picture as the programs of other sites ask for it. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ method: "GET", url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
const site = previewPath({ kind: "site" });
const etagOf = async (url: string) => (await ask(url)).headers.etag;

const indexable = (who: SignedIn, seo_indexable: boolean) =>
  who.call(usersContract.updateSeoPreferences, { body: { seo_indexable } });

async function jobbeur(prenom: string, more: Record<string, unknown> = {}) {
  const who = await signIn(server, { prenom, nom: "Benali", userType: "jobbeur" });
  const { body } = await who.call(profilesContract.save, {
    body: { ...structuredClone(sampleDraft), ...more, version: 0 } as never,
  });
  await indexable(who, true);
  return { who, path: previewPath({ kind: "profil", slug: body.profil.data.slug }) };
}

test("a profile, an offer, a service, a service in a commune and the site have a picture each, of the size that networks ask for", async () => {
  const { who, path } = await jobbeur("Karim");
  const offer = await publish(server, who);
  const paths = [
    site,
    path,
    previewPath({ kind: "offre", id: offer.id }),
    previewPath({ kind: "service", service: "jardinage" }),
    previewPath({ kind: "service", service: "tonte-de-pelouse" }),
    previewPath({ kind: "ville", service: "tonte-de-pelouse", commune: "lyon-69" }),
  ];
  const names = new Set<unknown>();
  for (const one of paths) {
    const { status, headers, bytes } = await ask(one);
    expect([one, status, headers["content-type"]]).toEqual([one, 200, "image/jpeg"]);
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const { format, width, height } = await metadataOf(bytes);
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    names.add(headers.etag);
  }
  expect(names.size).toBe(paths.length);
});

test("what is known already is not sent again, and a version in the address changes nothing of what is drawn", async () => {
  const { path } = await jobbeur("Malo");
  const before = server.domains.previews.drawn();
  const first = await ask(path);
  const known = await ask(path, { "if-none-match": String(first.headers.etag) });
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
  for (let version = 0; version < 20; version += 1) {
    const again = await ask(`${path}?v=${version}&title=Bonjour`);
    expect(again.bytes.equals(first.bytes)).toBe(true);
  }
  expect(server.domains.previews.drawn() - before).toBe(1);
});

test("a name, a price and a photo that change make another picture, which goes back where the photo does", async () => {
  const { who, path } = await jobbeur("Karim");
  const plain = await ask(path);
  const photo = await uploaded(who, profilePhoto);
  expect((await who.call(usersContract.setPhoto, { body: { file: photo } })).status).toBe(200);
  const shown = await ask(path);
  expect(shown.headers.etag).not.toBe(plain.headers.etag);
  expect(shown.bytes.equals(plain.bytes)).toBe(false);
  await who.call(usersContract.setPhoto, { body: { file: null } });
  expect(await etagOf(path)).toBe(plain.headers.etag);
  const services = [{ subcategory: "tonte-de-pelouse", unit: "hour", amount: 31, years: null }];
  await who.call(profilesContract.save, {
    body: { ...structuredClone(sampleDraft), services, version: 1 } as never,
  });
  expect(await etagOf(path)).not.toBe(plain.headers.etag);
});

test("whoever keeps search engines away is never drawn, nor their offer: the product is in their place", async () => {
  const { who, path } = await jobbeur("Karim");
  await who.call(usersContract.setPhoto, { body: { file: await uploaded(who, profilePhoto) } });
  const offer = previewPath({ kind: "offre", id: (await publish(server, who)).id });
  const product = await etagOf(site);
  expect(await etagOf(path)).not.toBe(product);
  expect(await etagOf(offer)).not.toBe(product);
  await indexable(who, false);
  expect([await etagOf(path), await etagOf(offer)]).toEqual([product, product]);
});

test("a hidden profile and a person who never was have the same answer: no picture", async () => {
  const { who, path } = await jobbeur("Karim");
  expect((await ask(path)).status).toBe(200);
  await who.call(usersContract.setVisibility, { body: { isHidden: true } });
  expect((await ask(path)).status).toBe(404);
  expect((await ask(previewPath({ kind: "profil", slug: "jamais-venu" }))).status).toBe(404);
});

test("an offer that is over has the product's picture, a draft none", async () => {
  const { who } = await jobbeur("Karim");
  const { id } = await publish(server, who);
  const path = previewPath({ kind: "offre", id });
  await who.call(offersContract.act, { params: { offerId: id }, body: { act: "pause" } });
  expect(await etagOf(path)).toBe(await etagOf(site));
});

test("a service in a commune without anybody has the service's picture, and names no one where there are some", async () => {
  const service = previewPath({ kind: "service", service: "plomberie" });
  const brest = previewPath({ kind: "ville", service: "plomberie", commune: "brest-29" });
  expect(await etagOf(brest)).toBe(await etagOf(service));
  const city = previewPath({ kind: "ville", service: "tonte-de-pelouse", commune: "lyon-69" });
  await jobbeur("Karim");
  const one = await etagOf(city);
  expect(one).not.toBe(await etagOf(previewPath({ kind: "service", service: "tonte-de-pelouse" })));
  await server.reset();
  await jobbeur("Zoé");
  expect(
    (
      await server
        .client()
        .call(searchContract.city, { params: { service: "tonte-de-pelouse", ville: "lyon-69" } })
    ).body.data.count,
  ).toBe(1);
  expect(await etagOf(city)).toBe(one);
});

test.each([
  "/apercus/texte/bonjour.jpg",
  "/apercus/profil/..%2fsite%2f1.jpg",
  "/apercus/profil/karim.png",
  "/apercus/service/pas-un-service.jpg",
  "/apercus/ville/plomberie/atlantide.jpg",
  "/apercus/ville/pas-un-service/lyon-69.jpg",
  "/apercus/offre/1.jpg",
  "/apercus/offre/0199d1a0-5b1e-7c60-8000-000000000000.jpg",
  "/apercus/",
  `/apercus/profil/${"a".repeat(400)}.jpg`,
])("no text but that of a page is drawn: %s is not there", async (path) => {
  const before = server.domains.previews.drawn();
  expect((await ask(path)).status).toBe(404);
  expect(server.domains.previews.drawn()).toBe(before);
});
