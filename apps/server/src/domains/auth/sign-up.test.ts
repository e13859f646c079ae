import { authContract } from "@jobami/api/auth/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
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
    message:
      "Votre compte est créé. Ouvrez l’e-mail que nous venons de vous envoyer pour confirmer votre adresse.",
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

test("a link that was used says so and counts as success [REG-12]", async () => {
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

test("an address has one account, whatever its case; two sign-ups at once make one [REG-02]", async () => {
  const [first, second] = await Promise.all([
    server.client().call(authContract.register, { body: lea }),
    server.client().call(authContract.register, { body: { ...lea, email: " LEA@Exemple.FR " } }),
  ]);
  expect([first?.status, second?.status].sort()).toEqual([201, 409]);
  const late = await server.client().call(authContract.register, { body: lea });
  expect(late.error).toEqual({
    success: false,
    code: "EMAIL_TAKEN",
    message: "Un compte existe déjà avec cette adresse e-mail.",
    error: "Un compte existe déjà avec cette adresse e-mail.",
  });
});

test("the verification mail is sent again after 2 minutes, and says the same to strangers [REG-06, REG-07]", async () => {
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
