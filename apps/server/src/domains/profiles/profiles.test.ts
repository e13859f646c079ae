import { authContract } from "@jobami/api/auth/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { usersContract } from "@jobami/api/users/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "./profiles.samples.ts";

const { own, save, slugOf, byId, bySlug } = profilesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const draft = () => structuredClone(sampleDraft) as never as Record<string, unknown>;
const write = (who: SignedIn, version: number, more: Record<string, unknown> = {}) =>
  who.call(save, { body: { ...draft(), ...more, version } as never });
const jobbeur = (nom = "Benali") => signIn(server, { prenom: "Karim", nom, userType: "jobbeur" });

describe("one’s own profile", () => {
  test("is empty at first, then what was saved, whole and by version [PROF-06, PROF-08]", async () => {
    const karim = await jobbeur();
    const first = (await karim.call(own)).body.profil.data;
    expect(first).toMatchObject({
      version: 0,
      prenom: "Karim",
      nom: "Benali",
      slug: "karim-b",
      services: [],
    });
    const saved = await write(karim, 0);
    expect(saved.body.profil.data).toMatchObject({
      version: 1,
      headline: "Jardins de ville",
      services: [{ subcategory: "tonte-de-pelouse", unit: "hour", amount: 22, years: 8 }],
      zone: { place: { code: "69123", name: "Lyon", department: "Rhône" }, radiusKm: 15 },
      languages: ["fr"],
    });
    expect((await karim.call(own)).body).toEqual(saved.body);
  });

  test("of two saves upon the same version one wins, and the other is informed of what it is now", async () => {
    const karim = await jobbeur();
    const other = await signInAgain(server, karim.person);
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        write(karim, version, { headline: "Ici" }),
        write(other, version, { headline: "Là" }),
      ]);
      const won = answers.find(({ status }) => status === 200);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.error.code).toBe("PROFILE_CHANGED");
      expect(lost?.error.data?.profile).toEqual(won?.body.profil.data);
      expect((await karim.call(own)).body.profil.data.version).toBe(version + 1);
    }
    expect((await write(karim, 7)).error.code).toBe("PROFILE_CHANGED");
  });

  test("of a requester is shorter: services, equipment and hours are refused", async () => {
    const lea = await signIn(server, { prenom: "Léa" });
    const none = { services: [], equipment: [], availability: { ...sampleDraft.availability, saturday: [] } };
    for (const more of [
      { ...none, services: sampleDraft.services },
      { ...none, equipment: ["Échelle"] },
    ])
      expect((await write(lea, 0, more)).error.code).toBe("JOBBEUR_ONLY");
    expect((await write(lea, 0, { ...none, availability: sampleDraft.availability })).status).toBe(403);
    expect((await write(lea, 0, none)).body.profil.data).toMatchObject({ version: 1, userType: "other" });
  });

  test("takes no role, check, name or address from whoever sends them", async () => {
    const karim = await jobbeur();
    const before = (await karim.call(authContract.profile)).body.user;
    const forged = {
      role: "jobpadm",
      email_verifier: false,
      prenom: "Zoé",
      slug: "mairie-de-lyon",
      userType: "other",
    };
    const { body } = await write(karim, 0, { ...forged, id: before.email });
    expect(body.profil.data).toMatchObject({
      id: karim.person.id,
      prenom: "Karim",
      slug: "karim-b",
      userType: "jobbeur",
    });
    expect((await karim.call(authContract.profile)).body.user).toEqual(before);
  });

  test.each([
    ["a badge of a service", { services: [{ ...sampleDraft.services[0], verified: true }] }],
    ["a service that is not ours", { services: [{ ...sampleDraft.services[0], subcategory: "braquage" }] }],
    ["the same service twice", { services: [sampleDraft.services[0], sampleDraft.services[0]] }],
    ["a price that is none", { services: [{ ...sampleDraft.services[0], amount: null }] }],
    ["a price on quote", { services: [{ ...sampleDraft.services[0], unit: "quote" }] }],
    ["a negative price", { services: [{ ...sampleDraft.services[0], amount: -5 }] }],
    ["a commune that is none", { zone: { placeCode: "00000", radiusKm: 5 } }],
    ["a radius around the environment", { zone: { placeCode: "69123", radiusKm: 40_000 } }],
    [
      "hours that overlap",
      {
        availability: {
          ...sampleDraft.availability,
          monday: [
            { from: "09:00", to: "12:00" },
            { from: "11:00", to: "14:00" },
          ],
        },
      },
    ],
    [
      "hours that end before they begin",
      { availability: { ...sampleDraft.availability, monday: [{ from: "12:00", to: "09:00" }] } },
    ],
    ["a text without end", { about: "a".repeat(1501) }],
    ["control characters", { headline: "Jardins\u0000" }],
    ["too many things", { equipment: Array.from({ length: 13 }, (_, index) => `Outil ${index}`) }],
  ])("refuses %s, and keeps nothing", async (_, more) => {
    const karim = await jobbeur();
    expect((await write(karim, 0, more)).error.code).toBe("VALIDATION_FAILED");
    expect((await karim.call(own)).body.profil.data.version).toBe(0);
  });
});

