import { authContract } from "@jobami/api/auth/contract";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BuiltApp } from "../../app.ts";
import { createTestClient } from "../../testing/test-client.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";

const redisUrl = process.env.REDIS_URL;

/** Two processes that share a Redis; run with REDIS_URL of a throwaway one. */
describe.runIf(redisUrl !== undefined)("with Redis", () => {
  let here: TestServer;
  let there: BuiltApp;
  let origin: string;
  let lea: SignedIn;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    here = await startTestServer({ config: { redisUrl, limits: { general: 1000, sensitive: 4 } } });
    there = await here.replica();
    origin = await listenForSockets(there.app);
    lea = await signIn(here);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await there.app.close();
    await here.close();
  });

  test("somebody connected to one process hears of changes made by the other, once each and in order", async () => {
    const { socket, until } = await connectLive(origin, lea, null);
    sockets.push(socket);
    const tell = ({ platform }: Pick<BuiltApp, "platform">, count: number) =>
      inTransaction(platform.db, async (tx) =>
        platform.live.record(tx, [lea.person.id], "notification_count_update", { count }),
      );
    for (let count = 1; count <= 20; count += 1) await tell(count % 2 === 0 ? here : there, count);
    expect(await until(20)).toEqual(Array.from({ length: 20 }, (_, index) => [index + 1, index + 1]));
  });

  test("signing out on one process closes the connections of the other", async () => {
    const { socket } = await connectLive(origin, lea, null);
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await lea.call(authContract.logout);
    expect(await closed).toBe("io server disconnect");
  });

  test("limits are counted together", async () => {
    const body = { email: "lea@exemple.fr", password: "x" };
    const clients = [here.client(), createTestClient(there.app)];
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await clients[index % 2]!.call(authContract.login, { body })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });
});
