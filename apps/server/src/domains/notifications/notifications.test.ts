import { notificationsContract } from "@jobami/api/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { archive, archiveAll, list, markAllRead, readAbout, remove, removeAll, toggleRead, unreadCount } =
  notificationsContract;

let server: TestServer;
let lea: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lea = await signIn(server);
});

const draft = (sentence: string, to = lea): AddressedNotification => ({
  to: to.person.id,
  type: "account",
  title: "Un mot",
  sentence,
  link: "/dashboard",
  data: { of: "test" },
  tone: "info",
});

function notify(...drafts: AddressedNotification[]): Promise<void> {
  server.clock.advance(1000);
  const { notifications } = server.domains;
  return inTransaction(server.platform.db, (tx) => notifications.notifyAll(tx, drafts));
}

const countOf = async (person: SignedIn) => (await person.call(unreadCount)).body.count;

describe("the inbox", () => {
  test("holds what a person was shown, escaped, newest first [NOTIF-02, NOTIF-03, NOTIF-04]", async () => {
    await notify(draft("Bonjour"));
    await notify(draft(`<img src=x onerror="alert('1')"> & co`));
    const { body } = await lea.call(list);
    expect(body.data.map(({ id: _, ...line }) => line)).toEqual([
      {
        type: "account",
        title: "Un mot",
        content: "<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>",
        link: "/dashboard",
        created_at: new Date(server.clock.now()).toISOString(),
        is_read: false,
        is_archived: false,
        data: { of: "test" },
      },
      {
        type: "account",
        title: "Un mot",
        content: "<p>Bonjour</p>",
        link: "/dashboard",
        created_at: new Date(server.clock.now() - 1000).toISOString(),
        is_read: false,
        is_archived: false,
        data: { of: "test" },
      },
    ]);
  });

  test("has 20 lines a page, and states where the page stands [NOTIF-05, NOTIF-06]", async () => {
    await notify(...Array.from({ length: 23 }, (_, index) => draft(`Ligne ${index}`)));
    const first = await lea.call(list);
    const second = await lea.call(list, { query: { page: "2" } });
    expect([first.body.data.length, second.body.data.length]).toEqual([20, 3]);
    expect(first.body.success).toBe(true);
    expect(first.body.pagination).toEqual({
      page: 1,
      pageSize: 20,
      totalPages: 2,
      totalCount: 23,
      countIsCapped: false,
      nextCursor: null,
    });
    const ids = [...first.body.data, ...second.body.data].map((line) => line.id);
    expect(new Set(ids).size).toBe(23);
  });

  test("gives the page that holds a line, as the list is narrowed", async () => {
    await notify(...Array.from({ length: 20 }, (_, index) => draft(`Ligne ${index}`)));
    await notify(draft("La plus récente"));
    const all = [
      ...(await lea.call(list)).body.data,
      ...(await lea.call(list, { query: { page: "2" } })).body.data,
    ];
    const [newest, last, oldest] = [all[0]?.id, all[19]?.id, all[20]?.id];
    const around = async (id: string | undefined, more: Record<string, string> = {}) => {
      const { data, pagination } = (await lea.call(list, { query: { ...more, around: id ?? "" } })).body;
      return [pagination.page, data.some((line) => line.id === id)];
    };
    expect([await around(newest), await around(last), await around(oldest)]).toEqual([
      [1, true],
      [1, true],
      [2, true],
    ]);
    await lea.call(toggleRead, { params: { id: newest }, body: { is_read: true } });
    expect(await around(oldest, { unread: "true" })).toEqual([1, true]);
    expect(await around(newest, { unread: "true" })).toEqual([1, false]);
    expect(await around(oldest, { page: "2", archived: "true" })).toEqual([2, false]);
    const other = await signIn(server);
    const { body } = await other.call(list, { query: { around: oldest ?? "" } });
    expect([body.pagination.page, body.data]).toEqual([1, []]);
  });

  test("is searched and narrowed [NOTIF-04, NOTIF-17]", async () => {
    await notify(draft("La haie est taillée"), draft("Le piano est descendu"));
    const [first] = (await lea.call(list)).body.data;
    await lea.call(toggleRead, { params: { id: first?.id }, body: { is_read: true } });
    const sizes = [];
    for (const query of [
      { search: "PIANO" },
      { search: "%" },
      { unread: "true" },
      { unread: "false" },
      { archived: "true" },
      { type: "account" },
      { type: "mission_closed" },
    ])
      sizes.push((await lea.call(list, { query })).body.data.length);
    expect(sizes).toEqual([1, 0, 1, 1, 0, 2, 0]);
  });

  test("is one's own: other people's lines are not found", async () => {
    await notify(draft("Pour Léa"));
    const [line] = (await lea.call(list)).body.data;
    const other = await signIn(server);
    const { status, error } = await other.call(toggleRead, {
      params: { id: line?.id },
      body: { is_read: true },
    });
    expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
    expect((await other.call(list)).body.data).toEqual([]);
  });
});

