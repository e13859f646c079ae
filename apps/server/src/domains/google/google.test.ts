import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { googleContract } from "@jobami/api/google/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { goodPassword, lea, logIn, mailedCode, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type HandProvider, startProvider, type TokenClaims } from "./google.fixture.ts";
import { googleLinks } from "./google.tables.ts";

let server: TestServer;
let google: HandProvider;
let client: TestClient;
beforeAll(async () => {
  google = await startProvider();
  server = await startTestServer({ config: { google: google.settings } });
});
beforeEach(async () => {
  await server.reset();
  client = server.client();
});
afterAll(() => Promise.all([server.close(), google.close()]));

const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.location);
const leave = async (from?: string) =>
  locationOf(
    await client.request({
      method: "GET",
      url: `/api/auth/google?t=1763629200000${from === undefined ? "" : `&from=${encodeURIComponent(from)}`}`,
    }),
  );
const comeBack = async (query: string) =>
  locationOf(await client.request({ method: "GET", url: `/api/auth/google/callback${query}` }));
const visitGoogle = async (claims: TokenClaims = {}, from?: string) =>
  comeBack(google.speak(await leave(from), claims));

const newcomer = {
  prenom: "Léa",
  nom: "Martin",
  user_type: "other",
  acceptTerms: true,
  isAdult: true,
} as const;
const register = () => client.call(googleContract.register, { body: newcomer });
const signIn = () => client.call(googleContract.signIn);
const link = (password: string = goodPassword) => client.call(googleContract.link, { body: { password } });
const arrival = async () => (await client.call(googleContract.arrival)).body;
const whoAmI = async () => (await client.call(authContract.profile)).body.user;
const links = () => server.platform.db.select().from(googleLinks);

test("GET /api/auth/google?t=… leads to the provider with PKCE, state and nonce, and nothing of it can be read in the browser [LOGIN-10]", async () => {
  const response = await client.request({ method: "GET", url: "/api/auth/google?t=1763629200000" });
  expect(response.statusCode).toBe(303);
  const url = new URL(locationOf(response));
  expect(url.origin + url.pathname).toBe(`${google.issuer}/auth`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    redirect_uri: "http://127.0.0.1:3000/api/auth/google/callback",
    prompt: "select_account",
  });
  expect(url.searchParams.get("state")).toMatch(/^[\w-]{40,}$/);
  expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{40,}$/);
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({
    name: "jobami_google",
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: 900,
  });
  expect(url.href).not.toContain(cookie?.value);
});

test("under https the cookie is this host's alone", async () => {
  const secure = await startTestServer({ config: { google: google.settings, secure: true } });
  const response = await secure.client().request({ method: "GET", url: "/api/auth/google" });
  expect(response.cookies[0]).toMatchObject({ name: "__Host-jobami_google", secure: true, path: "/" });
  await secure.close();
});

test("a new person is asked what is missing; the account is made with it, signed in, with what every new account gets", async () => {
  expect(await visitGoogle({}, "/dashboard/notifications")).toBe("/google");
  expect(await arrival()).toMatchObject({
    step: "register",
    email: lea.email,
    prenom: "Léa",
    nom: "Martin",
    cameFrom: "/dashboard/notifications",
  });
  expect(await server.domains.users.byEmail(server.platform.db, lea.email)).toBeNull();
  const { status, body } = await register();
  expect(status).toBe(200);
  expect(body).toMatchObject({ requiresTwoFactor: false, previousLogin: null });
  expect(body).not.toHaveProperty("passwordStatus");
  expect(await whoAmI()).toMatchObject({ email: lea.email, email_verifier: true, user_type: "other" });
  const { body: terms } = await client.call(consentsContract.termsStatus);
  expect(JSON.stringify(terms)).toMatch(/"(hasConsent|hasAccepted|accepted)":true/);
  expect(client.jar.has("jobami_google")).toBe(false);
});

test.each([["acceptTerms"], ["isAdult"], ["user_type"], ["prenom"]])(
  "no account is made without %s",
  async (field) => {
    await visitGoogle();
    const { status, error } = await client.call(googleContract.register, {
      body: { ...newcomer, [field]: undefined },
    });
    expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(await server.domains.users.byEmail(server.platform.db, lea.email)).toBeNull();
  },
);

test("a known person is signed in, whatever their address at Google is by then; the last sign-in is reported", async () => {
  await visitGoogle();
  await register();
  client = server.client();
  server.clock.advance(60_000);
  await visitGoogle({ email: "autre@exemple.fr", email_verified: true });
  expect((await arrival()).step).toBe("signIn");
  const { body } = await signIn();
  expect(body.previousLogin).toBe(new Date(server.clock.now() - 60_000).toISOString());
  expect((await whoAmI()).email).toBe(lea.email);
});

