import { authContract } from "@jobami/api/auth/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
import { mailContract } from "@jobami/api/mail/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

test("a visitor signs up, proves the address by the mail and can then sign in [REG-02, REG-03, REG-05]", async () => {
  const client = server.client();
  const signed = await client.call(authContract.register, { body: lea });
  expect(signed.status).toBe(201);
  expect(signed.body).toEqual({
    success: true,
    user: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: "lea@exemple.fr" },
    needsVerification: true,
    verificationLink: "/verify-email",
    message:
      "Nous venons de vous écrire. Ouvrez cet e-mail pour confirmer votre adresse ou, si elle a déjà un compte, pour le retrouver.",
  });
  const before = await logIn(client);
  expect([before.status, before.error.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
  const mails = await server.mailbox("lea@exemple.fr");
  expect(mails.map((mail) => mail.subject)).toEqual(["Confirmez votre adresse e-mail"]);
  const token = await mailedToken(server, lea.email);
  expect(mails[0]?.text).toContain(`http://127.0.0.1:3000/verify-email?token=${token}`);
  const verified = await client.call(authContract.verifyEmail, { body: { token } });
  expect(verified.body).toEqual({
    success: true,
    message: "Votre adresse e-mail est confirmée. Vous pouvez vous connecter.",
    alreadyVerified: false,
  });
  expect((await logIn(client)).status).toBe(200);
});

test("the right password of an address that was never proved leads to the page of its mail once one goes out [LOGIN-25, LOGIN-26]", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  const refusedWith = async () => (await logIn(client)).error.data;
  expect(await refusedWith()).toEqual({ requiresVerification: true });
  server.clock.advance(2 * 60_000);
  expect(await refusedWith()).toEqual({
    requiresVerification: true,
    redirectTo: "/verify-email",
    email: lea.email,
  });
  expect(await refusedWith()).toEqual({ requiresVerification: true });
  expect((await server.mailbox("lea@exemple.fr")).length).toBe(2);
});

test("the first sign-in leads where the person was going who signed up, on another device too, and the next one does not [LOGIN-23]", async () => {
  const from = "/dashboard/missions/poster-une-mission?besoin=tailler&lieu=Lyon";
  expect((await server.client().call(authContract.register, { body: { ...lea, from } })).status).toBe(201);
  const device = server.client();
  const token = await mailedToken(server, lea.email);
  await device.call(authContract.verifyEmail, { body: { token } });
  expect((await logIn(device)).body.redirectTo).toBe(from);
  const { rows } = await server.platform.db.execute(sql`select arrival_path from users`);
  expect(rows).toEqual([{ arrival_path: null }]);
  expect((await logIn(server.client())).body).not.toHaveProperty("redirectTo");
});

test.each(["//ailleurs.example", "/\\ailleurs.example", "https://ailleurs.example", "dashboard"])(
  "a sign-up on the way to « %s » leads nowhere",
  async (from) => {
    const client = server.client();
    expect((await client.call(authContract.register, { body: { ...lea, from } })).status).toBe(201);
    await client.call(authContract.verifyEmail, { body: { token: await mailedToken(server, lea.email) } });
    expect((await logIn(client)).body).not.toHaveProperty("redirectTo");
  },
);

test.each([`/${"a".repeat(500)}`, "/a\nb"])("a sign-up on the way to « %s » is refused", async (from) => {
  const { status, error } = await server.client().call(authContract.register, { body: { ...lea, from } });
  expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([
    400,
    "VALIDATION_FAILED",
    ["from"],
  ]);
});

test("an account is a jobbeur's or another person's, as was chosen, and nothing else [ROLE-12]", async () => {
  for (const user_type of ["jobbeur", "other"] as const) {
    const client = server.client();
    const email = `${user_type}@exemple.fr`;
    await signUp(server, client, { ...lea, email, user_type });
    expect((await logIn(client, email)).body.user?.user_type).toBe(user_type);
    for (const wrong of ["jobmodo", "", null, ["jobbeur"]]) {
      const body = { prenom: "Léa", nom: "Martin", user_type: wrong };
      const { status, error } = await client.call(authContract.updateProfile, { body });
      expect([status, error.fields?.[0]?.path.split(".")[0]]).toEqual([400, "user_type"]);
    }
    expect((await client.call(authContract.profile)).body.user.user_type).toBe(user_type);
  }
  for (const user_type of ["jobpadm", "JOBBEUR", undefined]) {
    const { status } = await server.client().call(authContract.register, { body: { ...lea, user_type } });
    expect(status).toBe(400);
  }
  expect(await server.mailbox(lea.email)).toEqual([]);
});

