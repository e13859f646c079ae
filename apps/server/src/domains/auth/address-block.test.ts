import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goodPassword, lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addressRules, createAttempts } from "./attempts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const tally = (values: readonly unknown[]) =>
  Object.fromEntries([...new Set(values)].sort().map((one) => [one, values.filter((v) => v === one).length]));

test("of eighty wrong passwords sent at once from one address fifty are checked, the others find it blocked", async () => {
  const client = server.client();
  await client.csrfToken();
  const answers = await inParallel(80, (n) => logIn(client, `personne-${n}@exemple.fr`, "Mauvais-2026"));
  expect(tally(answers.map(({ error }) => error.code))).toEqual({
    BRUTE_FORCE_BLOCKED: 30,
    INVALID_CREDENTIALS: 50,
  });
});

test("of two hundred tries reserved at once fifty are given", async () => {
  const { platform } = server;
  const attempts = createAttempts(platform);
  const taken = await inParallel(200, () => attempts.reserve(platform.db, "address:192.0.2.1", addressRules));
  expect(tally(taken.map(({ allowed }) => allowed))).toEqual({ false: 150, true: 50 });
});

test("right passwords leave an address as it was: they neither block it nor forget a wrong one", async () => {
  const client = server.client();
  await signUp(server, client);
  for (let n = 0; n < 49; n += 1) await logIn(client, `personne-${n}@exemple.fr`, "Mauvais-2026");
  for (let n = 0; n < 11; n += 1) expect((await logIn(client)).status).toBe(200);
  await logIn(client, "personne@exemple.fr", "Mauvais-2026");
  const blocked = await logIn(client, lea.email, goodPassword);
  expect([blocked.status, blocked.error.code]).toEqual([403, "BRUTE_FORCE_BLOCKED"]);
});

test("people who sign in all day do not keep the wrong passwords of an hour ago alive", async () => {
  const client = server.client();
  await signUp(server, client);
  for (let n = 0; n < 49; n += 1) await logIn(client, `personne-${n}@exemple.fr`, "Mauvais-2026");
  for (let n = 0; n < 4; n += 1) {
    server.clock.advance(5 * 60_000);
    await logIn(client);
  }
  await logIn(client, "personne@exemple.fr", "Mauvais-2026");
  expect((await logIn(client)).status).toBe(200);
});

test("a right password that took the last try gives the address free again", async () => {
  const { platform } = server;
  const attempts = createAttempts(platform);
  const subject = "address:192.0.2.1";
  for (let n = 0; n < 50; n += 1) await attempts.reserve(platform.db, subject, addressRules);
  expect(await attempts.lockOf(platform.db, subject)).toBe(900);
  await attempts.giveBack(platform.db, subject, addressRules);
  expect(await attempts.lockOf(platform.db, subject)).toBe(null);
  expect(await attempts.reserve(platform.db, subject, addressRules)).toEqual({ allowed: true, left: 0 });
  expect((await attempts.reserve(platform.db, subject, addressRules)).allowed).toBe(false);
});

test("a caller with an IPv6 network of their own is one address", async () => {
  const { app } = server;
  const client = server.client();
  const token = await client.csrfToken();
  const from = async (remoteAddress: string, index: number) =>
    (
      await app.inject({
        method: "POST",
        url: "/api/auth/login",
        remoteAddress,
        headers: { cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`, "x-xsrf-token": token },
        payload: { email: `personne-${index}@exemple.fr`, password: "Mauvais-2026" },
      })
    ).json().code;
  for (let n = 0; n < 50; n += 1) await from(`2001:db8::${n}`, n);
  expect([await from("2001:db8::ffff", 50), await from("2001:db8:0:1::1", 51)]).toEqual([
    "BRUTE_FORCE_BLOCKED",
    "INVALID_CREDENTIALS",
  ]);
});
