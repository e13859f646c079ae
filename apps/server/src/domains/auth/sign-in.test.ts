import { authContract } from "@jobami/api/auth/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { usersContract } from "@jobami/api/users/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { goodPassword, lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const minute = 60_000;
const day = 24 * 60 * minute;

test("the right password signs in and reports the sign-in before [LOGIN-11, LOGIN-13, LOGIN-20, LOGIN-21, PROF-05]", async () => {
  const client = server.client();
  const id = await signUp(server, client);
  const first = await logIn(client);
  expect(first.body).toEqual({
    success: true,
    message: "Vous êtes connecté.",
    toastType: "success",
    requiresTwoFactor: false,
    previousLogin: null,
    user: {
      id,
      email: "lea@exemple.fr",
      role: "jobutil",
      profil_actif: true,
      suspension_reason: null,
      suspended_until: null,
      user_type: "jobbeur",
      date_inscription: "2026-11-20T09:00:00.000Z",
      last_login: "2026-11-20T09:00:00.000Z",
      prenom: "Léa",
      nom: "Martin",
      email_verifier: true,
      two_factor_enabled: false,
      photo: null,
      live_seq: 0,
    },
    passwordStatus: { daysUntilExpiration: 90, passwordExpired: false },
  });
  server.clock.advance(day);
  expect((await logIn(client)).body.previousLogin).toBe("2026-11-20T09:00:00.000Z");
});

test("tokens live in HttpOnly cookies; scripts only read that a session exists [SESS-05]", async () => {
  const client = server.client();
  await signUp(server, client);
  const { response } = await client.call(authContract.login, {
    body: { email: lea.email, password: goodPassword, rememberMe: true },
  });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value: _, ...rest }) => [name, rest]));
  expect(cookies).toEqual({
    jobami_access: { path: "/", sameSite: "Lax", httpOnly: true, maxAge: 900 },
    jobami_refresh: { path: "/api/auth", sameSite: "Strict", httpOnly: true, maxAge: 2_592_000 },
    jobami_session: { path: "/", sameSite: "Lax", maxAge: 2_592_000 },
    jobami_device: { path: "/", sameSite: "Lax", httpOnly: true, maxAge: 33_696_000 },
    "XSRF-TOKEN": { path: "/", sameSite: "Lax" },
    jobami_2fa: expect.objectContaining({ maxAge: 0 }),
  });
  const forgetful = await logIn(server.client());
  expect(forgetful.response.cookies.find(({ name }) => name === "jobami_refresh")).toEqual({
    name: "jobami_refresh",
    value: expect.any(String),
    path: "/api/auth",
    sameSite: "Strict",
    httpOnly: true,
  });
});

test("five wrong passwords lock the account for 15 minutes, even for the right one [LOGIN-13, LOGIN-31, LOGIN-38, LOGIN-39]", async () => {
  const client = server.client();
  await signUp(server, client);
  for (let i = 0; i < 5; i += 1) {
    const wrong = await logIn(client, lea.email, "Mauvais-2026");
    expect([wrong.status, wrong.error.message]).toEqual([401, "Email ou mot de passe incorrect"]);
  }
  const locked = await logIn(client);
  const sentence =
    "Trop de tentatives échouées\u00a0: votre compte est verrouillé. Réessayez dans 15 minutes.";
  expect(locked.status).toBe(423);
  expect(locked.error).toEqual({
    success: false,
    code: "ACCOUNT_LOCKED",
    message: sentence,
    error: sentence,
    data: { locked: true, retryAfterSeconds: 900 },
  });
  expect(locked.response.headers["retry-after"]).toBe("900");
  server.clock.advance(15 * minute - 1000);
  expect((await logIn(client)).error.message).toBe(
    "Trop de tentatives échouées\u00a0: votre compte est verrouillé. Réessayez dans 1 seconde.",
  );
  server.clock.advance(1000);
  expect((await logIn(client)).status).toBe(200);
});

test("tries made at once are all counted: five are checked, the others find the account locked [LOGIN-38]", async () => {
  const client = server.client();
  await signUp(server, client);
  const tries = await Promise.all(Array.from({ length: 9 }, () => logIn(client, lea.email, "Mauvais-2026")));
  const statuses = tries.map((one) => one.status).sort();
  expect(statuses).toEqual([401, 401, 401, 401, 401, 423, 423, 423, 423]);
});

