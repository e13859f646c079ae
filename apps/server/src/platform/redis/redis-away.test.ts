import { authContract } from "@jobami/api/auth/contract";
import { healthContract } from "@jobami/api/health/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Forwarder, startForwarder } from "../../testing/forwarder.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";

/** How a Redis can be away; nothing is behind the forwarder. */
const ways: Record<string, (forwarder: Forwarder) => void | Promise<void>> = {
  "refuses connections": (forwarder) => forwarder.cut(),
  "takes connections and never answers": (forwarder) => forwarder.hold(),
};

describe.each(Object.entries(ways))("a Redis that %s", (_way, leave) => {
  let forwarder: Forwarder;
  let server: TestServer;
  beforeAll(async () => {
    forwarder = await startForwarder(1);
    await leave(forwarder);
    server = await startTestServer({
      config: {
        redisUrl: `redis://127.0.0.1:${forwarder.port}`,
        limits: { general: 100, sensitive: 4, pages: 100 },
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await forwarder.close();
  });

  test("does not lift the limits: the process counts alone", async () => {
    const client = server.client();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push(
        (await client.call(authContract.login, { body: { email: "lea@exemple.fr", password: "x" } })).status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test("leaves the server healthy, and health states what is away", async () => {
    const { status, body } = await server.client().call(healthContract.health);
    expect([status, body]).toEqual([200, { status: "ok", degraded: ["redis"] }]);
  });

  test("keeps no one of this process from hearing of changes, nor from being signed out", async () => {
    const origin = await listenForSockets(server.app);
    const lea = await signIn(server);
    const { socket, until } = await connectLive(origin, lea, null);
    for (const count of [1, 2])
      await inTransaction(server.platform.db, async (tx) =>
        server.platform.live.record(tx, [lea.person.id], "notification_count_update", { count }),
      );
    expect(await until(2)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await lea.call(authContract.logout);
    expect(await closed).toBe("io server disconnect");
  });
});
