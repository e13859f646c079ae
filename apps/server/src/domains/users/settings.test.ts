import { notificationsContract } from "@jobami/api/notifications/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { searchContract } from "@jobami/api/search/contract";
import { usersContract } from "@jobami/api/users/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { details, setDetails, visibility, setVisibility } = usersContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe("a telephone number and a birth date", () => {
  test("are stored as E.164 and a day, read again, and taken back", async () => {
    const lea = await signIn(server);
    const none = { phone: null, phoneShown: null, birthDate: null };
    expect((await lea.call(details)).body.data).toEqual(none);
    const given = await lea.call(setDetails, { body: { phone: "06 12-34.56 78", birthDate: "1991-04-12" } });
    const stored = { phone: "+33612345678", phoneShown: "06 12 34 56 78", birthDate: "1991-04-12" };
    expect([given.status, given.body.data]).toEqual([200, stored]);
    expect((await lea.call(details)).body.data).toEqual(stored);
    await lea.call(setDetails, { body: { phone: null, birthDate: null } });
    expect((await lea.call(details)).body.data).toEqual(none);
  });

  test("are no one else’s to read, nor to write", async () => {
    const lea = await signIn(server);
    const other = await signIn(server);
    const body = { phone: "+32470123456", birthDate: null };
    await lea.call(setDetails, { body });
    await other.call(setDetails, {
      body: { ...body, phone: "0612345678", id: lea.person.id, userId: lea.person.id },
    });
    expect((await lea.call(details)).body.data.phone).toBe("+32470123456");
    const seen = await other.call(profilesContract.byId, { params: { id: lea.person.id } });
    expect(JSON.stringify(seen.body)).not.toContain("470123456");
    for (const call of [details, visibility]) expect((await server.client().call(call)).status).toBe(401);
    expect((await server.client().call(setDetails, { body })).status).toBe(401);
  });

  test.each([
    [{ phone: "12", birthDate: null }, "phone"],
    [{ phone: "6".repeat(100_000).slice(0, 9000), birthDate: null }, "phone"],
    [{ phone: "<script>06 12 34 56 78", birthDate: null }, "phone"],
    [{ phone: null, birthDate: "12/04/1991" }, "birthDate"],
    [{ phone: null, birthDate: "1991-02-30" }, "birthDate"],
    [{ phone: null }, "birthDate"],
  ])("that are none are refused by the field: case %#", async (body, field) => {
    const lea = await signIn(server);
    const { status, error } = await lea.call(setDetails, { body });
    expect([status, error.fields?.[0]?.path]).toEqual([400, field]);
  });

  test("no one is younger than 18, by the clock of the server", async () => {
    const lea = await signIn(server);
    const today = new Date(server.clock.now());
    const born = new Date(today);
    born.setUTCFullYear(today.getUTCFullYear() - 18);
    born.setUTCDate(born.getUTCDate() + 2);
    const body = { phone: null, birthDate: born.toISOString().slice(0, 10) };
    const young = await lea.call(setDetails, { body });
    expect([young.status, young.error.fields?.[0]?.message]).toEqual([
      400,
      "Il faut avoir 18\u00a0ans pour avoir un compte.",
    ]);
    server.clock.advance(3 * 24 * 3_600_000);
    expect((await lea.call(setDetails, { body })).error?.code).not.toBe("VALIDATION_FAILED");
  });
});

describe("a hidden profile", () => {
  async function jobbeur() {
    const one = await signIn(server, { prenom: "Ugo", userType: "jobbeur" });
    const { body } = await one.call(profilesContract.slugOf, { params: { id: one.person.id } });
    return { ...one, slug: body.slug };
  }

  test("answers 404 to everybody, and is there again once shown", async () => {
    const ugo = await jobbeur();
    const lea = await signIn(server);
    const look = async () =>
      (await server.client().call(profilesContract.bySlug, { params: { slug: ugo.slug } })).status;
    const lookIn = async () =>
      (await lea.call(profilesContract.byId, { params: { id: ugo.person.id } })).status;
    expect([await look(), await lookIn()]).toEqual([200, 200]);
    const hidden = await ugo.call(setVisibility, { body: { isHidden: true } });
    expect(hidden.body.data).toEqual({ isHidden: true, isIndexable: false });
    expect((await ugo.call(visibility)).body.data.isHidden).toBe(true);
    expect([await look(), await lookIn()]).toEqual([404, 404]);
    await ugo.call(setVisibility, { body: { isHidden: false } });
    expect([await look(), await lookIn()]).toEqual([200, 200]);
  });

  test("leaves searches and is informed of no mission, until it is shown again", async () => {
    const lea = await signIn(server);
    const karim = await workingJobbeur(server);
    const titlesSent = async () => {
      await server.settle();
      return (await karim.call(notificationsContract.list)).body.data.length;
    };
    const found = async () =>
      (await server.client().call(searchContract.search, { query: { category: "jardinage" } })).body.data
        .length;
    expect(await found()).toBe(1);
    await karim.call(setVisibility, { body: { isHidden: true } });
    await postMission(server, lea);
    expect([await found(), await titlesSent()]).toEqual([0, 0]);
    await karim.call(setVisibility, { body: { isHidden: false } });
    await postMission(server, lea);
    expect([await found(), await titlesSent()]).toEqual([1, 1]);
  });

  test("starts nothing new until it is shown again, from the very next call on", async () => {
    const lea = await signIn(server);
    await lea.call(setVisibility, { body: { isHidden: true } });
    await expect(postMission(server, lea)).rejects.toThrow();
    await lea.call(setVisibility, { body: { isHidden: false } });
    expect((await postMission(server, lea)).id).toBeTruthy();
  });

  test("only one's own is hidden, whoever is named beside", async () => {
    const ugo = await jobbeur();
    const lea = await signIn(server);
    await lea.call(setVisibility, { body: { isHidden: true, id: ugo.person.id, userId: ugo.person.id } });
    expect((await ugo.call(visibility)).body.data.isHidden).toBe(false);
    expect((await server.client().call(setVisibility, { body: { isHidden: true } })).status).toBe(401);
    expect((await ugo.call(setVisibility, { body: { isHidden: "oui" } })).status).toBe(400);
  });
});