describe("reading", () => {
  test("goes both ways and every open tab hears of it [NOTIF-08, NOTIF-15]", async () => {
    await notify(draft("Bonjour"));
    const [line] = (await lea.call(list)).body.data;
    const id = line?.id;
    const read = await lea.call(toggleRead, { params: { id }, body: { is_read: true } });
    expect([read.body.data.is_read, await countOf(lea)]).toEqual([true, 0]);
    const unread = await lea.call(toggleRead, { params: { id }, body: { is_read: false } });
    expect([unread.body.data.is_read, await countOf(lea)]).toEqual([false, 1]);
    expect((await liveEventsOf(server, lea)).slice(2)).toEqual([
      { name: "notification_read", payload: { id } },
      { name: "notification_count_update", payload: { count: 0 } },
      { name: "notification_unread", payload: { id } },
      { name: "notification_count_update", payload: { count: 1 } },
    ]);
  });

  test("everything leaves none unread [NOTIF-07, NOTIF-10]", async () => {
    await notify(draft("Une"), draft("Deux"));
    expect((await lea.call(unreadCount)).body).toEqual({ success: true, count: 2 });
    const { body } = await lea.call(markAllRead);
    expect([body, await countOf(lea)]).toEqual([{ success: true, count: 0 }, 0]);
    expect((await liveEventsOf(server, lea)).slice(-2)).toEqual([
      { name: "all_notifications_read", payload: { count: 0 } },
      { name: "notification_count_update", payload: { count: 0 } },
    ]);
  });
});

describe("the archive", () => {
  test("takes a line and gives it back, and every open tab hears of it [NOTIF-09, NOTIF-15]", async () => {
    await notify(draft("Bonjour"));
    const [line] = (await lea.call(list)).body.data;
    const id = line?.id;
    const archived = await lea.call(archive, { params: { id }, body: { is_archived: true } });
    expect([archived.body.data.is_archived, archived.body.data.is_read]).toEqual([true, false]);
    expect((await lea.call(list)).body.data).toEqual([]);
    expect((await lea.call(list, { query: { archived: "true" } })).body.data).toEqual([archived.body.data]);
    const back = await lea.call(archive, { params: { id }, body: { is_archived: false } });
    expect([back.body.data.is_archived, (await lea.call(list)).body.data.length]).toEqual([false, 1]);
    expect((await liveEventsOf(server, lea)).slice(2)).toEqual([
      { name: "notification_archived", payload: { id, is_archived: true } },
      { name: "notification_count_update", payload: { count: 0 } },
      { name: "notification_archived", payload: { id, is_archived: false } },
      { name: "notification_count_update", payload: { count: 1 } },
    ]);
  });

  test("takes the whole inbox [NOTIF-11]", async () => {
    await notify(draft("Une"), draft("Deux"));
    const { body } = await lea.call(archiveAll);
    expect([body, await countOf(lea)]).toEqual([{ success: true, count: 0 }, 0]);
    expect(
      (await lea.call(list, { query: { archived: "true" } })).body.data.map((one) => one.is_read),
    ).toEqual([false, false]);
    expect((await liveEventsOf(server, lea)).slice(-2)).toEqual([
      { name: "all_notifications_archived", payload: { count: 0 } },
      { name: "notification_count_update", payload: { count: 0 } },
    ]);
  });

  test("is left alone when everything is marked as read", async () => {
    await notify(draft("Une"), draft("Deux"));
    const [line] = (await lea.call(list)).body.data;
    await lea.call(archive, { params: { id: line?.id }, body: { is_archived: true } });
    await lea.call(markAllRead);
    const archived = (await lea.call(list, { query: { archived: "true" } })).body.data;
    const inbox = (await lea.call(list)).body.data;
    expect([archived[0]?.is_read, inbox[0]?.is_read]).toEqual([false, true]);
  });
});