test("the right password forgets earlier failures [LOGIN-38]", async () => {
  const client = server.client();
  await signUp(server, client);
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) await logIn(client, lea.email, "Mauvais-2026");
    expect((await logIn(client)).status).toBe(200);
  }
});

test("an address without account is refused and locked like one with [LOGIN-34]", async () => {
  const client = server.client();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await logIn(client, "inconnu@exemple.fr")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 423]);
});

test("an address from which fifty sign-ins failed is blocked, then free again", async () => {
  const client = server.client();
  await signUp(server, client);
  for (let i = 0; i < 50; i += 1) await logIn(client, `personne-${i}@exemple.fr`, "Mauvais-2026");
  const blocked = await logIn(client);
  expect([blocked.status, blocked.error.code]).toEqual([403, "BRUTE_FORCE_BLOCKED"]);
  server.clock.advance(15 * minute);
  expect((await logIn(client)).status).toBe(200);
});

test("a deactivated account is refused and its living session learns of it [LOGIN-37, SESS-14, SESS-20]", async () => {
  const client = server.client();
  const id = await signUp(server, client);
  await logIn(client);
  const alive = await client.call(authContract.verifyProfile, { body: { userId: id } });
  expect(alive.body).toEqual({ success: true, profil_actif: true });
  await inTransaction(server.platform.db, (tx) =>
    server.domains.users.life.suspend(tx, id, { by: "staff", hours: null, reason: "Faux profil" }),
  );
  const refusal = await client.call(authContract.verifyProfile, { body: { userId: id } });
  expect([refusal.status, refusal.error.code]).toEqual([403, "PROFIL_DISABLED"]);
  expect(refusal.error.data).toEqual({ email: "lea@exemple.fr", reason: "Faux profil", until: null });
  const refused = await logIn(client);
  expect(refused.status).toBe(403);
  expect(refused.error.message).toMatch(
    /^Votre compte a été désactivé\. Veuillez contacter le support\. Motif\u00a0: «\u202fFaux profil\u202f»\. La suspension n’a pas de date de fin\./,
  );
});

test("an unverified sign-in sends the mail again, once in 2 minutes [LOGIN-33]", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  server.clock.advance(2 * minute);
  await logIn(client);
  const again = await logIn(client);
  expect(again.error.message).toBe(
    "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.",
  );
  expect(await server.mailbox(lea.email)).toHaveLength(2);
});

test("a password warns in its last days and dies after 90 [LOGIN-30, PWD-10, PWD-11, PWD-12]", async () => {
  const client = server.client();
  await signUp(server, client);
  server.clock.advance(83 * day);
  expect((await logIn(client)).body.passwordStatus).toEqual({
    daysUntilExpiration: 7,
    passwordExpired: false,
  });
  server.clock.advance(7 * day);
  const expired = await logIn(client);
  expect([expired.status, expired.error.code, expired.error.message]).toEqual([
    403,
    "PASSWORD_EXPIRED",
    "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  ]);
});

test("a signed-in person declares that they are here, and has the names of their profile [SESS-22, SESS-24, PROF-08]", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  expect((await client.call(usersContract.activity)).body).toEqual({ success: true, online: true });
  expect((await client.call(profilesContract.own)).body).toMatchObject({
    success: true,
    profil: { data: { prenom: "Léa", nom: "Martin" } },
  });
});

test("a person changes their names and sees them at once [SESS-12, SESS-13]", async () => {
  const client = server.client();
  const id = await signUp(server, client);
  await logIn(client);
  const { body: before } = await client.call(authContract.profile);
  expect(before).toEqual({
    success: true,
    user: expect.objectContaining({ id, email: "lea@exemple.fr", prenom: "Léa", nom: "Martin" }),
    passwordStatus: { daysUntilExpiration: 90, passwordExpired: false },
  });
  await client.call(authContract.updateProfile, { body: { prenom: "Zoë", nom: "D’Arc" } });
  const { body } = await client.call(profilesContract.own);
  expect(body.profil.data).toMatchObject({ prenom: "Zoë", nom: "D’Arc" });
});
