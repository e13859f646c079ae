import { blocksContract } from "@jobami/api/blocks/contract";
import { type HeardWhisper, whisperChannel } from "@jobami/api/live/whispers";
import { messagesContract } from "@jobami/api/messages/contract";
import { sql } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { whisperPauseMs } from "../../platform/live/channel.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";

let server: TestServer;
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenForSockets(server.app);
});
beforeEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.reset();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

/** A person’s live connection, with what they hear being whispered. */
async function listen(who: SignedIn) {
  const { socket } = await connectLive(origin, who, null);
  sockets.push(socket);
  const heard: HeardWhisper[] = [];
  socket.on(whisperChannel, (whisper: HeardWhisper) => heard.push(whisper));
  return { socket, heard };
}

/** Sends something and waits until the server has dealt with it: what comes after on the same connection is answered later. */
async function emitTyping(by: { socket: Socket }, ...payload: unknown[]): Promise<void> {
  by.socket.emit(whisperChannel, ...payload);
  server.clock.advance(whisperPauseMs);
  await new Promise((resolve) => setTimeout(resolve, 60));
}

const typing = (id: string) => ({ name: "typing", payload: { conversation_id: id } });

/** A conversation in which both have written, with the connections of both. */
async function talking() {
  const about = await conversation(server);
  await write(about.jobbeur, about.id, "Bonjour");
  await write(about.owner, about.id, "Bonsoir");
  return { ...about, mine: await listen(about.owner), theirs: await listen(about.jobbeur) };
}

describe("a person who is writing", () => {
  test("is heard by the other side alone, at once, and nothing of it is stored [MSG-03]", async () => {
    const { owner, jobbeur, id, mine, theirs } = await talking();
    const stranger = await listen(await signIn(server, { userType: "jobbeur" }));
    const before = (await liveEventsOf(server, jobbeur)).length;
    await emitTyping(mine, typing(id));
    await expect.poll(() => theirs.heard).toEqual([{ ...typing(id), from: owner.person.id }]);
    expect([mine.heard, stranger.heard]).toEqual([[], []]);
    expect(await liveEventsOf(server, jobbeur)).toHaveLength(before);
    await emitTyping(theirs, typing(id));
    await expect.poll(() => mine.heard).toEqual([{ ...typing(id), from: jobbeur.person.id }]);
  });

  test("is heard at most so often, however much a browser reports", async () => {
    const { id, mine, theirs } = await talking();
    for (let time = 0; time < 50; time += 1) mine.socket.emit(whisperChannel, typing(id));
    await emitTyping(mine, typing(id));
    await expect.poll(() => theirs.heard.length).toBe(1);
    await emitTyping(mine, typing(id));
    await expect.poll(() => theirs.heard.length).toBe(2);
  });

  test.each([
    [
      "blocks them",
      ({ owner, jobbeur }: Awaited<ReturnType<typeof talking>>) =>
        jobbeur.call(blocksContract.add, { body: { user_id: owner.person.id } }),
    ],
    [
      "is blocked by them",
      ({ owner, jobbeur }: Awaited<ReturnType<typeof talking>>) =>
        owner.call(blocksContract.add, { body: { user_id: jobbeur.person.id } }),
    ],
    [
      "asked for silence",
      ({ jobbeur, id }: Awaited<ReturnType<typeof talking>>) =>
        jobbeur.call(messagesContract.arrange, { params: { id }, body: { is_muted: true } }),
    ],
    [
      "is away",
      ({ jobbeur }: Awaited<ReturnType<typeof talking>>) =>
        server.platform.db.execute(
          sql`update users set statut = 'paused', deactivated_at = now() where id = ${jobbeur.person.id}`,
        ),
    ],
  ])("is not heard by whoever %s", async (_, before) => {
    const about = await talking();
    await emitTyping(about.mine, typing(about.id));
    await expect.poll(() => about.theirs.heard.length).toBe(1);
    await before(about);
    await emitTyping(about.mine, typing(about.id));
    await emitTyping(about.mine, typing(about.id));
    expect(about.theirs.heard).toHaveLength(1);
  });

  test("is not heard where nothing was written yet, nor by a stranger's word", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const [mine, theirs] = [await listen(owner), await listen(jobbeur)];
    const stranger = await listen(await signIn(server));
    await emitTyping(theirs, typing(id));
    await write(jobbeur, id, "Bonjour");
    await emitTyping(stranger, typing(id));
    expect([mine.heard, theirs.heard]).toEqual([[], []]);
    await emitTyping(theirs, typing(id));
    await expect.poll(() => mine.heard.length).toBe(1);
  });

  test("harms no one by what is malformed: the connection stays, and nothing is passed on", async () => {
    const { id, mine, theirs } = await talking();
    for (const payload of [
      undefined,
      null,
      "typing",
      { name: "__proto__", payload: {} },
      { name: "constructor", payload: { conversation_id: id } },
      { name: "shouting", payload: { conversation_id: id } },
      { name: "typing" },
      { name: "typing", payload: { conversation_id: "x' or 1=1" } },
      { name: "typing", payload: { conversation_id: id, text: "Appelez le 06 12 34 56 78" } },
    ])
      await emitTyping(mine, payload);
    expect([theirs.heard, mine.socket.connected]).toEqual([[], true]);
    await emitTyping(mine, typing(id));
    await expect.poll(() => theirs.heard.length).toBe(1);
  });
});