test("answers about an account carry what the pages go on with [LOGIN-14]", async () => {
  const client = server.client();
  const signed = await client.call(authContract.register, { body: lea });
  expect(signed.body).toMatchObject({ needsVerification: true, verificationLink: "/verify-email" });
  const unproved = await logIn(client);
  expect(unproved.error.data).toMatchObject({ requiresVerification: true });
  const token = await mailedToken(server, lea.email);
  const verify = () => client.call(authContract.verifyEmail, { body: { token } });
  expect((await verify()).body.alreadyVerified).toBe(false);
  expect((await verify()).body.alreadyVerified).toBe(true);
  server.clock.advance(2 * 60_000);
  const again = await client.call(authContract.resendVerification, { body: { email: lea.email } });
  expect(again.body.cooldownMinutes).toBe(2);

  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  const link = await mailedToken(server, lea.email);
  const look = async () =>
    (await client.call(authContract.validateResetToken, { body: { token: link } })).body;
  expect(await look()).toMatchObject({ valid: true, expired: false });
  server.clock.advance(3_600_000);
  expect(await look()).toMatchObject({ valid: false, expired: true });

  const dayMs = 24 * 3_600_000;
  expect((await logIn(client)).body.passwordStatus).toEqual({
    daysUntilExpiration: 90,
    passwordExpired: false,
  });
  server.clock.advance(85 * dayMs);
  expect((await logIn(client)).body.passwordStatus).toEqual({
    daysUntilExpiration: 5,
    passwordExpired: false,
  });
  server.clock.advance(6 * dayMs);
  const over = await logIn(client);
  expect([over.status, over.error.code, over.error.data]).toEqual([
    403,
    "PASSWORD_EXPIRED",
    { passwordExpired: true },
  ]);
});

test("a new account starts with 10 Jobi", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  expect((await client.call(jobiContract.balance)).body).toEqual({
    success: true,
    montant: 10,
    profil_complet: true,
  });
});

test("a link that was used states it and counts as success [REG-12]", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  const token = await mailedToken(server, lea.email);
  await client.call(authContract.verifyEmail, { body: { token } });
  const again = await client.call(authContract.verifyEmail, { body: { token } });
  expect(again.status).toBe(200);
  expect(again.body).toEqual({
    success: true,
    message: "L'email est déjà verifié.",
    alreadyVerified: true,
    code: "ALREADY_VERIFIED",
  });
});

test("a link dies after 24 hours and an invented one was never good [REG-10, REG-11]", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  const token = await mailedToken(server, lea.email);
  server.clock.advance(24 * 3_600_000);
  const old = await client.call(authContract.verifyEmail, { body: { token } });
  expect([old.status, old.error.code]).toEqual([400, "TOKEN_EXPIRED"]);
  const invented = await client.call(authContract.verifyEmail, { body: { token: "x".repeat(43) } });
  expect([invented.status, invented.error.code]).toEqual([400, "TOKEN_INVALID"]);
});

async function countUsers(): Promise<number> {
  const { rows } = await server.platform.db.execute<{ n: number }>(sql`select count(*)::int as n from users`);
  return rows[0]?.n ?? -1;
}

