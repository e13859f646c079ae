import { authContract } from "@jobami/api/auth/contract";
import { mailContract } from "@jobami/api/mail/contract";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { lea, logIn, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let client: TestClient;
beginSignedIn((at) => {
  ({ server, client } = at);
});

const minute = 60_000;
const profile = () => client.call(authContract.profile);
const refresh = (browser: TestClient = client) => browser.call(authContract.refresh);

function copyOf(original: TestClient): TestClient {
  const copy = server.client();
  for (const [name, value] of original.jar) copy.jar.set(name, value);
  return copy;
}

test("access ends after 15 minutes and a refresh gives it again [SESS-03, SESS-09]", async () => {
  expect((await profile()).status).toBe(200);
  server.clock.advance(15 * minute);
  const lapsed = await profile();
  expect([lapsed.status, lapsed.error.code, lapsed.error.message]).toEqual([
    401,
    "SESSION_EXPIRED",
    "Session expirée. Veuillez vous reconnecter.",
  ]);
  const renewed = await refresh();
  expect([renewed.status, renewed.body.user.email]).toEqual([200, lea.email]);
  expect((await profile()).status).toBe(200);
});

test("two tabs that refresh at once both stay signed in [SESS-03, SESS-10]", async () => {
  const other = copyOf(client);
  const [one, two] = await Promise.all([refresh(), refresh(other)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect((await profile()).status).toBe(200);
  expect((await other.call(authContract.profile)).status).toBe(200);
});

test("an old refresh token that comes back ends the whole session, for thief and owner alike [SESS-04]", async () => {
  const thief = copyOf(client);
  await refresh();
  server.clock.advance(minute);
  const reused = await refresh(thief);
  expect([reused.status, reused.error.code]).toEqual([401, "SESSION_EXPIRED"]);
  expect(thief.jar.has("jobami_session")).toBe(false);
  expect((await profile()).error.code).toBe("SESSION_EXPIRED");
  expect((await refresh()).status).toBe(401);
});

test("a refresh token used twice within its grace leads to one chain of tokens, not to a second one that lives beside it", async () => {
  const thief = copyOf(client);
  await refresh();
  await refresh(thief);
  expect(thief.jar.get("jobami_refresh")).toBe(client.jar.get("jobami_refresh"));
  server.clock.advance(minute);
  expect((await refresh()).status).toBe(200);
  server.clock.advance(minute);
  expect((await refresh(thief)).error.code).toBe("SESSION_EXPIRED");
  expect((await refresh()).status).toBe(401);
});

test("signing in again ends the session that the browser had, whoever signs in", async () => {
  const stayed = copyOf(client);
  await signUp(server, server.client(), { ...lea, email: "zoe@exemple.fr" });
  expect((await logIn(client, "zoe@exemple.fr")).status).toBe(200);
  expect((await stayed.call(authContract.profile)).error.code).toBe("SESSION_EXPIRED");
  expect((await refresh(stayed)).status).toBe(401);
  expect((await profile()).body.user.email).toBe("zoe@exemple.fr");
});

test("a sign-in that is refused leaves the browser its session", async () => {
  expect((await logIn(client, lea.email, "Mauvais-2026")).status).toBe(401);
  expect((await profile()).status).toBe(200);
});

test("a session that is not remembered ends a day after its last use, a remembered one after thirty", async () => {
  const remembered = server.client();
  await remembered.call(authContract.login, {
    body: { email: lea.email, password: lea.password, rememberMe: true },
  });
  server.clock.advance(24 * 60 * minute);
  expect((await refresh()).status).toBe(401);
  expect((await refresh(remembered)).status).toBe(200);
  server.clock.advance(30 * 24 * 60 * minute);
  expect((await refresh(remembered)).status).toBe(401);
});

test("signing out ends the session on the server, and answers yes without one [SESS-08]", async () => {
  await profile();
  const stayed = copyOf(client);
  expect((await client.call(authContract.logout)).body).toEqual({
    success: true,
    message: "Vous êtes déconnecté.",
  });
  expect([...client.jar.keys()]).toEqual(["XSRF-TOKEN", "jobami_device"]);
  expect((await stayed.call(authContract.profile)).status).toBe(401);
  expect((await refresh(stayed)).status).toBe(401);
  expect((await client.call(authContract.logout)).status).toBe(200);
});

test("a visitor is asked to sign in [LOGIN-40]", async () => {
  const visitor = await server.client().call(authContract.profile);
  expect([visitor.status, visitor.error.code, visitor.error.message]).toEqual([
    401,
    "UNAUTHENTICATED",
    "Vous devez être connecté pour effectuer cette action",
  ]);
});

test("a person deactivated while away is informed by the page and by the refresh, and can ask for their mail [SESS-17, SESS-20]", async () => {
  const away = copyOf(client);
  await inTransaction(server.platform.db, async (tx) => {
    const account = await server.domains.users.byEmail(tx, lea.email);
    await server.domains.users.life.suspend(tx, account?.id ?? "", {
      by: "staff",
      hours: null,
      reason: "Faux profil",
    });
  });
  const response = await profile();
  const isDisabled = { code: "PROFIL_DISABLED", data: { email: lea.email, reason: "Faux profil" } };
  expect(response.error).toMatchObject(isDisabled);
  server.clock.advance(15 * minute);
  expect((await away.call(authContract.profile)).error.code).toBe("SESSION_EXPIRED");
  const refused = await refresh(away);
  expect(refused.error).toMatchObject(isDisabled);
  expect([...away.jar.keys()]).toEqual(["XSRF-TOKEN", "jobami_device"]);
  const { email, reason } = refused.error.data as { email: string; reason: string };
  expect((await away.call(mailContract.sendSuspension, { body: { email, reason } })).status).toBe(200);
  expect((await server.mailbox(lea.email))[0]?.subject).toBe("Votre compte a été désactivé");
  expect((await refresh(away)).error).toMatchObject({ code: "SESSION_EXPIRED" });
  expect((await refresh(away)).error).not.toHaveProperty("data");
});

test("the live channel's token lives for one minute [SOCK-01]", async () => {
  const { body } = await client.call(authContract.socketToken);
  expect(body.expiresAt).toBe("2026-11-20T09:01:00.000Z");
  expect(server.platform.tokens.read(body.token)).toMatch(/^[0-9a-f-]{36}$/);
  server.clock.advance(minute);
  expect(server.platform.tokens.read(body.token)).toBe(null);
});

test("either CSRF header is accepted, a missing or foreign one is refused [SESS-07, SESS-29, SESS-30, SESS-31, LOGIN-32]", async () => {
  const token = await client.csrfToken();
  const { body } = await client.call(authContract.csrf);
  expect(body.csrfToken).toBe(token);
  const call = (headers: Record<string, string>) =>
    client.call(authContract.logout, {}, { csrf: null, headers });
  const refused = await call({});
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    403,
    "CSRF_TOKEN_INVALID",
    "Token CSRF invalide. Veuillez rafraîchir la page et réessayer.",
  ]);
  expect((await call({ "x-xsrf-token": `${token}x` })).status).toBe(403);
  const foreign = server.client();
  expect((await call({ "x-xsrf-token": await foreign.csrfToken() })).status).toBe(403);
  client.jar.set("XSRF-TOKEN", "invented.signature");
  expect((await call({ "x-xsrf-token": "invented.signature" })).status).toBe(403);
  client.jar.set("XSRF-TOKEN", token);
  expect((await call({ "x-csrf-token": token })).status).toBe(200);
});
