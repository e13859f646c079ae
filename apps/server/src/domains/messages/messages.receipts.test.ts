import { messagesContract } from "@jobami/api/messages/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";

const { arrange, list, one, read, receive } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const marks = async (who: SignedIn, id: string) => {
  const { data } = (await who.call(one, { params: { id } })).body;
  return [data.other_received_seq, data.other_read_seq];
};
const heard = async (who: SignedIn) =>
  (await liveEventsOf(server, who))
    .filter(({ name }) => name === "message_received")
    .map(({ payload }) => payload);

describe("what has reached the other side", () => {
  test("is reported to whoever wrote it, once, in all conversations at once, and is not read by that", async () => {
    const first = await conversation(server);
    await write(first.jobbeur, first.id, "Un");
    await write(first.jobbeur, first.id, "Deux");
    expect(await marks(first.jobbeur, first.id)).toEqual([0, 0]);
    expect((await first.owner.call(receive)).status).toBe(200);
    expect(await marks(first.jobbeur, first.id)).toEqual([2, 0]);
    expect(await heard(first.jobbeur)).toEqual([{ conversation_id: first.id, received_seq: 2 }]);
    await first.owner.call(receive);
    expect([(await heard(first.jobbeur)).length, await heard(first.owner)]).toEqual([1, []]);
    expect((await first.owner.call(one, { params: { id: first.id } })).body.data.unread_count).toBe(2);
  });

  test("is asked for until a browser has reported it, in a silenced conversation too, and not for what one wrote oneself", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    const isAskedOf = async (who: SignedIn) =>
      (await who.call(list, { query: { unread_only: "true", limit: "1" } })).body.data.hasUnreceived;
    expect([await isAskedOf(owner), await isAskedOf(jobbeur)]).toEqual([false, false]);
    await owner.call(arrange, { params: { id }, body: { is_muted: true } });
    await write(jobbeur, id, "Un");
    expect([await isAskedOf(owner), await isAskedOf(jobbeur)]).toEqual([true, false]);
    expect(await isAskedOf(await signIn(server))).toBe(false);
    await owner.call(receive);
    expect(await isAskedOf(owner)).toBe(false);
    expect(await marks(jobbeur, id)).toEqual([1, 0]);
    await write(jobbeur, id, "Deux");
    await owner.call(read, { params: { id } });
    expect(await isAskedOf(owner)).toBe(false);
  });

  test("is there once, also when two browsers report it at once", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, "Un");
    const again = await signInAgain(server, owner.person);
    const answers = await Promise.all([owner.call(receive), again.call(receive)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await heard(jobbeur)).toHaveLength(1);
  });

  test("is at least what was read, and nothing of other people", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, "Un");
    const stranger = await signIn(server);
    expect((await stranger.call(receive)).status).toBe(200);
    expect((await server.client().call(receive)).status).toBe(401);
    expect(await marks(jobbeur, id)).toEqual([0, 0]);
    await owner.call(read, { params: { id } });
    expect(await marks(jobbeur, id)).toEqual([1, 1]);
    expect(await marks(owner, id)).toEqual([0, 0]);
  });
});
