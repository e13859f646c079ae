import { authContract } from "@jobami/api/auth/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Forwarder, startForwarder } from "../../testing/forwarder.ts";
import { lea } from "../../testing/test-accounts.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { onPostgres } from "../../testing/waits.ts";
import { openPostgres } from "./postgres.ts";
import { inTransaction } from "./transaction.ts";

const url = testPostgres();
/** The query that ends a transaction, as the driver sends it. */
const commit = "commit\0";

describe.runIf(url !== null)("a PostgreSQL that is lost", onPostgres, () => {
  let forwarder: Forwarder;
  let server: TestServer;
  let admin: pg.Client;
  beforeAll(async () => {
    forwarder = await startForwarder(Number(new URL(url ?? "").port));
    server = await startTestServer({ reach: forwarder.through });
    admin = new pg.Client({ connectionString: url ?? "" });
    await admin.connect();
  });
  beforeEach(async () => {
    await forwarder.mend();
    await server.reset();
  });
  afterAll(async () => {
    await admin.end();
    await server.close();
    await forwarder.close();
  });

  const count = async (table: string) =>
    Number((await server.database.db.execute(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n);

  /** Ends a backend as its operator would, and waits until it is gone. */
  async function terminate(pid: number): Promise<void> {
    await admin.query("select pg_terminate_backend($1, 10000)", [pid]);
  }

  test("a backend that is ended while a transaction waits costs that transaction only, never the process", async () => {
    const lost = inTransaction(server.database.db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await terminate(Number(rows[0]?.pid));
      // The driver hears of it while nothing is asked of it.
      await new Promise(setImmediate);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    const { rows } = await server.database.db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test("a call whose connection is lost is answered 503, and its repetition makes the change once", async () => {
    const requester = await signIn(server);
    const post = () =>
      requester.call(
        missionsContract.create,
        { body: missionInput(server) },
        { idempotencyKey: "lost-in-the-middle" },
      );
    const lost = forwarder.cutAt('insert into "missions"');
    const refused = await post();
    await lost;
    expect([refused.status, refused.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect((await post()).status).toBe(201);
    expect(await count("missions")).toBe(1);
  });

  test("a change that was committed, but not heard of, is not made again when it is repeated", async () => {
    const requester = await signIn(server);
    const post = () =>
      requester.call(
        missionsContract.create,
        { body: missionInput(server) },
        { idempotencyKey: "lost-at-commit" },
      );
    const lost = forwarder.loseAnswerTo('insert into "missions"', commit);
    const refused = await post();
    await lost;
    expect([refused.status, refused.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(await count("missions")).toBe(1);
    expect((await post()).status).toBe(201);
    expect(await count("missions")).toBe(1);
  });

  test("a sign-up that was committed, but not heard of, is answered as it was when it is repeated", async () => {
    const client = server.client();
    const register = () =>
      client.call(authContract.register, { body: lea }, { idempotencyKey: "sign-up-lost" });
    const lost = forwarder.loseAnswerTo('insert into "users"', commit);
    const refused = await register();
    await lost;
    expect([refused.status, refused.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    const repeated = await register();
    expect([repeated.status, repeated.body]).toMatchObject([201, { user: { email: lea.email } }]);
    expect(await count("users")).toBe(1);
  });

  test("a sign-up during which it goes away can be repeated as soon as it is back", async () => {
    const client = server.client();
    const register = () =>
      client.call(authContract.register, { body: lea }, { idempotencyKey: "sign-up-cut" });
    const lost = forwarder.cutAt('insert into "users"').then(() => forwarder.cut());
    const refused = await register();
    await lost;
    expect([refused.status, refused.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    await forwarder.mend();
    expect((await register()).status).toBe(201);
    expect(await count("users")).toBe(1);
  });

  test("connections that are lost as a transaction begins do not use the pool up", async () => {
    const database = await openPostgres({ url: forwarder.through(url ?? ""), pool: 1 });
    for (let times = 0; times < 2; times += 1) {
      const lost = forwarder.cutAt("begin\0");
      await expect(inTransaction(database.db, async () => undefined)).rejects.toThrow();
      await lost;
    }
    expect(await inTransaction(database.db, async () => "done")).toBe("done");
    await database.close();
  });

  test("while it is away every call states it at once, and the first one after is right", async () => {
    const requester = await signIn(server);
    await requester.client.csrfToken();
    await forwarder.cut();
    const away = await requester.call(missionsContract.create, { body: missionInput(server) });
    expect([away.status, away.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    const health = await server.client().request({ method: "GET", url: "/api/health" });
    expect(health.statusCode).toBe(503);
    await forwarder.mend();
    expect((await requester.call(missionsContract.create, { body: missionInput(server) })).status).toBe(201);
  });

  test("one that is not there yet is waited for", async () => {
    await forwarder.cut();
    const opened = await openPostgres({
      url: forwarder.through(url ?? ""),
      pool: 1,
      timeoutMs: 100_000,
      onWaiting: () => void forwarder.mend(),
    });
    expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await opened.close();
  });

  test("a refusal is not waited for", async () => {
    const wrong = Object.assign(new URL(url ?? ""), { pathname: "/jobami_nowhere" }).href;
    await expect(openPostgres({ url: wrong, pool: 1, timeoutMs: 100_000 })).rejects.toThrow("does not exist");
  });
});
