import { consentsContract } from "@jobami/api/consents/contract";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { logIn, signUp } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { consents } from "./consents.tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const signature = { firstName: "Léa", lastName: "Martin" };
const rows = () =>
  server.platform.db.select().from(consents).orderBy(asc(consents.givenAt), asc(consents.id));
const iso = (ms: number) => new Date(ms).toISOString();

describe("the consent to AI", () => {
  test("is absent, given under trimmed names for 6 months, and revoked [CONS-15, CONS-16, CONS-17, CONS-22]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    const absent = { success: true, hasConsent: false, givenAt: null, validUntil: null };
    expect((await call(consentsContract.aiStatus)).body).toEqual(absent);
    server.clock.advance(1000);
    const at = server.clock.now();
    const given = await call(consentsContract.giveAi, { body: { firstName: " Léa ", lastName: "Martin" } });
    expect(given.body).toMatchObject({ success: true, hasConsent: true, givenAt: iso(at) });
    expect((await call(consentsContract.aiStatus)).body).toEqual(given.body);
    expect(await rows()).toMatchObject([{ kind: "ai", ...signature, cgvVersion: null, endedAt: null }]);
    expect((await call(consentsContract.revokeAi)).body).toEqual(absent);
    expect((await call(consentsContract.aiStatus)).body).toEqual(absent);
    expect(await rows()).toMatchObject([{ endedAs: "revoked" }]);
  });

  test("answers false from the end of its 6 months on, until it is given again [CONS-25]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    const { body } = await call(consentsContract.giveAi, { body: signature });
    const end = Date.parse(body.validUntil ?? "");
    server.clock.advance(end - server.clock.now() - 1);
    // A session ends long before: the service is asked as the route asks it.
    const { id } = (await rows())[0]!;
    const userId = (await rows()).find((row) => row.id === id)!.userId;
    const ask = () => server.domains.consents.standing(server.platform.db, userId, "ai");
    expect((await ask()).hasConsent).toBe(true);
    server.clock.advance(1);
    expect((await ask()).hasConsent).toBe(false);
  });

  test("cannot be given without names [CONS-07]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    const { status, error } = await call(consentsContract.giveAi, { body: { firstName: " ", lastName: "" } });
    expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([
      400,
      "VALIDATION_FAILED",
      ["firstName", "lastName"],
    ]);
    expect(await rows()).toEqual([]);
  });
});

describe("the consent to the terms", () => {
  test("answers the versions in force, 1.0 both, and counts once accepted [CONS-18, CONS-19, CONS-20, CONS-21]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    const versions = { cgvVersion: "1.0", cguVersion: "1.0" };
    expect((await call(consentsContract.termsStatus)).body).toMatchObject({ hasConsent: false, ...versions });
    expect(
      (await call(consentsContract.giveTerms, { body: { ...signature, ...versions } })).body,
    ).toMatchObject({ hasConsent: true, ...versions, validUntil: null });
    expect((await call(consentsContract.termsStatus)).body).toMatchObject({ hasConsent: true, ...versions });
    expect((await call(consentsContract.revokeTerms)).body).toMatchObject({ hasConsent: false, ...versions });
  });

  test("takes versions 1.0 when none are stated [CONS-21]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    await call(consentsContract.giveTerms, { body: signature });
    expect(await rows()).toMatchObject([{ cgvVersion: "1.0", cguVersion: "1.0" }]);
  });

  test("refuses other versions than those in force, and states which these are", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    const { status, error } = await call(consentsContract.giveTerms, {
      body: { ...signature, cgvVersion: "0.9", cguVersion: "1.0" },
    });
    expect([status, error.code, error.data]).toEqual([
      409,
      "TERMS_VERSION_OUTDATED",
      { cgvVersion: "1.0", cguVersion: "1.0" },
    ]);
    expect(await rows()).toEqual([]);
  });

  test("is recorded by the tick of the sign-up, under its names", async () => {
    const client = server.client();
    await signUp(server, client);
    await logIn(client);
    expect((await client.call(consentsContract.termsStatus)).body.hasConsent).toBe(true);
    expect(await rows()).toMatchObject([{ kind: "terms", firstName: "Léa", lastName: "Martin" }]);
  });
});

describe("many at once", () => {
  test("leave one open record, and the proof of each [CONS-22]", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    await Promise.all(Array.from({ length: 6 }, () => call(consentsContract.giveAi, { body: signature })));
    const stored = await rows();
    expect(stored.length).toBe(6);
    expect(stored.filter(({ endedAt }) => endedAt === null).length).toBe(1);
    expect(stored.filter(({ endedAs }) => endedAs === "replaced").length).toBe(5);
  });

  test("revoke once", async () => {
    const { call } = await signIn(server, { hasAcceptedTerms: false });
    await call(consentsContract.giveAi, { body: signature });
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(consentsContract.revokeAi)));
    expect(answers.map(({ status, body }) => [status, body.hasConsent])).toEqual(
      Array.from({ length: 4 }, () => [200, false]),
    );
    expect(await rows()).toMatchObject([{ endedAs: "revoked" }]);
  });
});

test("no one sees or ends the consent of another person", async () => {
  const lea = await signIn(server, { hasAcceptedTerms: false });
  const karim = await signIn(server, { hasAcceptedTerms: false });
  await lea.call(consentsContract.giveAi, { body: signature });
  expect((await karim.call(consentsContract.aiStatus)).body.hasConsent).toBe(false);
  await karim.call(consentsContract.revokeAi);
  expect((await lea.call(consentsContract.aiStatus)).body.hasConsent).toBe(true);
});
