import { authContract } from "@jobami/api/auth/contract";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "../../platform/mail/mail.tables.ts";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { goodPassword, lea, logIn, mailedCode } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let client: TestClient;
beginSignedIn(async (at) => {
  ({ server, client } = at);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  await client.call(authContract.logout);
});

const verify = (code: string) => client.call(authContract.verifyTwoFactor, { body: { code } });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("with two-factor on, the password alone opens nothing; the mailed code does [LOGIN-13, LOGIN-18, LOGIN-19, LOGIN-43]", async () => {
  const asked = await logIn(client);
  expect(asked.body).toEqual({
    success: true,
    message: "Un code de vérification vous a été envoyé par e-mail.",
    toastType: "info",
    requiresTwoFactor: true,
    maskedEmail: "l•••@e•••.fr",
    redirectTo: "/verify-two-factor?email=l%E2%80%A2%E2%80%A2%E2%80%A2%40e%E2%80%A2%E2%80%A2%E2%80%A2.fr",
  });
  expect(client.jar.has("jobami_access")).toBe(false);
  expect((await client.call(authContract.profile)).status).toBe(401);
  const done = await verify(await mailedCode(server, lea.email));
  expect([done.status, done.body.user?.prenom, done.body.requiresTwoFactor]).toEqual([200, "Léa", false]);
  expect((await client.call(authContract.profile)).status).toBe(200);
});

test("a wrong code signs no one in, the fifth ends the sign-in and locks it for 15 minutes [LOGIN-44]", async () => {
  await logIn(client);
  const code = await mailedCode(server, lea.email);
  const codes: unknown[] = [];
  for (let i = 0; i < 5; i += 1) codes.push((await verify(wrong(code))).error.code);
  expect(codes).toEqual([...Array(4).fill("CODE_INVALID"), "CODE_TRIES_EXHAUSTED"]);
  expect((await verify(code)).error.code).toBe("CODE_EXPIRED");
  expect((await logIn(client)).error.code).toBe("ACCOUNT_LOCKED");
  server.clock.advance(15 * 60_000);
  expect((await logIn(client)).status).toBe(200);
});

test("wrong codes are counted across sign-ins, so that new ones give no new tries [LOGIN-44]", async () => {
  for (let i = 0; i < 4; i += 1) {
    await logIn(client);
    expect((await verify(wrong(await mailedCode(server, lea.email)))).error.code).toBe("CODE_INVALID");
  }
  await logIn(client);
  const last = await verify(wrong(await mailedCode(server, lea.email)));
  expect(last.error.code).toBe("CODE_TRIES_EXHAUSTED");
});

test("ten wrong codes at once are five checked ones [LOGIN-44]", async () => {
  await logIn(client);
  const code = await mailedCode(server, lea.email);
  await client.csrfToken();
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(wrong(code))));
  const invalid = answers.filter(({ error }) => error.code === "CODE_INVALID");
  expect(invalid).toHaveLength(4);
  expect((await verify(code)).status).toBe(400);
});

test("a code lives 10 minutes and serves once [LOGIN-43]", async () => {
  await logIn(client);
  const old = await mailedCode(server, lea.email);
  server.clock.advance(10 * 60_000);
  expect((await verify(old)).error.code).toBe("CODE_EXPIRED");
  await logIn(client);
  const waiting = new Map(client.jar);
  const code = await mailedCode(server, lea.email);
  expect((await verify(code)).status).toBe(200);
  client.jar.set("jobami_2fa", waiting.get("jobami_2fa") ?? "");
  expect((await verify(code)).error.code).toBe("CODE_EXPIRED");
});

test("a mail with a code is worth sending as long as its code lives [LOGIN-43]", async () => {
  await logIn(client);
  await mailedCode(server, lea.email);
  const [newest] = await server.platform.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(newest).toMatchObject({ status: "sent", usefulUntil: new Date(server.clock.now() + 600_000) });
});

test("another code can be asked for after 60 s and replaces the first [LOGIN-43]", async () => {
  await logIn(client);
  const first = await mailedCode(server, lea.email);
  const early = await client.call(authContract.resendTwoFactor);
  expect([early.status, early.error.data]).toEqual([429, { retryAfterSeconds: 60 }]);
  server.clock.advance(60_000);
  const sent = await client.call(authContract.resendTwoFactor);
  expect(sent.body).toEqual({
    success: true,
    message: "Un nouveau code vous a été envoyé par e-mail.",
    cooldownSeconds: 60,
  });
  const second = await mailedCode(server, lea.email);
  if (first !== second) expect((await verify(first)).error.code).toBe("CODE_INVALID");
  expect((await verify(second)).status).toBe(200);
});

test("turning two-factor off asks for the password [LOGIN-43]", async () => {
  await logIn(client);
  await verify(await mailedCode(server, lea.email));
  const change = (password: string) =>
    client.call(authContract.setTwoFactor, { body: { enabled: false, password } });
  expect((await change("Mauvais-2026")).error.code).toBe("INVALID_CREDENTIALS");
  const off = await change(goodPassword);
  expect(off.body.user.two_factor_enabled).toBe(false);
  expect((await logIn(client)).body.requiresTwoFactor).toBe(false);
});
