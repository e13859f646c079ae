import { authContract } from "@jobami/api/auth/contract";
import { emailChangeContract } from "@jobami/api/email-change/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { storedActs } from "../../testing/test-audit.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { linkLifeMs } from "./email-change.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const next = "lea.martin@exemple.org";
const { standing, ask, resume, cancel, look, confirm, refuse } = emailChangeContract;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const asking = (client: TestClient, email = next, password = goodPassword) =>
  client.call(ask, { body: { email, password } });
const following = (endpoint: typeof confirm | typeof look | typeof refuse, token: string) =>
  server.client().call(endpoint, { body: { token } });

async function member(person: { email: string } = lea) {
  const client = server.client();
  await signUp(server, client, { ...lea, ...person });
  await logIn(client, person.email);
  return client;
}

/** Léa asked for another address, and holds both links. */
async function asked() {
  const client = await member();
  await asking(client);
  const tokens = {
    current: await mailedToken(server, lea.email),
    next: await mailedToken(server, next),
  };
  return { client, tokens };
}

const emailOf = async (client: TestClient) => (await client.call(authContract.profile)).body.user.email;
const subjects = async (to: string) => (await server.mailbox(to)).map(({ subject }) => subject);

describe("another address", () => {
  test.each([["current", "next"] as const, ["next", "current"] as const])(
    "holds once both addresses confirmed it, the %s one first",
    async (first, last) => {
      const { client, tokens } = await asked();
      expect((await following(confirm, tokens[first])).body).toMatchObject({ isChanged: false });
      expect(await emailOf(client)).toBe(lea.email);
      expect((await client.call(standing)).body.data).toEqual({
        email: next,
        confirmed: [first],
        expiresAt: new Date(server.clock.now() + linkLifeMs).toISOString(),
      });
      expect((await following(confirm, tokens[last])).body).toMatchObject({ isChanged: true });
      expect(await emailOf(client)).toBe(next);
      expect((await client.call(standing)).body.data).toBeNull();
      for (const to of [lea.email, next])
        expect((await subjects(to))[0]).toBe("Votre adresse e-mail a changé");
      expect((await logIn(server.client(), next)).status).toBe(200);
      expect(codeOf(await logIn(server.client(), lea.email))).toBe("INVALID_CREDENTIALS");
    },
  );

  test("is asked by the password: a stolen session changes nothing and mails no one", async () => {
    const client = await member();
    expect(codeOf(await asking(client, next, "Mauvais-2026!"))).toBe("INVALID_CREDENTIALS");
    expect(await server.mailbox(next)).toEqual([]);
    expect((await client.call(standing)).body.data).toBeNull();
  });

  test("is not changed by one mailbox alone, however often its link is followed", async () => {
    const { client, tokens } = await asked();
    for (let times = 0; times < 2; times += 1)
      expect((await following(confirm, tokens.next)).body).toMatchObject({ isChanged: false });
    expect(await emailOf(client)).toBe(lea.email);
  });

  test("states what a link opens without names or addresses, and looking changes nothing", async () => {
    const { tokens } = await asked();
    expect((await following(look, tokens.current)).body).toMatchObject({
      data: { side: "current", maskedCurrent: "l•••@e•••.fr", maskedNext: "l•••@e•••.org", confirmed: [] },
    });
    expect((await following(look, tokens.next)).body).toMatchObject({
      data: { side: "next", confirmed: [] },
    });
  });

  test("is refused by either link, and given up from the settings: then both links are dead", async () => {
    const { tokens } = await asked();
    await following(confirm, tokens.next);
    expect((await following(refuse, tokens.current)).status).toBe(200);
    for (const endpoint of [confirm, look, refuse])
      expect(codeOf(await following(endpoint, tokens.current))).toBe("TOKEN_INVALID");
    server.clock.advance(2 * 60_000);
    const client = server.client();
    await logIn(client);
    await asking(client);
    const token = await mailedToken(server, next);
    await client.call(cancel);
    expect(codeOf(await following(confirm, token))).toBe("TOKEN_INVALID");
    expect((await client.call(cancel)).status).toBe(200);
  });

  test("asked anew, only the newest links count", async () => {
    const { client, tokens } = await asked();
    await following(confirm, tokens.current);
    server.clock.advance(2 * 60_000);
    await asking(client);
    expect(codeOf(await following(confirm, tokens.next))).toBe("TOKEN_INVALID");
    expect((await client.call(standing)).body.data).toMatchObject({ confirmed: [] });
  });

  test("waits a day: to the millisecond the links still count, then they show that they have run out", async () => {
    const { client, tokens } = await asked();
    server.clock.advance(linkLifeMs - 1);
    expect((await following(look, tokens.current)).status).toBe(200);
    server.clock.advance(1);
    for (const endpoint of [confirm, look, refuse])
      expect(codeOf(await following(endpoint, tokens.current))).toBe("TOKEN_EXPIRED");
    await logIn(client);
    expect((await client.call(standing)).body.data).toBeNull();
    server.clock.advance(linkLifeMs);
    await server.domains["email-change"].sweep();
    expect(codeOf(await following(look, tokens.current))).toBe("TOKEN_INVALID");
  });

  test("that has an account is answered like any other: its owner is informed, and no one else", async () => {
    await member({ email: next });
    const client = await member();
    const known = await asking(client);
    server.clock.advance(2 * 60_000);
    const unknown = await asking(client, "autre@exemple.org");
    expect({ ...known.body, data: null }).toEqual({ ...unknown.body, data: null });
    const [mail] = await server.mailbox(next);
    expect(mail?.subject).toBe("Votre adresse a déjà un compte");
    expect(mail?.text).not.toContain("token=");
  });

  test("wanted by two at once is given to one of them", async () => {
    const clients = [await member(), await member({ email: "lia@exemple.fr" })];
    const tokens: string[] = [];
    for (const [index, client] of clients.entries()) {
      server.clock.advance(2 * 60_000);
      await asking(client);
      await following(confirm, await mailedToken(server, next));
      tokens.push(await mailedToken(server, index === 0 ? lea.email : "lia@exemple.fr"));
    }
    const answers = await Promise.all(tokens.map((token) => following(confirm, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const emails = await Promise.all(clients.map(emailOf));
    expect(emails.filter((email) => email === next)).toHaveLength(1);
  });

  test("is not one's own, and is not asked for again at once", async () => {
    const client = await member();
    const own = await asking(client, lea.email);
    expect(own.body).toMatchObject({ code: "VALIDATION_FAILED", fields: [{ path: "email" }] });
    await asking(client);
    expect(codeOf(await asking(client, "autre@exemple.org"))).toBe("COOLDOWN_ACTIVE");
    expect(await server.mailbox("autre@exemple.org")).toEqual([]);
  });

  test("makes reset links mailed to the old address worthless", async () => {
    const { client, tokens } = await asked();
    await client.call(authContract.forgotPassword, { body: { email: lea.email } });
    const token = await mailedToken(server, lea.email);
    const isValid = async () =>
      (await client.call(authContract.validateResetToken, { body: { token } })).body.valid;
    expect(await isValid()).toBe(true);
    await following(confirm, tokens.current);
    await following(confirm, tokens.next);
    expect(await isValid()).toBe(false);
  });
});

describe("an address that mails came back from", () => {
  const report = (why: "bounce" | "complaint", address: string = lea.email) =>
    server.platform.mail.refusals.report({ why, address, text: "" });
  const lines = async (client: TestClient) =>
    (await client.call(notificationsContract.list)).body.data.map(({ title }) => title);
  const acts = async () => (await storedActs(server)).map(({ kind, actorKind }) => [kind, actorKind]);

  test("is shown to its owner, in the inbox and the settings, and is in the audit", async () => {
    const client = await member();
    expect((await client.call(standing)).body.refused).toBeNull();
    await report("bounce");
    await server.settle();
    expect((await client.call(standing)).body).toMatchObject({ data: null, refused: { why: "bounce" } });
    expect(await lines(client)).toContain("Votre adresse ne reçoit plus nos e-mails");
    expect(await acts()).toEqual([["address.refused", "operator"]]);
    await report("bounce");
    await server.settle();
    expect(await acts()).toHaveLength(1);
  });

  test("takes mails again once its owner confirms it, beginning with one that tries it", async () => {
    const client = await member();
    await report("complaint");
    await server.settle();
    server.clock.advance(1000);
    expect((await client.call(resume)).status).toBe(200);
    await server.settle();
    expect((await client.call(standing)).body.refused).toBeNull();
    expect((await subjects(lea.email))[0]).toBe("Vos e-mails reprennent");
    expect((await acts()).at(-1)).toEqual(["address.accepted", "person"]);
    expect(codeOf(await client.call(resume))).toBe("COOLDOWN_ACTIVE");
    server.clock.advance(180_000);
    await client.call(resume);
    await server.settle();
    expect((await subjects(lea.email)).filter((one) => one === "Vos e-mails reprennent")).toHaveLength(1);
  });

  test("that is gone cannot confirm another one: the next alone does, still under the password", async () => {
    const client = await member();
    await report("bounce");
    await server.settle();
    expect(codeOf(await asking(client, next, "Mauvais-2026!"))).toBe("INVALID_CREDENTIALS");
    const { body } = await asking(client);
    expect(body).toMatchObject({
      message: "Un lien vient de partir vers votre nouvelle adresse.",
      data: { confirmed: ["current"] },
    });
    const token = await mailedToken(server, next);
    expect((await following(confirm, token)).body).toMatchObject({ isChanged: true });
    expect(await emailOf(client)).toBe(next);
    expect((await client.call(standing)).body).toMatchObject({ data: null, refused: null });
  });

  test("whose owner complained still gets links: both addresses confirm", async () => {
    const client = await member();
    await report("complaint");
    expect((await asking(client)).body).toMatchObject({ data: { confirmed: [] } });
    expect((await following(confirm, await mailedToken(server, next))).body).toMatchObject({
      isChanged: false,
    });
  });

  test("of no one, and one that changed meanwhile, informs no one", async () => {
    const client = await member();
    await report("bounce", "personne@exemple.fr");
    await server.settle();
    expect([await acts(), await lines(client)]).toEqual([[], []]);
  });
});
