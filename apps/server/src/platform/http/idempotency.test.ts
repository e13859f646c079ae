import { authContract } from "@jobami/api/auth/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { usersContract } from "@jobami/api/users/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lea } from "../../testing/test-accounts.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { emptyTables, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { isHeld } from "../database/lease.ts";
import { inTransaction } from "../database/transaction.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const key = "0190a0c4-7a3e-7000-8000-0123456789ab";

async function count(table: string): Promise<number> {
  const { rows } = await server.platform.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? -1;
}

test("a double submit posts one mission, and both calls get it", async () => {
  const { call, client } = await signIn(server);
  await client.csrfToken();
  const body = missionInput(server);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(missionsContract.create, { body }, { idempotencyKey: key })),
  );
  const ids = new Set(answers.map((answer) => answer.body.data.id));
  expect([answers.map(({ status }) => status), ids.size, await count("missions")]).toEqual([
    [201, 201, 201, 201, 201],
    1,
    1,
  ]);
});

test("a double sign-up makes one account; the second call gets the first one's answer or is asked to wait", async () => {
  const client = server.client();
  await client.csrfToken();
  const register = () => client.call(authContract.register, { body: lea }, { idempotencyKey: key });
  const [first, second] = await Promise.all([register(), register()]);
  const outcomes = [first, second]
    .map(({ status, error }) => (status === 201 ? "created" : error.code))
    .sort();
  expect(["IDEMPOTENCY_IN_PROGRESS", "created"]).toContain(outcomes[0]);
  expect(outcomes[1]).toBe("created");
  const late = await register();
  expect([late.status, await count("users")]).toEqual([201, 1]);
});

test("a refused change may be tried again under its key", async () => {
  const client = server.client();
  const login = () =>
    client.call(
      authContract.login,
      { body: { email: lea.email, password: lea.password } },
      { idempotencyKey: key },
    );
  expect((await login()).status).toBe(401);
  await client.call(authContract.register, { body: lea });
  expect((await login()).error.code).toBe("EMAIL_NOT_VERIFIED");
});

test("a key belongs to its caller: others may use the same one", async () => {
  for (const person of [await signIn(server), await signIn(server)]) {
    const { status } = await person.call(
      missionsContract.create,
      { body: missionInput(server) },
      { idempotencyKey: key },
    );
    expect(status).toBe(201);
  }
  expect(await count("missions")).toBe(2);
});

test("a key belongs to its call: on another one it is refused", async () => {
  const { call } = await signIn(server);
  await call(notificationsContract.markAllRead, {}, { idempotencyKey: key });
  const other = await call(usersContract.activity, {}, { idempotencyKey: key });
  expect([other.status, other.error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
});

test("a key is remembered for 24 hours", async () => {
  const client = server.client();
  const register = (email: string) =>
    client.call(authContract.register, { body: { ...lea, email } }, { idempotencyKey: key });
  expect((await register("un@exemple.fr")).status).toBe(201);
  server.clock.advance(24 * 3_600_000 - 1);
  expect((await register("deux@exemple.fr")).error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  server.clock.advance(1);
  expect((await register("deux@exemple.fr")).status).toBe(201);
});

/** As if the process that makes the sign-up had died in the middle of it. */
async function cut(holder: number): Promise<void> {
  await server.platform.db.execute(
    sql`update idempotency_keys set sealed_answer = null, holder = ${holder}, reservation = gen_random_uuid()`,
  );
  await emptyTables(server.platform.db, ["idempotency_keys"]);
}

test("a change whose process died is begun anew at once, in another process or the same", async () => {
  const client = server.client();
  const register = () => client.call(authContract.register, { body: lea }, { idempotencyKey: key });
  await register();
  for (const holder of [4711, server.database.lease.holder]) {
    await cut(holder);
    expect([(await register()).status, await count("users")]).toEqual([201, 1]);
  }
});

test("a change that another living process makes is left to it, for a minute at most: its machine may have vanished", async () => {
  const client = server.client();
  const register = () => client.call(authContract.register, { body: lea }, { idempotencyKey: key });
  await register();
  await server.platform.db.execute(sql`select pg_advisory_lock(740202, 4712)`);
  await cut(4712);
  expect((await register()).error.code).toBe("IDEMPOTENCY_IN_PROGRESS");
  server.clock.advance(60_000);
  expect((await register()).status).toBe(201);
});

test("a process reports that it lives from its first such change on", async () => {
  const isAlive = (holder: number) => inTransaction(server.platform.db, (tx) => isHeld(tx, holder));
  await server.client().call(authContract.register, { body: lea }, { idempotencyKey: key });
  expect(await isAlive(server.database.lease.holder)).toBe(true);
  expect(await isAlive(4713)).toBe(false);
});

test("a try that was taken for dead stores nothing, and the one in its place stores once", async () => {
  const { idempotency, db } = server.platform;
  const change = { caller: "visitor", key, request: "POST /api/auth/inscription" };
  const answer = { status: 201, json: "{}", cookies: [] };
  const begin = async () => {
    const reserved = await idempotency.reserve(db, change);
    if ("storedAnswer" in reserved) throw new Error("It was stored.");
    return reserved.reservation;
  };
  const keep = (reservation: string) =>
    inTransaction(db, (tx) => idempotency.keepReserved(tx, change, reservation, answer));
  const first = await begin();
  await expect(begin()).rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS" });
  idempotency.finish(first);
  const second = await begin();
  await expect(keep(first)).rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS" });
  await idempotency.release(db, change, first);
  await keep(second);
  expect(await idempotency.reserve(db, change)).toEqual({ storedAnswer: answer });
});

test("what is remembered opens with the caller's key alone: no password, token or answer can be read in it", async () => {
  const client = server.client();
  await client.call(authContract.register, { body: lea }, { idempotencyKey: key });
  const { rows } = await server.platform.db.execute(sql`select * from idempotency_keys`);
  const text = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const secret of [key, lea.email, lea.password, "success"]) expect(text).not.toContain(secret);
});

test.each(["court", "a".repeat(129), "clé à moi!", "é".repeat(20)])("the key %s is refused", async (odd) => {
  const { call } = await signIn(server);
  const answer = await call(usersContract.activity, {}, { idempotencyKey: encodeURI(odd) });
  expect([answer.status, answer.error.code]).toEqual([400, "MALFORMED_REQUEST"]);
});
