import { missionsContract } from "@jobami/api/missions/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testPostgres } from "../../testing/test-database.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { onPostgres } from "../../testing/waits.ts";
import { patiently } from "./patience.ts";
import { openPostgres } from "./postgres.ts";
import { inTransaction } from "./transaction.ts";

const url = testPostgres();
const statementMs = 400;
/** Longer than a statement may take where a person waits, in seconds. */
const tooLong = sql`select pg_sleep(0.9)`;
const ended = { cause: { code: "57014" } };

describe.runIf(url !== null)("a statement that takes too long", onPostgres, () => {
  let server: TestServer;
  let other: pg.Client;
  beforeAll(async () => {
    server = await startTestServer({ statementMs });
    const { rows } = await server.database.db.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    other = new pg.Client({
      connectionString: Object.assign(new URL(url ?? ""), { pathname: `/${rows[0]?.name}` }).href,
    });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await server.close();
  });

  test("is ended, and the call is answered 503 with when to try again; what it began is undone and can be repeated", async () => {
    const requester = await signIn(server);
    const post = () =>
      requester.call(
        missionsContract.create,
        { body: missionInput(server) },
        { idempotencyKey: "slow-mission" },
      );
    await other.query("begin; lock table missions in access exclusive mode");
    const refused = await post();
    await other.query("rollback");
    expect([refused.status, refused.error.code, refused.response.headers["retry-after"]]).toEqual([
      503,
      "SERVICE_UNAVAILABLE",
      "10",
    ]);
    expect(refused.error.message).toBe("La réponse a pris trop de temps. Réessayez dans 10 secondes.");
    expect((await post()).status).toBe(201);
    const { rows } = await server.database.db.execute(sql`select count(*)::integer as n from missions`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("fifty at once leave the connections to everybody else", async () => {
    const { db } = server.database;
    const slow = await Promise.allSettled(Array.from({ length: 50 }, () => db.execute(tooLong)));
    expect(slow.every((one) => one.status === "rejected")).toBe(true);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  test("may take longer in background work, and no longer once its connection serves people again", async () => {
    const database = await openPostgres({
      url: Object.assign(new URL(url ?? "")).href,
      pool: 1,
      statementMs,
    });
    await expect(database.db.execute(tooLong)).rejects.toMatchObject(ended);
    await patiently(async () => {
      await database.db.execute(tooLong);
      await inTransaction(database.db, (tx) => tx.execute(tooLong));
    });
    await expect(database.db.execute(tooLong)).rejects.toMatchObject(ended);
    await expect(inTransaction(database.db, (tx) => tx.execute(tooLong))).rejects.toMatchObject(ended);
    await database.close();
  });

  test("is part of a migration: they take the time that they need", async () => {
    const { runScripts } = server.database;
    await runScripts(1, async () => [{ sql: "select pg_sleep(0.9)" }]);
    await expect(server.database.db.execute(tooLong)).rejects.toMatchObject(ended);
  });
});