test("an address has one account, whatever its case; two sign-ups at once make one [REG-02]", async () => {
  const [first, second] = await Promise.all([
    server.client().call(authContract.register, { body: lea }),
    server.client().call(authContract.register, { body: { ...lea, email: " LEA@Exemple.FR " } }),
  ]);
  expect([first?.status, second?.status, await countUsers()]).toEqual([201, 201, 1]);
  const subjects = (await server.mailbox(lea.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Confirmez votre adresse e-mail"]);
});

test("a sign-up with a known address is answered like any other, changes nothing and is reported to its owner", async () => {
  await signUp(server, server.client());
  server.clock.advance(2 * 60_000);
  const stranger = server.client();
  const odd = { ...lea, prenom: "Zoé", password: "Autre-chose-2026" };
  const known = await stranger.call(authContract.register, { body: odd });
  const fresh = await server
    .client()
    .call(authContract.register, { body: { ...odd, email: "zoe@exemple.fr" } });
  const seen = ({ status, body, response }: typeof known) => ({
    status,
    body: { ...body, user: Object.keys(body.user) },
    headers: Object.keys(response.headers),
    cookies: response.cookies,
  });
  expect(seen(known)).toEqual(seen(fresh));
  expect(known.body.user.id).toMatch(/^[0-9a-f-]{14}7[0-9a-f-]{21}$/);
  const [letter] = await server.mailbox(lea.email);
  expect(letter?.subject).toBe("Vous avez déjà un compte");
  expect(letter?.text).toContain("Bonjour Léa,");
  expect(letter?.text).toContain("http://127.0.0.1:3000/login");
  expect(letter?.text).not.toContain("token=");
  expect([(await logIn(stranger)).status, await countUsers()]).toEqual([200, 2]);
  const early = () => server.client().call(authContract.resendVerification, { body: { email: lea.email } });
  expect((await early()).error.code).toBe("COOLDOWN_ACTIVE");
});

test("a sign-up with a known address is repeated under its key like any other", async () => {
  await signUp(server, server.client());
  const client = server.client();
  const key = { idempotencyKey: "0190a0c4-7a3e-7000-8000-0123456789ab" };
  const first = await client.call(authContract.register, { body: lea }, key);
  const again = await client.call(authContract.register, { body: lea }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
});

test("an owner is informed of sign-ups with their address once in 2 minutes", async () => {
  await signUp(server, server.client());
  server.clock.advance(2 * 60_000);
  for (let i = 0; i < 3; i += 1) await server.client().call(authContract.register, { body: lea });
  expect(await server.mailbox(lea.email)).toHaveLength(2);
  server.clock.advance(2 * 60_000);
  await server.client().call(authContract.register, { body: lea });
  expect(await server.mailbox(lea.email)).toHaveLength(3);
});

test("who signs up again before proving the address confirms it with a password of their own", async () => {
  await server.client().call(authContract.register, { body: { ...lea, password: "Dun-autre-2026" } });
  server.clock.advance(2 * 60_000);
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  const [letter] = await server.mailbox(lea.email);
  expect(letter?.subject).toBe("Votre compte attend d’être confirmé");
  const token = await mailedToken(server, lea.email);
  expect(letter?.text).toContain(`http://127.0.0.1:3000/reset-password?token=${token}`);
  await client.call(authContract.resetPassword, { body: { token, password: goodPassword } });
  expect((await logIn(client)).status).toBe(200);
  expect((await logIn(server.client(), lea.email, "Dun-autre-2026")).status).toBe(401);
});

test("a stranger who asks for the verification mail of an address does not keep its owner from signing up", async () => {
  const ask = () => server.client().call(authContract.resendVerification, { body: { email: lea.email } });
  expect((await ask()).status).toBe(200);
  await server.settle();
  const signed = await server.client().call(authContract.register, { body: lea });
  expect(signed.status).toBe(201);
  expect((await server.mailbox(lea.email)).map(({ subject }) => subject)).toEqual([
    "Confirmez votre adresse e-mail",
  ]);
  expect((await ask()).error.data).toEqual({ retryAfterSeconds: 120, cooldownMinutes: 2 });
});

test("a call about an unknown address leaves as much work behind as one about a known one", async () => {
  await signUp(server, server.client());
  const work = async () => {
    const { rows } = await server.platform.db.execute<{ mails: number; jobs: number; size: number }>(sql`
      select (select count(*)::int from mails) as mails, (select count(*)::int from jobs.job) as jobs`);
    return rows[0] ?? { mails: -1, jobs: -1 };
  };
  const costOf = async (ask: () => Promise<unknown>) => {
    const before = await work();
    await ask();
    await server.settle();
    const after = await work();
    return { mails: after.mails - before.mails, jobs: after.jobs - before.jobs };
  };
  const client = server.client();
  const calls = [
    (email: string) => client.call(authContract.register, { body: { ...lea, email } }),
    (email: string) => client.call(authContract.forgotPassword, { body: { email } }),
    (email: string) => client.call(authContract.resendVerification, { body: { email } }),
    (email: string) => client.call(mailContract.sendSuspension, { body: { email, reason: "" } }),
  ];
  const costs = [];
  for (const call of calls) {
    server.clock.advance(2 * 60_000);
    const known = await costOf(() => call(lea.email));
    server.clock.advance(2 * 60_000);
    const unknown = await costOf(() => call(`personne-${costs.length}@exemple.fr`));
    costs.push([known, unknown]);
  }
  expect(costs).toEqual([
    [
      { mails: 1, jobs: 1 },
      { mails: 1, jobs: 1 },
    ],
    [
      { mails: 1, jobs: 2 },
      { mails: 1, jobs: 2 },
    ],
    [
      { mails: 1, jobs: 2 },
      { mails: 1, jobs: 2 },
    ],
    [
      { mails: 1, jobs: 2 },
      { mails: 1, jobs: 2 },
    ],
  ]);
  expect(await server.platform.mail.mailbox("")).toEqual([]);
});

test("the verification mail is sent again after 2 minutes, and states the same to strangers [REG-06, REG-07]", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea });
  const resend = (email: string) => client.call(authContract.resendVerification, { body: { email } });
  const early = await resend(lea.email);
  expect([early.status, early.error.code]).toEqual([429, "COOLDOWN_ACTIVE"]);
  expect(early.error.data).toEqual({ retryAfterSeconds: 120, cooldownMinutes: 2 });
  server.clock.advance(120_000);
  const sent = await resend(lea.email);
  const toStranger = await resend("inconnu@exemple.fr");
  expect(sent.body).toEqual(toStranger.body);
  expect(sent.body.cooldownMinutes).toBe(2);
  expect(await server.mailbox(lea.email)).toHaveLength(2);
  expect(await server.mailbox("inconnu@exemple.fr")).toEqual([]);
});

test("names that look like markup arrive inert in the mail", async () => {
  const client = server.client();
  const odd = { ...lea, prenom: "O’Neil-Zoë", password: `${goodPassword}<b>` };
  await client.call(authContract.register, { body: odd });
  const [mail] = await server.mailbox(lea.email);
  expect(mail?.html).toContain("Bonjour O’Neil-Zoë,");
  expect(mail?.html).not.toContain("<b>");
});
