import { authContract } from "@jobami/api/auth/contract";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { devicesContract } from "@jobami/api/devices/contract";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { appCode, withApp } from "../../testing/test-authenticator.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { type softwareKey, withPasskey } from "../../testing/test-passkeys.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: TestClient;
let thief: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  owner = server.client();
  thief = server.client();
  await signUp(server, owner);
  await logIn(owner);
});
afterAll(() => server.close());

const keysOf = async (browser = owner) => (await browser.call(passkeysContract.list)).body.data;
const app = async (browser = owner) => (await browser.call(authenticatorContract.state)).body;
const subjects = async () => (await server.mailbox(lea.email)).map(({ subject }) => subject);
const disown = (token: string) => server.client().call(devicesContract.disown, { body: { token } });

async function entersBy(key: ReturnType<typeof softwareKey>): Promise<number> {
  const visitor = server.client();
  const { options } = (await visitor.call(passkeysContract.beginSignIn)).body;
  const body = { credential: key.answer(options) };
  return (await visitor.call(passkeysContract.signIn, { body })).status;
}

test("keys and the app that a disowned browser added go with it, are mailed about, and open nothing any more; the owner's stay", async () => {
  const own = await withPasskey(server, owner);
  await logIn(thief);
  const token = await mailedToken(server, lea.email);
  const stolen = await withPasskey(server, thief);
  await withApp(server, thief);
  expect([await keysOf(), (await app()).isOn]).toMatchObject([[{}, {}], true]);
  expect((await app()).onSince).toBe(new Date(server.clock.now()).toISOString());
  const disowned = await disown(token);
  expect(disowned.status).toBe(200);
  expect((await keysOf()).map(({ id }) => id)).toEqual([own.passkey.id]);
  expect(await app()).toMatchObject({ isOn: false, recoveryCodesLeft: 0, onSince: null });
  expect([await entersBy(own.key), await entersBy(stolen.key)]).toEqual([200, 400]);
  expect(await subjects()).toEqual(
    expect.arrayContaining([
      "Votre compte n’est plus protégé par une application",
      expect.stringMatching(/clé d’accès.*retirée/i),
    ]),
  );
  // Whoever has the mailbox gets in by the new password alone: no app of the thief stands in the way.
  const body = { token: disowned.body.resetToken, password: "Nouveau-2027" };
  expect((await server.client().call(authContract.resetPassword, { body })).status).toBe(200);
  const { body: answer } = await logIn(server.client(), lea.email, "Nouveau-2027");
  expect(answer.requiresTwoFactor).toBe(false);
});

async function fresh(): Promise<string> {
  await server.client().call(authContract.forgotPassword, { body: { email: lea.email } });
  return mailedToken(server, lea.email);
}

test("they go too when the session that added them had ended before, and when a later session of that browser lives", async () => {
  await logIn(thief);
  const token = await mailedToken(server, lea.email);
  await withPasskey(server, thief);
  await thief.call(authContract.logout);
  await logIn(thief);
  await disown(token);
  expect(await keysOf()).toEqual([]);
});

test("the owner's app stays; recovery codes that the disowned browser made anew do not serve", async () => {
  const { secret } = await withApp(server, owner);
  server.clock.advance(60_000);
  const begun = await thief.call(authContract.login, { body: { email: lea.email, password: goodPassword } });
  expect(begun.body.requiresTwoFactor).toBe(true);
  const code = appCode(server, secret);
  expect((await thief.call(authContract.verifyTwoFactor, { body: { code, method: "app" } })).status).toBe(
    200,
  );
  const token = await mailedToken(server, lea.email);
  const { body } = await thief.call(authenticatorContract.renewRecoveryCodes, {
    body: { password: goodPassword },
  });
  expect(body.recoveryCodes).toHaveLength(10);
  expect((await disown(token)).status).toBe(200);
  expect(await app()).toMatchObject({ isOn: true, recoveryCodesLeft: 0 });
  expect(await subjects()).toContain("Vos codes de secours ne servent plus");
  const visitor = server.client();
  await visitor.call(authContract.login, { body: { email: lea.email, password: goodPassword } });
  const [recovery = ""] = body.recoveryCodes;
  const used = await visitor.call(authContract.verifyTwoFactor, {
    body: { code: recovery, method: "recovery" },
  });
  expect(used.error.code).toBe("CODE_INVALID");
});

test("a mailbox alone takes nothing away: a password chosen by « mot de passe oublié » leaves keys and app", async () => {
  await withPasskey(server, owner);
  const { secret } = await withApp(server, owner);
  const body = { token: await fresh(), password: "Nouveau-2027" };
  expect((await server.client().call(authContract.resetPassword, { body })).status).toBe(200);
  server.clock.advance(60_000);
  const visitor = server.client();
  expect((await logIn(visitor, lea.email, "Nouveau-2027")).body.requiresTwoFactor).toBe(true);
  const code = appCode(server, secret);
  await visitor.call(authContract.verifyTwoFactor, { body: { code, method: "app" } });
  expect(await keysOf(visitor)).toHaveLength(1);
  expect((await app(visitor)).isOn).toBe(true);
});

test("one browser of two people takes nothing of the other", async () => {
  await logIn(thief);
  const token = await mailedToken(server, lea.email);
  await thief.call(authContract.logout);
  await signUp(server, thief, { ...lea, email: "zoe@exemple.fr" });
  await logIn(thief, "zoe@exemple.fr");
  await withPasskey(server, thief);
  await disown(token);
  expect(await keysOf(thief)).toHaveLength(1);
});