describe("the name in the address", () => {
  test("is of the first name and the initial, numbered for those who share them [PROF-09]", async () => {
    const [one, two] = [await jobbeur(), await jobbeur("Brun")];
    const three = await signIn(server, { prenom: "Kаrim", nom: "В." });
    const slugs = [];
    for (const { person } of [one, two, three])
      slugs.push((await one.call(slugOf, { params: { id: person.id } })).body.slug);
    expect(slugs).toEqual(["karim-b", "karim-b-2", "karim-b-3"]);
  });

  test("is given once to each of many at once", async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => makePerson(server, { prenom: "Ana", nom: "Roy" })),
    );
    const reader = await jobbeur();
    const slugs = await Promise.all(
      people.map(async ({ id }) => (await reader.call(slugOf, { params: { id } })).body.slug),
    );
    expect(slugs.sort()).toEqual(["ana-r", "ana-r-2", "ana-r-3", "ana-r-4", "ana-r-5", "ana-r-6"]);
  });

  test("follows the names; the earlier one leads on and comes back", async () => {
    const karim = await jobbeur();
    const reader = await signIn(server);
    const rename = (prenom: string) =>
      karim.call(authContract.updateProfile, { body: { prenom, nom: "Benali" } });
    const slug = async (asked: string) =>
      (await reader.call(bySlug, { params: { slug: asked } })).body.profil.data.slug;
    await rename("Samir");
    expect(await slug("karim-b")).toBe("samir-b");
    const other = await jobbeur();
    expect((await reader.call(slugOf, { params: { id: other.person.id } })).body.slug).toBe("karim-b-2");
    await rename("Karim");
    expect([await slug("samir-b"), await slug("karim-b")]).toEqual(["karim-b", "karim-b"]);
  });
});

describe("a profile as others see it", () => {
  test("states what its person declares, and neither last name nor address [PROF-10]", async () => {
    const karim = await jobbeur();
    await write(karim, 0);
    const lea = await signIn(server);
    const { body } = await lea.call(byId, { params: { id: karim.person.id } });
    expect(body.profil.data).toMatchObject({
      prenom: "Karim",
      initiale: "B",
      slug: "karim-b",
      headline: "Jardins de ville",
      photo: null,
      emailVerifiedAt: expect.any(String),
      isIndexable: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/Benali|exemple\.fr/);
    for (const reader of [lea, server.client()])
      expect((await reader.call(bySlug, { params: { slug: "karim-b" } })).body).toEqual(body);
  });

  test("is for search engines once its person lets them and there is a service to be found by", async () => {
    const karim = await jobbeur();
    const isIndexable = async () =>
      (await server.client().call(bySlug, { params: { slug: "karim-b" } })).body.profil.data.isIndexable;
    await karim.call(usersContract.updateSeoPreferences, { body: { seo_indexable: true } });
    expect(await isIndexable()).toBe(false);
    await write(karim, 0);
    expect(await isIndexable()).toBe(true);
    await karim.call(usersContract.updateSeoPreferences, { body: { seo_indexable: false } });
    expect(await isIndexable()).toBe(false);
  });

  test.each([
    "Karim-B",
    "karim--b",
    "kаrim-b",
    "karim-b'; drop table profiles; --",
    "a".repeat(81),
    "../karim-b",
  ])("is not found by an address that no name leads to: %s", async (slug) => {
    await jobbeur();
    const { status } = await server.client().call(bySlug, { params: { slug } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test("is not there for a hidden, paused or suspended person, nor for the team, all alike", async () => {
    const lea = await signIn(server);
    const { life } = server.domains.users;
    const refusals = [];
    for (const way of ["hidden", "suspended", "paused", "team", "nobody"] as const) {
      const { person } = await signIn(server, {
        prenom: "Ugo",
        userType: "jobbeur",
        ...(way === "team" ? { role: "jobmodo" as const } : {}),
      });
      await inTransaction(server.platform.db, async (tx) => {
        if (way === "suspended")
          await life.suspend(tx, person.id, { by: "staff", hours: null, reason: "Faux" });
        if (way === "hidden")
          await tx.execute(sql`update users set profile_hidden = true where id = ${person.id}`);
        if (way === "paused")
          await life.step(tx, person.id, { type: "account.paused", by: "owner", commitments: 0 });
      });
      const id = way === "nobody" ? "01930000-0000-7000-8000-00000000dead" : person.id;
      refusals.push(
        (await lea.call(byId, { params: { id } })).error,
        (await lea.call(slugOf, { params: { id } })).error,
      );
    }
    expect(new Set(refusals.map((error) => JSON.stringify({ ...error, requestId: undefined }))).size).toBe(1);
    expect(refusals[0]?.code).toBe("NOT_FOUND");
  });
});
