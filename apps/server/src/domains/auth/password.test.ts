import { authContract } from "@jobami/api/auth/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "../../platform/mail/mail.tables.ts";
import { browserOf } from "../../platform/sessions/browser.ts";
import { goodPassword, lea, logIn, mailedCode, mailedToken, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  client = server.client();
  await signUp(server, client);
});
afterAll(() => server.close());

const minute = 60_000;
const newPassword = "Nouveau-2027";
const forgot = (email: string = lea.email) => client.call(authContract.forgotPassword, { body: { email } });
const reset = (token: string) =>
  client.call(authContract.resetPassword, { body: { token, password: newPassword } });
const validate = async (token: string) =>
  (await client.call(authContract.validateResetToken, { body: { token } })).body;

test("a forgotten password is chosen anew by the mailed link, which ends every session and lock [PWD-03, PWD-04, PWD-05]", async () => {
  await logIn(client);
  const elsewhere = server.client();
  for (let i = 0; i < 5; i += 1) await logIn(elsewhere, lea.email, "Mauvais-2026");
  const asked = await forgot();
  expect(asked.body).toEqual({
    success: true,
    message:
      "Si un compte existe à cette adresse, un e-mail vient d’y être envoyé. Un autre peut être demandé dans 2 minutes.",
    cooldownMinutes: 2,
  });
  const token = await mailedToken(server, lea.email);
  expect(await validate(token)).toEqual({ success: true, valid: true, expired: false, email: lea.email });
  expect((await reset(token)).body).toEqual({
    success: true,
    message: "Votre mot de passe est changé. Vous pouvez vous connecter.",
  });
  expect((await client.call(authContract.profile)).status).toBe(401);
  expect((await logIn(elsewhere, lea.email, goodPassword)).status).toBe(401);
  expect((await server.mailbox(lea.email))[0]?.subject).toBe("Votre mot de passe a été changé");
  expect((await logIn(elsewhere, lea.email, newPassword)).status).toBe(200);
});

test("one that would be guessed is refused wherever it is chosen, and the link that was to change it stays", async () => {
  const weak = "Martin2026!";
  const refusal = (path: string) => ({
    status: 400,
    error: {
      code: "VALIDATION_FAILED",
      fields: [{ path, message: expect.stringMatching(/se devine vite/) }],
    },
  });
  const stranger = server.client();
  const person = { ...lea, email: "lea.martin@exemple.fr", password: weak };
  expect(await stranger.call(authContract.register, { body: person })).toMatchObject(refusal("password"));
  await forgot();
  const token = await mailedToken(server, lea.email);
  expect(await client.call(authContract.resetPassword, { body: { token, password: weak } })).toMatchObject(
    refusal("password"),
  );
  expect((await validate(token)).valid).toBe(true);
  await logIn(client);
  const body = { currentPassword: goodPassword, newPassword: weak };
  expect(await client.call(authContract.updatePassword, { body })).toMatchObject(refusal("newPassword"));
});

test("a mail with a link is worth sending as long as its link lives", async () => {
  await forgot();
  await mailedToken(server, lea.email);
  const [newest] = await server.platform.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(newest).toMatchObject({ status: "sent", usefulUntil: new Date(server.clock.now() + 60 * minute) });
});

test("a reset link serves once and for one hour [PWD-05]", async () => {
  await forgot();
  const token = await mailedToken(server, lea.email);
  await reset(token);
  expect((await reset(token)).error.code).toBe("TOKEN_INVALID");
  expect(await validate(token)).toEqual({ success: true, valid: false, expired: false });
  server.clock.advance(2 * minute);
  await forgot();
  const second = await mailedToken(server, lea.email);
  server.clock.advance(60 * minute);
  expect((await reset(second)).error.code).toBe("TOKEN_EXPIRED");
  expect(await validate(second)).toEqual({ success: true, valid: false, expired: true });
});

test("a reset asked for again too soon states how long to wait, and strangers learn nothing [PWD-07]", async () => {
  const known = await forgot();
  const unknown = await forgot("inconnu@exemple.fr");
  expect(known.body).toEqual(unknown.body);
  server.clock.advance(30_000);
  for (const email of [lea.email, "inconnu@exemple.fr"]) {
    const early = await forgot(email);
    expect([early.status, early.error.message]).toEqual([
      429,
      "Patientez encore 90 secondes avant de recommencer.",
    ]);
  }
  expect(await server.mailbox("inconnu@exemple.fr")).toEqual([]);
});

test("two resets by one link at once choose one password [PWD-04]", async () => {
  await forgot();
  const token = await mailedToken(server, lea.email);
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("changing the password asks for the old one and ends the other sessions [PWD-06]", async () => {
  const other = server.client();
  await logIn(client);
  await logIn(other);
  const change = (currentPassword: string) =>
    client.call(authContract.updatePassword, { body: { currentPassword, newPassword } });
  expect((await change("Mauvais-2026")).error.code).toBe("INVALID_CREDENTIALS");
  expect((await change(goodPassword)).body).toEqual({
    success: true,
    message: "Votre mot de passe est changé.",
  });
  expect((await client.call(authContract.profile)).status).toBe(200);
  expect((await other.call(authContract.profile)).status).toBe(401);
});

test("a changed password takes the reset links and the waiting sign-ins of the old one with it", async () => {
  await forgot();
  const token = await mailedToken(server, lea.email);
  await logIn(client);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  const waiting = server.client();
  expect((await logIn(waiting)).body.requiresTwoFactor).toBe(true);
  const code = await mailedCode(server, lea.email);
  await client.call(authContract.updatePassword, { body: { currentPassword: goodPassword, newPassword } });
  expect(await validate(token)).toEqual({ success: true, valid: false, expired: false });
  expect((await reset(token)).error.code).toBe("TOKEN_INVALID");
  expect((await waiting.call(authContract.verifyTwoFactor, { body: { code } })).error.code).toBe(
    "CODE_EXPIRED",
  );
});

test("a password chosen by a link ends the sign-ins that wait for a code", async () => {
  await logIn(client);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  const waiting = server.client();
  await logIn(waiting);
  const code = await mailedCode(server, lea.email);
  await forgot();
  expect((await reset(await mailedToken(server, lea.email))).status).toBe(200);
  expect((await waiting.call(authContract.verifyTwoFactor, { body: { code } })).error.code).toBe(
    "CODE_EXPIRED",
  );
});

test("a sign-in whose password was changed while it was being checked opens no session", async () => {
  const { users, auth } = server.domains;
  const checked = await users.byEmail(server.platform.db, lea.email);
  await forgot();
  await reset(await mailedToken(server, lea.email));
  if (checked === null) throw new Error("The account is gone.");
  const how = { rememberMe: false, browser: browserOf(undefined, undefined) };
  const opened = auth.signIn.proceed(checked, how, async () => undefined);
  await expect(opened).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});