test("an account of the same address is linked after its password, never before, and then known", async () => {
  await signUp(server, server.client());
  await visitGoogle();
  expect((await arrival()).step).toBe("link");
  expect((await signIn()).error.code).toBe("GOOGLE_STEP_CHANGED");
  expect((await register()).error.code).toBe("GOOGLE_STEP_CHANGED");
  expect((await link("Mauvais-1!")).error.code).toBe("INVALID_CREDENTIALS");
  expect(await links()).toEqual([]);
  expect((await link()).body.user?.email).toBe(lea.email);
  expect(await links()).toMatchObject([{ subject: "google-lea", email: lea.email }]);
  client = server.client();
  await visitGoogle();
  expect((await signIn()).body.user?.email).toBe(lea.email);
});

test("with a second factor the link waits for the code, and so does every later sign-in", async () => {
  const owner = server.client();
  await signUp(server, owner);
  await logIn(owner);
  await owner.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  await visitGoogle();
  expect((await link()).body.requiresTwoFactor).toBe(true);
  expect(await links()).toEqual([]);
  const code = async () =>
    client.call(authContract.verifyTwoFactor, { body: { code: await mailedCode(server, lea.email) } });
  expect((await code()).status).toBe(200);
  expect(await links()).toHaveLength(1);
  expect(client.jar.has("jobami_google")).toBe(false);
  client = server.client();
  await visitGoogle();
  expect((await signIn()).body.requiresTwoFactor).toBe(true);
  expect((await client.call(authContract.profile)).status).toBe(401);
  expect((await code()).body.user?.email).toBe(lea.email);
});

test("the password is guessed here as little as at the sign-in page", async () => {
  await signUp(server, server.client());
  await visitGoogle();
  for (let tries = 0; tries < 5; tries++) await link("Mauvais-1!");
  expect((await link()).error.code).toBe("ACCOUNT_LOCKED");
});

test("a suspended account is not signed in, a paused one comes back", async () => {
  await visitGoogle();
  const { body } = await register();
  const { db } = server.platform;
  const { life } = server.domains.users;
  const id = body.user?.id ?? "";
  await inTransaction(db, (tx) => life.step(tx, id, { type: "account.paused", by: "owner", commitments: 0 }));
  client = server.client();
  await visitGoogle();
  expect((await signIn()).status).toBe(200);
  await inTransaction(db, (tx) => life.suspend(tx, id, { by: "staff", hours: null, reason: null }));
  client = server.client();
  await visitGoogle();
  expect((await signIn()).error.code).toBe("ACCOUNT_DEACTIVATED");
});

test.each([
  ["denied", (url: string) => google.speak(url).replace("code=one", "error=access_denied")],
  ["failed", (url: string) => google.speak(url, {}, { isForged: true })],
  ["unverified", (url: string) => google.speak(url, { email_verified: false })],
])("%s: back to the sign-in page, which states it and knows what they came for", async (problem, answer) => {
  const url = await leave("/dashboard/notifications");
  expect(await comeBack(answer(url))).toBe(`/login?google=${problem}&from=%2Fdashboard%2Fnotifications`);
  expect((await client.call(googleContract.arrival)).error.code).toBe("GOOGLE_IDENTITY_EXPIRED");
});

test("a callback that is repeated, or comes to another browser, is over", async () => {
  const query = google.speak(await leave());
  expect(await comeBack(query)).toBe("/google");
  expect(await comeBack(query)).toBe("/login?google=expired");
  client = server.client();
  expect(await comeBack(query)).toBe("/login?google=expired");
});

test("of two calls with one identity, one makes an account", async () => {
  await visitGoogle();
  await client.csrfToken();
  const twin = server.client();
  for (const [name, value] of client.jar) twin.jar.set(name, value);
  const both = await Promise.all([register(), twin.call(googleContract.register, { body: newcomer })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await links()).toHaveLength(1);
});

test("an identity is over after a quarter of an hour, and swept", async () => {
  await visitGoogle();
  server.clock.advance(15 * 60_000);
  expect((await register()).error.code).toBe("GOOGLE_IDENTITY_EXPIRED");
});

test("no one is led out of the product afterwards", async () => {
  await visitGoogle({}, "https://evil.example/");
  expect((await arrival()).cameFrom).toBeNull();
});

test("the link can be removed by who has a password, not while it is the last way in", async () => {
  await visitGoogle();
  await register();
  const state = async () => (await client.call(googleContract.state)).body;
  expect(await state()).toMatchObject({ linked: { email: lea.email }, hasPassword: false });
  expect((await client.call(googleContract.unlink)).error.code).toBe("LAST_WAY_IN");
  const { body } = await client.call(authContract.profile);
  expect(body.passwordStatus).toEqual({ daysUntilExpiration: 90, passwordExpired: false });
  await inTransaction(server.platform.db, (tx) =>
    server.domains.users.setPassword(tx, body.user.id, "a hash"),
  );
  expect((await client.call(googleContract.unlink)).status).toBe(200);
  expect(await state()).toMatchObject({ linked: null, hasPassword: true });
});

test("the link is in the export and goes with the account", async () => {
  await visitGoogle();
  await register();
  const { body } = await client.call(accountContract.exportData);
  expect(JSON.stringify(body)).toContain("google-lea");
});
