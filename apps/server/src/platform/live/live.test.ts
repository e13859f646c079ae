import { authContract } from "@jobami/api/auth/contract";
import { livePath } from "@jobami/api/live/events";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyJobbeur } from "../../domains/users/users.domain.ts";
import { logIn, signUp } from "../../testing/test-accounts.ts";
import { connectLive, listenForSockets, openSocket } from "../../testing/test-connection.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import { browserOf } from "../sessions/browser.ts";
import type { Audience } from "./live.ts";
import { readAfter } from "./stream.ts";

let server: TestServer;
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenForSockets(server.app);
});
beforeEach(() => server.reset());
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

const publish = (audience: Audience, count: number) =>
  inTransaction(server.platform.db, async (tx) =>
    server.platform.live.record(tx, audience, "notification_count_update", { count }),
  );

const heardBy = async (person: SignedIn) =>
  (await readAfter(server.platform.db, person.person.id, 0, 1000)).map(({ seq, payload }) => [
    seq,
    (payload as { count: number }).count,
  ]);

/** A connection that ends with the suite. */
async function connect(person: Pick<SignedIn, "call">, lastSeq: number | null) {
  const connection = await connectLive(origin, person, lastSeq);
  sockets.push(connection.socket);
  return connection;
}

test("each person's events are numbered from 1 without a gap, whoever records at once", async () => {
  const people = await Promise.all([signIn(server), signIn(server), signIn(server)]);
  const ids = people.map(({ person }) => person.id);
  const orders = Array.from({ length: 24 }, (_, index) =>
    index % 2 === 0 ? ids.slice(index % 3) : [...ids].reverse(),
  );
  await Promise.all(orders.map((audience, index) => publish(audience, index)));
  for (const [place, person] of people.entries()) {
    const expected = orders.filter((audience) => audience.includes(ids[place]!)).length;
    const seqs = (await heardBy(person)).map(([seq]) => seq);
    expect(seqs).toEqual(Array.from({ length: expected }, (_, index) => index + 1));
  }
});

test("several events of one change are reported in the order they were recorded", async () => {
  const lea = await signIn(server);
  await inTransaction(server.platform.db, async (tx) => {
    for (const count of [7, 8, 9])
      server.platform.live.record(tx, [lea.person.id], "notification_count_update", { count });
  });
  expect(await heardBy(lea)).toEqual([
    [1, 7],
    [2, 8],
    [3, 9],
  ]);
});

