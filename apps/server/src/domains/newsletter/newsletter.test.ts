import { newsletterContract } from "@jobami/api/newsletter/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mails } from "../../platform/mail/mail.tables.ts";
import { mailedToken } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { confirmationLifeMs, mailSpacingMs } from "./newsletter.service.ts";

const { subscribe, verify, unsubscribe } = newsletterContract;
const thanks =
  "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.";

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person with an address that no one had before. */
function reader() {
  count += 1;
  const email = `lecteur-${count}@exemple.fr`;
  const client = server.client();
  return {
    email,
    ask: () => client.call(subscribe, { body: { email } }),
    confirm: async (token?: string) =>
      client.call(verify, { body: { token: token ?? (await mailedToken(server, email)) } }),
    leave: (token: string) => client.call(unsubscribe, { body: { token } }),
    subjects: async () => (await server.mailbox(email)).map(({ subject }) => subject),
    newestToken: () => mailedToken(server, email),
  };
}

/** A person whose subscription is confirmed. */
async function subscriber() {
  const newSubscriber = reader();
  await newSubscriber.ask();
  await newSubscriber.confirm();
  return newSubscriber;
}

describe("asking for the newsletter", () => {
  test("answers with thanks and mails a link to confirm by [NEWS-01, NEWS-07]", async () => {
    const lea = reader();
    expect((await lea.ask()).body).toEqual({ success: true, message: thanks });
    expect(await lea.subjects()).toEqual(["Confirmez votre abonnement à la newsletter"]);
    const [sent] = await server.platform.db.select().from(mails).where(eq(mails.to, lea.email));
    expect(sent?.usefulUntil).toEqual(new Date(server.clock.now() + confirmationLifeMs));
  });

  test("twice in two minutes mails once, and states the same", async () => {
    const lea = reader();
    await lea.ask();
    server.clock.advance(mailSpacingMs - 1);
    expect((await lea.ask()).body.message).toBe(thanks);
    expect((await lea.subjects()).length).toBe(1);
    server.clock.advance(1);
    await lea.ask();
    expect((await lea.subjects()).length).toBe(2);
  });

  test("from many tabs at once makes one subscription and one mail", async () => {
    const lea = reader();
    const answers = await Promise.all([lea.ask(), lea.ask(), lea.ask(), lea.ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await lea.subjects()).length).toBe(1);
  });

  test("for an address that is subscribed states the same, and informs its owner by mail", async () => {
    const lea = await subscriber();
    server.clock.advance(mailSpacingMs);
    expect((await lea.ask()).body).toEqual({ success: true, message: thanks });
    expect((await lea.subjects())[0]).toBe("Vous êtes déjà abonné à la newsletter");
  });

  test("takes an address as it is typed, and refuses what is none [NEWS-02]", async () => {
    const client = server.client();
    const refusal = await client.call(subscribe, { body: { email: "lea" } });
    expect(refusal.status).toBe(400);
    expect((await client.call(subscribe, { body: { email: " Lea.Maj@Exemple.FR " } })).status).toBe(200);
    expect((await server.mailbox("lea.maj@exemple.fr")).length).toBe(1);
  });
});

describe("the links", () => {
  test("confirm once; a second time states that it was done [NEWS-11]", async () => {
    const lea = reader();
    await lea.ask();
    const token = await lea.newestToken();
    expect((await lea.confirm(token)).body).toMatchObject({ success: true, alreadyConfirmed: false });
    expect((await lea.subjects())[0]).toBe("Bienvenue dans la newsletter");
    expect((await lea.confirm(token)).body).toMatchObject({ success: true, alreadyConfirmed: true });
    expect((await lea.subjects()).length).toBe(2);
  });

  test("confirm for seven days, not longer", async () => {
    const [lea, tom] = [reader(), reader()];
    await lea.ask();
    await tom.ask();
    server.clock.advance(confirmationLifeMs - 1);
    expect((await lea.confirm()).status).toBe(200);
    server.clock.advance(1);
    expect((await tom.confirm()).body).toMatchObject({ success: false, code: "TOKEN_EXPIRED" });
  });

  test("of an older mail no longer confirm", async () => {
    const lea = reader();
    await lea.ask();
    const older = await lea.newestToken();
    server.clock.advance(mailSpacingMs);
    await lea.ask();
    expect((await lea.confirm(older)).body).toMatchObject({ code: "TOKEN_INVALID" });
    expect((await lea.confirm()).status).toBe(200);
  });

  test("end the subscription, once and for all, until it is asked for again [NEWS-12]", async () => {
    const lea = await subscriber();
    const leaving = await lea.newestToken();
    expect((await lea.leave(leaving)).body).toEqual({
      success: true,
      message: "Vous ne recevrez plus la newsletter.",
    });
    expect((await lea.leave(leaving)).status).toBe(200);
    server.clock.advance(mailSpacingMs);
    await lea.ask();
    expect((await lea.subjects())[0]).toBe("Confirmez votre abonnement à la newsletter");
    expect((await lea.confirm()).body).toMatchObject({ alreadyConfirmed: false });
  });

  test("that we did not write do nothing", async () => {
    const lea = await subscriber();
    const forged = `${(await lea.newestToken()).slice(0, 37)}${"A".repeat(43)}`;
    expect((await lea.leave(forged)).body).toMatchObject({ code: "TOKEN_INVALID" });
    expect((await lea.confirm("inconnu")).body).toMatchObject({ code: "TOKEN_INVALID" });
  });
});
