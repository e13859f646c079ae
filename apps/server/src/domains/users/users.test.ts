import { mailContract } from "@jobami/api/mail/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const ask = (email: string, reason = "Ce que dit le navigateur") =>
  server.client().call(mailContract.sendSuspension, { body: { email, reason } });

test("a deactivated person gets one mail a day, with the reason that the server knows [SESS-17, SESS-19]", async () => {
  const { person } = await signIn(server, { prenom: "Léa" });
  await inTransaction(server.platform.db, (tx) =>
    server.domains.users.life.suspend(tx, person.id, { by: "staff", hours: null, reason: "Faux <profil>" }),
  );
  await ask(person.email);
  await ask(person.email);
  const [mail, ...others] = await server.mailbox(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Votre compte a été désactivé");
  expect(mail?.text).toContain("Le motif indiqué par notre équipe\u00a0: Faux <profil>");
  expect(mail?.text).not.toContain("Ce que dit le navigateur");
  expect(mail?.html).toContain("Faux &lt;profil&gt;");
  server.clock.advance(24 * 3_600_000 + 1);
  await ask(person.email);
  expect(await server.mailbox(person.email)).toHaveLength(2);
});

test("active people and strangers get no mail, and the answer does not reveal it [SESS-19]", async () => {
  const { person } = await signIn(server);
  const [active, stranger] = [await ask(person.email), await ask("inconnu@exemple.fr")];
  expect(active.body).toEqual(stranger.body);
  expect(await server.mailbox(person.email)).toEqual([]);
  expect(await server.mailbox("inconnu@exemple.fr")).toEqual([]);
});