test("a change that rolls back informs no one and leaves no gap", async () => {
  const lea = await signIn(server);
  const failing = inTransaction(server.platform.db, async (tx) => {
    server.platform.live.record(tx, [lea.person.id], "notification_count_update", { count: 1 });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await publish([lea.person.id], 2);
  expect(await heardBy(lea)).toEqual([[1, 2]]);
});

test("every jobbeur but the author hears of a mission, in one statement", async () => {
  const karim = await signIn(server, { userType: "jobbeur" });
  const ines = await signIn(server, { userType: "jobbeur" });
  const lea = await signIn(server);
  await publish(everyJobbeur({ except: karim.person.id }), 5);
  expect(await Promise.all([karim, ines, lea].map(heardBy))).toEqual([[], [[1, 5]], []]);
});

test("a connected person hears of a change at once, with its number [SOCK-03]", async () => {
  const lea = await signIn(server);
  const { ready, until } = await connect(lea, null);
  expect(ready).toEqual({ seq: 0, truncated: false });
  await publish([lea.person.id], 1);
  await publish([lea.person.id], 2);
  expect(await until(2)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("a connection replays what was missed since the last number seen, then states where it stands", async () => {
  const lea = await signIn(server);
  for (const count of [1, 2, 3]) await publish([lea.person.id], count);
  const { heard, ready } = await connect(lea, 1);
  expect(heard).toEqual([
    [2, 2],
    [3, 3],
  ]);
  expect(ready).toEqual({ seq: 3, truncated: false });
});

test("what happens between a sign-in, or the reading of the profile, and the connection is replayed", async () => {
  const client = server.client();
  const id = await signUp(server, client);
  await publish([id], 1);
  const { body } = await logIn(client);
  const { user: known } = (await client.call(authContract.profile)).body;
  expect([body.user?.live_seq, known.live_seq]).toEqual([1, 1]);
  await publish([id], 2);
  const { heard, ready } = await connect(client, body.user?.live_seq ?? null);
  expect({ heard, ready }).toEqual({ heard: [[2, 2]], ready: { seq: 2, truncated: false } });
});

test("many changes at once reach a connection once each and in order", async () => {
  const lea = await signIn(server);
  const { until } = await connect(lea, null);
  await Promise.all(Array.from({ length: 60 }, (_, count) => publish([lea.person.id], count)));
  expect((await until(60)).map(([seq]) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test("what is no longer stored is reported to be missing, and so is a number from another time", async () => {
  const lea = await signIn(server);
  await publish([lea.person.id], 1);
  server.clock.advance(8 * 24 * 3_600_000);
  await publish([lea.person.id], 2);
  await server.platform.live.sweep(server.platform.db);
  const renewed = { ...lea, ...(await reopen(lea)) };
  expect((await connect(renewed, 0)).ready).toEqual({ seq: 2, truncated: true });
  expect((await connect(renewed, 40)).ready).toEqual({ seq: 2, truncated: true });
});

/** A new session of the same person, for after a long time. */
async function reopen({ person }: SignedIn): Promise<Pick<SignedIn, "client" | "call">> {
  const client = server.client();
  const grant = await inTransaction(server.platform.db, (tx) =>
    server.platform.sessions.start(tx, person.id, {
      remembered: false,
      browser: browserOf(undefined, undefined),
      hasSecondFactor: false,
    }),
  );
  client.jar.set("jobami_access", grant.accessToken);
  return { client, call: client.call };
}

test("a token opens a websocket; a foreign or old one opens nothing, and long polling is refused [SOCK-02]", async () => {
  const lea = await signIn(server);
  expect((await connect(lea, null)).socket.io.engine.transport.name).toBe("websocket");
  const polling = await fetch(`${origin}${livePath}/?EIO=4&transport=polling`);
  expect([polling.status, await polling.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
  const { body } = await lea.call(authContract.socketToken);
  const open = async (token: string) => {
    const socket = openSocket(origin, token, null);
    sockets.push(socket);
    return new Promise<string>((resolve) => socket.once("connect_error", ({ message }) => resolve(message)));
  };
  expect(await open(`${body.token}x`)).toBe("UNAUTHENTICATED");
  server.clock.advance(60_000);
  expect(await open(body.token)).toBe("UNAUTHENTICATED");
});

test.each([
  ["this site", () => origin, "UNAUTHENTICATED"],
  ["the public address, through a proxy,", () => server.platform.config.publicUrl, "UNAUTHENTICATED"],
  ["another site", () => "https://exemple.fr", "websocket error"],
  ["another port of this machine", () => "http://127.0.0.1:1", "websocket error"],
  ["no site", () => "null", "websocket error"],
])("a websocket opened by a page of %s gets as far as it may", async (_, page, outcome) => {
  const socket = openSocket(origin, "x", null, { origin: page() });
  sockets.push(socket);
  const refused = await new Promise<Error>((resolve) => socket.once("connect_error", resolve));
  expect(refused.message).toBe(outcome);
});

test("signing out closes the connections of that session [SESS-08, SOCK-03]", async () => {
  const lea = await signIn(server);
  const { socket } = await connect(lea, null);
  const closed = new Promise((resolve) => socket.once("disconnect", resolve));
  await lea.call(authContract.logout);
  expect(await closed).toBe("io server disconnect");
});

test("states who hears the channel now", async () => {
  const lea = await signIn(server);
  expect(await server.platform.channel.isConnected(lea.person.id)).toBe(false);
  const { socket } = await connect(lea, null);
  expect(await server.platform.channel.isConnected(lea.person.id)).toBe(true);
  socket.disconnect();
  await expect.poll(() => server.platform.channel.isConnected(lea.person.id)).toBe(false);
});