describe("deleting", () => {
  test("takes one line for good [NOTIF-12]", async () => {
    await notify(draft("Une"), draft("Deux"));
    const [line] = (await lea.call(list)).body.data;
    const id = line?.id;
    const { body } = await lea.call(remove, { params: { id } });
    expect(body).toEqual({ success: true, count: 1 });
    expect((await lea.call(list)).body.data.map((one) => one.id)).not.toContain(id);
    expect((await liveEventsOf(server, lea)).slice(-2)).toEqual([
      { name: "notification_deleted", payload: { id } },
      { name: "notification_count_update", payload: { count: 1 } },
    ]);
    const again = await lea.call(remove, { params: { id } });
    expect([again.status, again.error.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("takes everything, the archive too, and only one's own [NOTIF-13]", async () => {
    const other = await signIn(server);
    await notify(draft("Une"), draft("Deux"), draft("À vous", other));
    const [line] = (await lea.call(list)).body.data;
    await lea.call(archive, { params: { id: line?.id }, body: { is_archived: true } });
    const { body } = await lea.call(removeAll);
    expect(body).toEqual({ success: true, count: 0 });
    for (const query of [{}, { archived: "true" }])
      expect((await lea.call(list, { query })).body.data).toEqual([]);
    expect((await other.call(list)).body.data.length).toBe(1);
    expect((await liveEventsOf(server, lea)).slice(-2)).toEqual([
      { name: "all_notifications_deleted", payload: { count: 0 } },
      { name: "notification_count_update", payload: { count: 0 } },
    ]);
  });
});

test("asking for what already is changes nothing and informs no one [NOTIF-15]", async () => {
  await notify(draft("Bonjour"));
  const [line] = (await lea.call(list)).body.data;
  const before = await liveEventsOf(server, lea);
  const again = await lea.call(toggleRead, { params: { id: line?.id }, body: { is_read: false } });
  expect([again.status, again.body.data]).toEqual([200, line]);
  expect(await liveEventsOf(server, lea)).toEqual(before);
});

test("counts stay true when many are informed at once", async () => {
  const others = [await signIn(server), await signIn(server)];
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      notify(draft(`Ligne ${index}`), ...others.map((person) => draft("À vous", person))),
    ),
  );
  for (const person of [lea, ...others]) {
    const counts = (await liveEventsOf(server, person))
      .filter((event) => event.name === "notification_count_update")
      .map((event) => event.payload.count);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

describe("looking at a negotiation", () => {
  const missionId = "01930000-0000-7000-8000-0000000000a1";
  const proposalId = "01930000-0000-7000-8000-0000000000b1";
  const about = (data: Record<string, unknown>) => ({ ...draft("Un mot"), data });

  test("reads what the inbox shows about it and its mission, and nothing else", async () => {
    await notify(
      about({ missionId }),
      about({ missionId, proposalId }),
      about({ missionId, proposalId: "01930000-0000-7000-8000-0000000000b2" }),
      about({ missionId: "01930000-0000-7000-8000-0000000000a2" }),
      { ...about({ missionId, proposalId }), to: (await signIn(server)).person.id },
    );
    const { body } = await lea.call(readAbout, { body: { missionId, proposalId } });
    expect(body.count).toBe(2);
    const { body: left } = await lea.call(list, { query: { unread: "true" } });
    expect(left.data.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { missionId, proposalId: "01930000-0000-7000-8000-0000000000b2" },
        { missionId: "01930000-0000-7000-8000-0000000000a2" },
      ]),
    );
    expect((await liveEventsOf(server, lea)).slice(-3).map(({ name }) => name)).toEqual([
      "notification_read",
      "notification_read",
      "notification_count_update",
    ]);
  });

  test("without a proposal reads what is stated of the mission itself; a second time nothing is reported", async () => {
    await notify(about({ missionId }), about({ missionId, proposalId }));
    expect((await lea.call(readAbout, { body: { missionId } })).body.count).toBe(1);
    const heard = (await liveEventsOf(server, lea)).length;
    expect((await lea.call(readAbout, { body: { missionId } })).body.count).toBe(1);
    expect((await liveEventsOf(server, lea)).length).toBe(heard);
  });
});
