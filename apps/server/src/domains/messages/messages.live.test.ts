import { authContract } from "@jobami/api/auth/contract";
import { type LiveEvent, liveEventChannel, liveReadyChannel } from "@jobami/api/live/events";
import { messagesContract } from "@jobami/api/messages/contract";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliveryFaults } from "../../testing/heard-messages.ts";
import { listenForSockets, openSocket } from "../../testing/test-connection.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";

/** Fifty people in the proof; so many connections are most of the time of the test. */
const pairs = process.env.JOBAMI_PROOF === "1" ? 25 : 6;
const messagesEach = 2;

let server: TestServer;
let origin: string;
const open = new Set<Socket>();
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenForSockets(server.app);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await server.close();
});

/** A person in a conversation, who keeps the place they heard up to when their line breaks. */
async function talker(person: SignedIn, id: string) {
  const heard: number[] = [];
  let socket: Socket;
  let lastSeq = (await person.call(authContract.profile)).body.user.live_seq ?? null;
  const connect = async () => {
    const { body } = await person.call(authContract.socketToken);
    socket = openSocket(origin, body.token, lastSeq);
    open.add(socket);
    socket.on(liveEventChannel, ({ seq, name, payload }: LiveEvent) => {
      lastSeq = seq;
      if (name === "new_message" && payload.conversation_id === id) heard.push(payload.message.seq);
    });
    await new Promise((resolve) => socket.once(liveReadyChannel, resolve));
  };
  await connect();
  return {
    heard: heard as readonly number[],
    writeAll: async () => {
      for (let turn = 1; turn <= messagesEach; turn += 1) {
        const { status } = await write(person, id, `Message ${turn}`);
        expect(status).toBe(201);
      }
    },
    /** Cuts the line without a goodbye, and takes it up again. */
    breakOff: async () => {
      socket.io.engine.close();
      await connect();
    },
  };
}

test("people who write at once, half of them through a broken line, hear everything once and in order [MSG-03]", async () => {
  const talks = await Promise.all(
    Array.from({ length: pairs }, async () => {
      const { owner, jobbeur, id } = await conversation(server);
      return { owner, id, two: [await talker(owner, id), await talker(jobbeur, id)] as const };
    }),
  );
  const everybody = talks.flatMap(({ two }) => two);
  const broken = talks.map(({ two }) => two[0]);
  await Promise.all([...everybody.map((one) => one.writeAll()), ...broken.map((one) => one.breakOff())]);
  const total = messagesEach * 2;
  await expect
    .poll(() => everybody.every(({ heard }) => heard.length >= total), { timeout: 60_000 })
    .toBe(true);
  const hearings = await Promise.all(
    talks.map(async ({ owner, id, two }) => {
      const { body } = await owner.call(messagesContract.thread, { params: { id }, query: { limit: "100" } });
      const sent = body.data.messages.map(({ seq }) => seq);
      expect(sent).toHaveLength(total);
      return two.map(({ heard }) => ({ sent, heard }));
    }),
  );
  expect(deliveryFaults(hearings.flat())).toEqual({ lost: 0, doubled: 0, disordered: 0 });
});

test("what is lost, doubled or out of order is counted as such", () => {
  const sent = [1, 2, 3, 4];
  expect(deliveryFaults([{ sent, heard: [1, 3, 2, 3] }])).toEqual({ lost: 1, doubled: 1, disordered: 1 });
  expect(
    deliveryFaults([
      { sent, heard: sent },
      { sent: [], heard: [] },
    ]),
  ).toEqual({
    lost: 0,
    doubled: 0,
    disordered: 0,
  });
});
