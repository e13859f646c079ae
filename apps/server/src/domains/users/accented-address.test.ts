import { authContract } from "@jobami/api/auth/contract";
import { billingContract } from "@jobami/api/billing/contract";
import { emailChangeContract } from "@jobami/api/email-change/contract";
import { mailContract } from "@jobami/api/mail/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPassword, lea, logIn, mailedToken } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { brought, drafted, draftOf } from "../billing/billing.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const inLetters = "lea@société.fr";
const inAscii = "lea@xn--socit-esab.fr";
/** One address, as it is typed on a phone, on a Mac, and by who knows its other form. */
const spellings = [inLetters, " Lea@SOCIÉTÉ.fr ", "lea@socie\u0301te\u0301.fr", inAscii];

async function join(email: string = inLetters) {
  const client = server.client();
  const { body } = await client.call(authContract.register, { body: { ...lea, email } });
  await client.call(authContract.verifyEmail, { body: { token: await mailedToken(server, inAscii) } });
  return { client, body };
}

describe("an address whose domain has accents", () => {
  test("is stored and mailed in its ASCII form, and shown in letters", async () => {
    const { client, body } = await join();
    expect(body.user.email).toBe(inLetters);
    expect((await server.mailbox(inAscii)).length).toBe(1);
    const signedIn = await logIn(client, inLetters);
    expect(signedIn.body.user?.email).toBe(inLetters);
  });

  test.each(spellings)("is one account however it is typed: %j [LOGIN-15]", async (spelling) => {
    await join();
    expect((await logIn(server.client(), spelling)).status).toBe(200);
    const again = await server
      .client()
      .call(authContract.register, { body: { ...lea, email: spelling, prenom: "Autre" } });
    expect(again.status).toBe(201);
    await server.client().call(authContract.forgotPassword, { body: { email: spelling } });
    const subjects = (await server.mailbox(inAscii)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/mot de passe/i);
  });

  test("names itself to who must prove it yet", async () => {
    const client = server.client();
    await client.call(authContract.register, { body: { ...lea, email: inLetters } });
    server.clock.advance(2 * 60_000);
    const { data } = (await logIn(client, inAscii)).error;
    expect(data).toMatchObject({ email: inLetters });
  });

  test.each([...spellings, "société.fr", "socie\u0301te\u0301", "xn--socit-esab"])(
    "is found by staff who type %j",
    async (search) => {
      await join();
      await server.client().call(newsletterContract.subscribe, { body: { email: inLetters } });
      const staff = await signIn(server, { role: "jobpadm" });
      const { data: people } = (await staff.call(peopleContract.list, { query: { search } })).body;
      expect(people.map(({ email }) => email)).toEqual([inLetters]);
      const { data: mails } = (await staff.call(mailContract.outbox, { query: { search } })).body;
      expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([inLetters]));
      const { data: letters } = (await staff.call(newsletterContract.subscribers, { query: { search } }))
        .body;
      expect(letters.map(({ email }) => email)).toEqual([inLetters]);
    },
  );

  test("finds a person's options, and signs alone find no one", async () => {
    await join();
    const staff = await signIn(server, { role: "jobpadm" });
    const { body } = await staff.call(subscriptionsContract.optionsOf, { query: { email: inLetters } });
    expect(body.data.email).toBe(inLetters);
    const notFound = await staff.call(peopleContract.list, { query: { search: "@." } });
    expect(notFound.body.data).toEqual([]);
  });

  test("is a client's: the document shows it in letters, its mail leaves to the ASCII form", async () => {
    const karim = await signIn(server, { userType: "jobbeur" });
    const draft = await drafted(karim);
    const client = { personId: null, name: "Léa Martin", address: "3 allée des Tilleuls", email: inLetters };
    const params = { id: draft.id };
    brought(await karim.call(billingContract.edit, { params, body: draftOf(draft, { client }) }));
    const issued = brought(await karim.call(billingContract.issue, { params }));
    expect(issued.client.email).toBe(inLetters);
    brought(await karim.call(billingContract.send, { params }));
    expect((await server.mailbox(inAscii)).length).toBe(1);
  });

  test("may become an account's", async () => {
    const { client } = await join(inAscii);
    await logIn(client, inAscii);
    const body = { email: "lea@éclair.fr", password: goodPassword };
    const { body: asked } = await client.call(emailChangeContract.ask, { body });
    expect(asked.data.email).toBe("lea@éclair.fr");
    expect((await server.mailbox("lea@xn--clair-9ra.fr")).length).toBe(1);
  });
});
