import { messagesContract } from "@jobami/api/messages/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";
import { messagesTables } from "./messages.tables.ts";

const { arrange, list, markUnread, one } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const put = (who: SignedIn, id: string, body: { is_archived?: boolean; is_muted?: boolean }) =>
  who.call(arrange, { params: { id }, body });
async function listed(who: SignedIn, query: Record<string, string> = {}) {
  const { data } = (await who.call(list, { query })).body;
  return [data.conversations.map(({ id }) => id), data.totalCount];
}
const unreadOf = (who: SignedIn) => listed(who, { unread_only: "true", limit: "5" });
const bell = async (who: SignedIn) => (await who.call(notificationsContract.unreadCount)).body.count;
const eventsOf = async (who: SignedIn, name: string) =>
  (await liveEventsOf(server, who)).filter((event) => event.name === name);

/** A conversation in which the jobbeur wrote once; the owner's inbox holds nothing else. */
async function spoken() {
  const talk = await conversation(server);
  await talk.owner.call(notificationsContract.markAllRead);
  await write(talk.jobbeur, talk.id, "Bonjour");
  return talk;
}

describe("a conversation that was put away", () => {
  test("is in the archives of whoever did it alone, and counts for nothing", async () => {
    const { owner, jobbeur, id } = await spoken();
    expect([await unreadOf(owner), await bell(owner)]).toEqual([[[id], 1], 1]);
    const { body } = await put(owner, id, { is_archived: true });
    expect(body.data).toMatchObject({ id, is_archived: true, is_muted: false, unread_count: 1 });
    expect([await listed(owner), await unreadOf(owner), await bell(owner)]).toEqual([[[], 0], [[], 0], 0]);
    expect(await listed(owner, { archived: "true" })).toEqual([[id], 1]);
    expect([await listed(jobbeur), await listed(jobbeur, { archived: "true" })]).toEqual([
      [[id], 1],
      [[], 0],
    ]);
    expect((await eventsOf(owner, "notification_count_update")).at(-1)?.payload).toEqual({ count: 0 });
    expect((await eventsOf(owner, "conversation_unread")).at(-1)?.payload).toEqual({
      conversation_id: id,
      unread_count: 1,
    });
    expect(await eventsOf(jobbeur, "conversation_unread")).toEqual([]);
  });

  test("comes back with what is new, whoever writes it, or when it is taken back", async () => {
    const { owner, jobbeur, id } = await spoken();
    await put(owner, id, { is_archived: true });
    await write(jobbeur, id, "Encore une chose");
    expect([await listed(owner), await bell(owner)]).toEqual([[[id], 1], 1]);
    await put(owner, id, { is_archived: true });
    await write(owner, id, "Merci");
    expect(await listed(owner)).toEqual([[id], 1]);
    await put(owner, id, { is_archived: true });
    expect((await put(owner, id, { is_archived: false })).body.data.is_archived).toBe(false);
    expect(await listed(owner)).toEqual([[id], 1]);
  });
});

describe("a silenced conversation", () => {
  test("stays in the list with its number, and neither the bars nor the bell report it", async () => {
    const { owner, jobbeur, id } = await spoken();
    await put(owner, id, { is_muted: true });
    expect(await bell(owner)).toBe(0);
    await write(jobbeur, id, "Encore une chose");
    const { data } = (await owner.call(one, { params: { id } })).body;
    expect(data).toMatchObject({ is_muted: true, unread_count: 2 });
    expect([await listed(owner), await unreadOf(owner), await bell(owner)]).toEqual([[[id], 1], [[], 0], 0]);
    const heard = await eventsOf(owner, "new_message");
    expect(heard.map(({ payload }) => payload.is_muted)).toEqual([false, true]);
    const own = await eventsOf(jobbeur, "new_message");
    expect(own.map(({ payload }) => payload.is_muted)).toEqual([false, false]);
    await put(owner, id, { is_muted: false });
    expect([await unreadOf(owner), await bell(owner)]).toEqual([[[id], 1], 1]);
  });

  test("that was put away stays away, also with something new", async () => {
    const { owner, jobbeur, id } = await spoken();
    await put(owner, id, { is_archived: true, is_muted: true });
    await write(jobbeur, id, "Encore une chose");
    expect([await listed(owner), await listed(owner, { archived: "true" })]).toEqual([
      [[], 0],
      [[id], 1],
    ]);
    await put(owner, id, { is_muted: false });
    await write(jobbeur, id, "Et encore une");
    expect(await listed(owner)).toEqual([[id], 1]);
  });
});

test("what is not stated stays as it is, also when two tabs state different things at once", async () => {
  const { owner, id } = await spoken();
  const again = await signInAgain(server, owner.person);
  await Promise.all([put(owner, id, { is_archived: true }), put(again, id, { is_muted: true })]);
  expect((await put(owner, id, {})).body.data).toMatchObject({ is_archived: true, is_muted: true });
});

test("a place is changed by its two sides alone, with true and false", async () => {
  const { owner, id } = await spoken();
  const [stranger, staff] = [await signIn(server), await signIn(server, { role: "jobmodo" })];
  for (const who of [stranger, staff]) expect((await put(who, id, { is_archived: true })).status).toBe(404);
  expect((await put(owner, "01930000-0000-7000-8000-00000000dead", { is_muted: true })).status).toBe(404);
  expect((await server.client().call(arrange, { params: { id }, body: {} })).status).toBe(401);
  for (const body of [{ is_archived: "oui" }, { is_muted: 1 }, { is_muted: null }])
    expect((await owner.call(arrange, { params: { id }, body: body as never })).error.code).toBe(
      "VALIDATION_FAILED",
    );
  expect((await owner.call(list, { query: { archived: "oui" } })).error.code).toBe("VALIDATION_FAILED");
  expect(await listed(owner)).toEqual([[id], 1]);
});

test("is in the export of whoever chose it, and a conversation marked as unread counts unless silenced", async () => {
  const { owner, id } = await spoken();
  await owner.call(messagesContract.read, { params: { id } });
  await put(owner, id, { is_muted: true });
  await owner.call(markUnread, { params: { id } });
  expect(await bell(owner)).toBe(0);
  const rows = (await exportRows(server.platform.db, messagesTables, owner.person.id)).conversation_sides;
  expect(rows).toMatchObject([{ conversation_id: id, is_muted: true, is_archived: false, unread: 1 }]);
});
