import { authContract } from "@jobami/api/auth/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lea, logIn, mailedCode, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: "https://www.exemple.fr", secure: true } });
});
beforeEach(async () => {
  await server.reset();
  client = server.client();
  await signUp(server, client);
});
afterAll(() => server.close());

const setTwoFactor = () =>
  client.call(authContract.setTwoFactor, { body: { enabled: true, password: lea.password } });
const secure = { path: "/", secure: true };

test("under https every cookie is this very host's: __Host-, Secure, path /, no domain", async () => {
  const { response } = await logIn(client);
  const cookies = Object.fromEntries(response.cookies.map(({ name, value: _, ...rest }) => [name, rest]));
  expect(cookies).toEqual({
    "__Host-jobami_access": { ...secure, sameSite: "Lax", httpOnly: true, maxAge: 900 },
    "__Host-jobami_refresh": { ...secure, sameSite: "Strict", httpOnly: true },
    "__Host-jobami_session": { ...secure, sameSite: "Lax" },
    "__Host-jobami_device": { ...secure, sameSite: "Lax", httpOnly: true, maxAge: 33_696_000 },
    "__Host-XSRF-TOKEN": { ...secure, sameSite: "Lax" },
    "__Host-jobami_2fa": expect.objectContaining({ ...secure, maxAge: 0 }),
  });
});

test("under https a session is read, renewed, ended and waited for by those names alone", async () => {
  await logIn(client);
  expect((await client.call(authContract.profile)).status).toBe(200);
  expect((await client.call(authContract.refresh)).status).toBe(200);
  const planted = server.client();
  for (const [name, value] of client.jar) planted.jar.set(name.replace("__Host-", ""), value);
  expect((await planted.call(authContract.profile)).error.code).toBe("UNAUTHENTICATED");
  await setTwoFactor();
  expect((await client.call(authContract.logout)).status).toBe(200);
  expect([...client.jar.keys()]).toEqual(["__Host-XSRF-TOKEN", "__Host-jobami_device"]);
  await logIn(client);
  const code = await mailedCode(server, lea.email);
  expect((await client.call(authContract.verifyTwoFactor, { body: { code } })).status).toBe(200);
});

test("signing in replaces the visitor's CSRF token, renewing keeps it, signing out replaces it again", async () => {
  const visitor = await client.csrfToken();
  await logIn(client);
  const own = await client.csrfToken();
  expect(own).not.toBe(visitor);
  await client.call(authContract.refresh);
  expect(await client.csrfToken()).toBe(own);
  expect((await client.call(authContract.csrf)).body.csrfToken).toBe(own);
  await client.call(authContract.logout);
  const after = await client.csrfToken();
  expect([own, visitor]).not.toContain(after);
});

test("a session takes its own CSRF token only, not a visitor's or another session's that was planted", async () => {
  const visitor = await client.csrfToken();
  await logIn(client);
  const other = server.client();
  await logIn(other);
  const own = await client.csrfToken();
  const change = { body: { prenom: "Zoë", nom: "Martin" } };
  for (const planted of [visitor, await other.csrfToken()]) {
    client.jar.set("__Host-XSRF-TOKEN", encodeURIComponent(planted));
    const refused = await client.call(authContract.updateProfile, change);
    expect([refused.status, refused.error.code]).toEqual([403, "CSRF_TOKEN_INVALID"]);
  }
  const { body } = await client.call(authContract.csrf);
  expect(body.csrfToken).not.toBe(own);
  expect((await client.call(authContract.updateProfile, change)).status).toBe(200);
});

test("a session whose access has lapsed goes on with its CSRF token: the call is asked to refresh, and the refresh takes it", async () => {
  await logIn(client);
  const own = await client.csrfToken();
  server.clock.advance(15 * 60_000);
  const lapsed = await client.call(authContract.updateProfile, { body: { prenom: "Zoë", nom: "Martin" } });
  expect(lapsed.error.code).toBe("SESSION_EXPIRED");
  expect((await client.call(authContract.refresh)).status).toBe(200);
  expect(await client.csrfToken()).toBe(own);
});
