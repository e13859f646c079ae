import { authContract } from "@jobami/api/auth/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMaintenanceOrder } from "../../commands/maintenance.ts";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { describeError } from "./log.ts";

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: "trace" },
    logTo: { write: (line) => lines.push(line) },
    extend: (app, platform) => {
      app.post("/faulty/failure", async (request) => {
        const { secret } = request.body as { secret: string };
        await platform.db.execute(sql`insert into secrets (name, value) values ('server', ${secret})`);
      });
    },
  });
});
afterAll(() => server.close());

test("the log reports calls, and of nothing that people typed or hold", async () => {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  const token = await mailedToken(server, lea.email);
  await client.call(authContract.validateResetToken, { body: { token } });
  await client.request({ method: "GET", url: `/api/places?q=${lea.prenom}&token=${token}` });
  const failed = await client.request({
    method: "POST",
    url: "/faulty/failure?token=abc",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ secret: "un-secret" }),
  });
  expect(failed.statusCode).toBe(500);
  const log = lines.join("");
  const secrets = [
    lea.email,
    goodPassword,
    token,
    "un-secret",
    "token=",
    ...[...client.jar.values()].filter((value) => value.length > 8),
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answered).toContainEqual(
    expect.objectContaining({ method: "POST", route: "/api/auth/login", status: 200, msg: "answered" }),
  );
  expect(answered).toContainEqual(expect.objectContaining({ msg: "call failed" }));
});

test("what is refused on purpose is no error, and states why", async () => {
  const from = lines.length;
  const { call } = await signIn(server, { role: "jobpadm" });
  const ahead = await call(peopleContract.list, {}, { headers: { "sec-purpose": "prefetch" } });
  const order = (...args: string[]) =>
    runMaintenanceOrder(args, { db: server.database.db, clock: server.clock });
  await order("on");
  server.clock.advance(2000);
  const closed = await server.client().call(authContract.csrf);
  await order("off");
  server.clock.advance(2000);
  expect([ahead.status, closed.status]).toEqual([503, 503]);
  const logged = lines.slice(from).map((line) => JSON.parse(line) as { level: number; reason?: string });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
  expect(logged.flatMap(({ level, reason }) => (reason === undefined ? [] : [[level, reason]]))).toEqual([
    [30, "prefetch"],
    [30, "maintenance"],
  ]);
});

test("an error keeps its kind, code and place, not the values it quotes", () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "un-secret"'), {
    code: "22P02",
  });
  const error = new Error("Failed query: select $1\nparams: un-secret", { cause });
  const described = describeError(error);
  expect([described.message, described.cause?.message, described.cause?.code]).toEqual([
    "Failed query: select $1",
    "invalid input syntax for type uuid: …",
    "22P02",
  ]);
  expect(JSON.stringify(described)).not.toContain("un-secret");
  expect(described.stack).toMatch(/^ {4}at /);
});

test("what the job engine reports is a copy of an error: the log states why all the same", () => {
  const { message, stack } = new Error("connection terminated");
  const described = describeError({ code: "57P01", message, stack, queue: "mail.send" });
  expect([described.message, described.code, described.stack.startsWith("    at ")]).toEqual([
    "connection terminated",
    "57P01",
    true,
  ]);
  expect(describeError(null).message).toBe("");
});

test("a host that refuses at each of its addresses is reported with all of them", () => {
  const tries = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}`));
  const refused = Object.assign(new AggregateError(tries), { code: "ECONNREFUSED" });
  expect([describeError(refused).message, describeError(refused).code]).toEqual([
    "connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1",
    "ECONNREFUSED",
  ]);
  expect(describeError(new AggregateError([])).message).toBe("");
});

test.each([
  ["Key (email)=(lea@exemple.fr) already exists.", "Key (email… already exists."],
  ["Key (lower(email))=(lea@exemple.fr) already exists.", "Key (lower(email)… already exists."],
  ["Key (prenom, ville)=(Léa, Vif (Isère)) already exists.", "Key (prenom, ville… already exists."],
  ["Failing row contains no key (12).", "Failing row contains no key (12)."],
])("the value of a key is left out, whatever the key is made of: %s", (message, expectedText) => {
  expect(describeError(new Error(message)).message).toBe(expectedText);
});
