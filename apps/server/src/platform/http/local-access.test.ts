import { authContract } from "@jobami/api/auth/contract";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFactsReader } from "../../start.ts";
import { goodPassword, lea, logIn, mailedCode, signUp } from "../../testing/test-accounts.ts";
import { testConfig } from "../../testing/test-config.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createLocalAccess } from "./local-access.ts";

let server: TestServer;
const account = { label: "Demandeuse", email: lea.email, password: goodPassword };
beforeAll(async () => {
  server = await startTestServer({
    demoEmails: [lea.email],
    extend: (app, platform) => {
      const facts = createFactsReader(platform, () => [account]);
      app.get("/facts", async (request) => facts(request));
    },
  });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const isLocal = (headers: FastifyRequest["headers"], config = testConfig()) =>
  createLocalAccess(config, []).isLocal({ headers });

const own = ["localhost", "localhost:3000", "LOCALHOST", "127.0.0.1", "127.8.9.1:80", "[::1]", "[::1]:3000"];
test.each(own)("a request to %s is of this machine", (host) => {
  expect(isLocal({ host })).toBe(true);
});

const foreign = [
  "www.exemple.fr",
  "127.0.0.1.exemple.fr",
  "localhost.exemple.fr:80",
  "192.168.1.10",
  "[::2]",
  "::1",
  "",
];
test.each([...foreign, undefined])("a request to the host %s is not, wherever that name leads", (host) => {
  expect(isLocal(host === undefined ? {} : { host })).toBe(false);
});

const proxied: Record<string, string>[] = [
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { "x-real-ip": "127.0.0.1" },
  { "cf-connecting-ip": "203.0.113.7" },
];
test.each(proxied)("a request that was passed on is not: %o", (headers) => {
  expect(isLocal({ host: "localhost", ...headers })).toBe(false);
});

test.each([{ publicUrl: "https://www.exemple.fr" }, { trustProxy: 1 }, { host: "0.0.0.0" }])(
  "no request is, where the settings speak of other machines: %o",
  (changes) => {
    expect(isLocal({ host: "localhost" }, testConfig(changes))).toBe(false);
  },
);

const ways = [{ host: "www.exemple.fr" }, { "x-forwarded-for": "203.0.113.7" }] as Record<string, string>[];
test.each(ways)(
  "through a proxy there is no mailbox and no demo account in the pages: %o",
  async (headers) => {
    const get = (url: string, more: Record<string, string>) =>
      server.client().request({ method: "GET", url, headers: more });
    for (const url of ["/dev/mailbox", "/dev/mailbox.json"])
      expect([(await get(url, {})).statusCode, (await get(url, headers)).statusCode]).toEqual([200, 404]);
    const shown = async (more: Record<string, string>) => JSON.parse((await get("/facts", more)).body);
    expect(await shown({})).toMatchObject({
      mailboxPath: "/dev/mailbox",
      hasGoogle: true,
      demoAccounts: [account],
    });
    expect(await shown(headers)).toMatchObject({
      mailboxPath: null,
      hasGoogle: false,
      demoAccounts: [],
    });
  },
);

test.each(ways)(
  "through a proxy no one signs in as a demo account or goes on as one: %o",
  async (headers) => {
    const client = server.client();
    await signUp(server, client);
    const body = { email: lea.email, password: goodPassword };
    const refused = await client.call(authContract.login, { body }, { headers });
    expect([refused.status, refused.error.code]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect((await logIn(client)).status).toBe(200);
    expect((await client.call(authContract.profile, {}, { headers })).status).toBe(401);
    expect((await client.call(authContract.socketToken, {}, { headers })).status).toBe(401);
    expect((await client.call(authContract.profile)).status).toBe(200);
    expect((await client.call(authContract.refresh, {}, { headers })).error.code).toBe("SESSION_EXPIRED");
  },
);

test("through a proxy a mailed code opens no demo account", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  await logIn(client);
  const code = await mailedCode(server, lea.email);
  const headers = { forwarded: "for=203.0.113.7" };
  const refused = await client.call(authContract.verifyTwoFactor, { body: { code } }, { headers });
  expect(refused.error.code).toBe("CODE_EXPIRED");
  expect((await client.call(authContract.verifyTwoFactor, { body: { code } })).status).toBe(200);
});

test("through a proxy other accounts sign in as ever", async () => {
  const client = server.client();
  await signUp(server, client, { ...lea, email: "zoe@exemple.fr" });
  const body = { email: "zoe@exemple.fr", password: goodPassword };
  const headers = { "x-forwarded-for": "203.0.113.7" };
  expect((await client.call(authContract.login, { body }, { headers })).status).toBe(200);
  expect((await client.call(authContract.profile, {}, { headers })).status).toBe(200);
});
