import { once } from "node:events";
import { authContract } from "@jobami/api/auth/contract";
import { healthContract } from "@jobami/api/health/contract";
import { type HeardWhisper, whisperChannel } from "@jobami/api/live/whispers";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BuiltApp } from "../../app.ts";
import { conversation, write } from "../../domains/messages/messages.fixture.ts";
import { type Forwarder, startForwarder } from "../../testing/forwarder.ts";
import { createTestClient } from "../../testing/test-client.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { hasRedis, redisNeeded, startRedis } from "../../testing/test-redis.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import { connectRedis, type SharedRedis } from "../redis/redis.ts";
import { createReplicas } from "./replicas.ts";

/** Two processes that share a Redis over a network that breaks; where this machine has a redis-server. */
describe.runIf(hasRedis)("with Redis", redisNeeded, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let forwarder: Forwarder;
  let here: TestServer;
  let there: BuiltApp;
  let origin: string;
  let lea: SignedIn;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    forwarder = await startForwarder(redis.port);
    here = await startTestServer({
      config: {
        redisUrl: `redis://127.0.0.1:${forwarder.port}`,
        limits: { general: 1000, sensitive: 4, pages: 1000 },
      },
    });
    there = await here.replica();
    origin = await listenForSockets(there.app);
  });
  beforeEach(async () => {
    await forwarder.mend();
    await untilBack();
    lea = await signIn(here);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await there.app.close();
    await here.close();
    await forwarder.close();
    await redis.stop();
  });

  async function untilBack(): Promise<void> {
    for (const { platform } of [here, there])
      while (platform.redis?.isAway() !== false) await new Promise(setImmediate);
  }

  /** Breaks the network until both processes know of it. */
  async function cut(): Promise<void> {
    await forwarder.cut();
    for (const { platform } of [here, there])
      while (platform.redis?.isAway() !== true) await new Promise(setImmediate);
  }

  /** Connects to the other process than the one that people call. */
  async function connect() {
    const connection = await connectLive(origin, lea, null);
    sockets.push(connection.socket);
    return connection;
  }

  const publish = ({ platform }: Pick<BuiltApp, "platform">, count: number) =>
    inTransaction(platform.db, async (tx) =>
      platform.live.record(tx, [lea.person.id], "notification_count_update", { count }),
    );

  /** Six wrong calls, by turns to one process and the other. */
  async function statusesOf(
    call: (client: ReturnType<typeof createTestClient>) => Promise<{ status: number }>,
  ) {
    const clients = [here.client(), createTestClient(there.app)];
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await call(clients[index % 2]!)).status);
    return statuses;
  }

  test("a person connected to one process hears of changes made by the other, once each and in order", async () => {
    const { until } = await connect();
    for (let count = 1; count <= 20; count += 1) await publish(count % 2 === 0 ? here : there, count);
    expect(await until(20)).toEqual(Array.from({ length: 20 }, (_, index) => [index + 1, index + 1]));
  });

  test("what is whispered on one process is heard on the other, by whom it is for", async () => {
    const { owner, jobbeur, id } = await conversation(here);
    await write(jobbeur, id, "Bonjour");
    const { socket: ear } = await connectLive(origin, owner, null);
    const { socket: mouth } = await connectLive(await listenForSockets(here.app), jobbeur, null);
    sockets.push(ear, mouth);
    const heard: HeardWhisper[] = [];
    ear.on(whisperChannel, (whisper: HeardWhisper) => heard.push(whisper));
    const whisper = { name: "typing", payload: { conversation_id: id } } as const;
    mouth.emit(whisperChannel, whisper);
    await expect.poll(() => heard).toEqual([{ ...whisper, from: jobbeur.person.id }]);
  });

  test("a process that was connected to Redis before it listens hears of the others all the same", async () => {
    const clients = [here, there].map(({ app }) => connectRedis(`redis://127.0.0.1:${redis.port}`, app.log));
    const both = clients.flatMap(({ commands, subscriber }) => [commands, subscriber]);
    await Promise.all(both.map((client) => (client.status === "ready" ? null : once(client, "ready"))));
    const received: unknown[] = [];
    const isListening = Promise.withResolvers<void>();
    const [speaker, hearer] = clients as [SharedRedis, SharedRedis];
    createReplicas(hearer, { received: (message) => received.push(message), missed: isListening.resolve });
    await isListening.promise;
    createReplicas(speaker, { received: () => undefined, missed: () => undefined }).publish({
      ended: ["one"],
    });
    await expect.poll(() => received).toEqual([{ ended: ["one"] }]);
    for (const client of clients) client.close();
  });

  test("signing out on one process closes the connections of the other", async () => {
    const { socket } = await connect();
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await lea.call(authContract.logout);
    expect(await closed).toBe("io server disconnect");
  });

  test("a session that one process ended falls at its next call of the other", async () => {
    const { socket } = await connect();
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    const elsewhere = createTestClient(there.app);
    for (const [name, value] of lea.client.jar) elsewhere.jar.set(name, value);
    expect((await elsewhere.call(authContract.profile)).status).toBe(200);
    await lea.call(authContract.logout);
    await closed;
    expect((await elsewhere.call(authContract.profile)).status).toBe(401);
  });

  test("limits are counted together", async () => {
    const body = { email: "lea@exemple.fr", password: "x" };
    const statuses = await statusesOf((client) => client.call(authContract.login, { body }));
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test("limits are counted by each process while it is away, and together again when it is back", async () => {
    const body = { email: "nobody" };
    const ask = () => statusesOf((client) => client.call(authContract.forgotPassword, { body }));
    await cut();
    expect(await ask()).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await ask()).toEqual([400, 400, 429, 429, 429, 429]);
    await forwarder.mend();
    await untilBack();
    expect(await ask()).toEqual([400, 400, 400, 400, 429, 429]);
  });

  test("what was not heard while it was away is heard as soon as it is back, without another change", async () => {
    const { until } = await connect();
    await publish(here, 1);
    await until(1);
    await cut();
    await publish(here, 2);
    await publish(here, 3);
    const health = await here.client().call(healthContract.health);
    expect(health.body).toEqual({ status: "ok", degraded: ["redis"] });
    await forwarder.mend();
    expect(await until(3)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    await untilBack();
    expect((await here.client().call(healthContract.health)).body).toEqual({ status: "ok" });
  });

  test("a session that ended while it was away is cut from the other process as soon as it is back", async () => {
    const { socket } = await connect();
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    await cut();
    await lea.call(authContract.logout);
    await forwarder.mend();
    expect(await closed).toBe("io server disconnect");
  });

  test("what one process could not send, while the other heard well, is heard when it can speak again", async () => {
    const { until } = await connect();
    const { commands } = here.platform.redis!;
    const ended = once(commands, "end");
    commands.disconnect();
    await ended;
    await publish(here, 1);
    await commands.connect();
    expect(await until(1)).toEqual([[1, 1]]);
  });
});
