import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import {
  createNotificationDropdownMachine,
  type DropdownItem,
  type Extent,
  type MarkTarget,
  mergeUnread,
  notificationDropdownView,
  type UnreadThings,
} from "./index.ts";
import { conversation, line } from "./notification-dropdown.fixture.ts";

const targetOf = ({ id, type, conversation_id }: DropdownItem): MarkTarget => ({ id, type, conversation_id });

const laptop: Extent = { width: 1280, height: 900 };

function play(viewport = laptop, record: Extent | null = null) {
  const simulation = createSimulation();
  const hold = holdPromise<unknown>();
  const markRead = holdPromise<unknown, MarkTarget | undefined>();
  const actor = simulation.start(
    createNotificationDropdownMachine().provide({
      actors: { load: hold.logic, markRead: markRead.logic },
    }),
    { input: { viewport, record } },
  );
  let unread: UnreadThings = { notifications: [], conversations: [] };
  /** The load as the product makes it: its answer goes into the cache, beside the machine. */
  const load = {
    asked: hold.asked,
    fail: hold.fail,
    answer: (things: UnreadThings) => {
      unread = things;
      hold.answer({});
    },
  };
  const view = () => notificationDropdownView(actor.getSnapshot(), unread);
  const itemOf = (id: string) =>
    [...unread.notifications, ...unread.conversations].find((item) => item.id === id) ?? line(0);
  const open = (things: Partial<UnreadThings> = {}) => {
    actor.send({ type: "bell.pressed" });
    load.answer({ notifications: [line(1), line(2)], conversations: [], ...things });
  };
  return {
    ...simulation,
    actor,
    load,
    markRead,
    open,
    view,
    ids: () => view().items.map(({ id }) => id),
    dismiss: (id: string) => actor.send({ type: "item.dismissed", item: targetOf(itemOf(id)) }),
    follow: (id: string) => actor.send({ type: "item.opened", item: targetOf(itemOf(id)) }),
  };
}

describe("what the panel holds", () => {
  test("opens with the bell and reads while it does [NOTIF-36]", () => {
    const page = play();
    expect(page.view()).toMatchObject({ isOpen: false, isLoading: false, items: [] });
    page.actor.send({ type: "bell.pressed" });
    expect(page.view()).toMatchObject({ isOpen: true, isLoading: true });
    page.load.answer({ notifications: [line(1)], conversations: [] });
    expect(page.view()).toMatchObject({ isLoading: false });
  });

  test("a line has what its kind states [NOTIF-24]", () => {
    const page = play();
    page.open({ notifications: [line(1)], conversations: [conversation(2)] });
    expect(page.view().items).toEqual([
      {
        id: "c-2",
        type: "message",
        title: "Message de Karim",
        content: "Je passe samedi ?",
        link: "/dashboard/messages/c-2",
        created_at: "2026-01-15T09:02:30.000Z",
        is_read: false,
        conversation_id: "c-2",
        ids: ["c-2"],
      },
      {
        id: "n-1",
        type: "notification",
        title: "Ligne 1",
        content: "<p>Un mot.</p>",
        link: "/dashboard/notifications#notif-n-1",
        created_at: "2026-01-15T09:01:00.000Z",
        is_read: false,
        conversation_id: null,
        ids: ["n-1"],
      },
    ]);
  });

  test("five notifications and five conversations at most, merged, newest first", () => {
    const numbers = [3, 1, 7, 2, 6, 5, 4];
    const ids = mergeUnread({
      notifications: numbers.map((number) => line(number)),
      conversations: numbers.map((number) => conversation(number)),
    }).map(({ id }) => id);
    expect(ids).toEqual(["c-7", "n-7", "c-6", "n-6", "c-5", "n-5", "c-4", "n-4", "c-3", "n-3"]);
  });

  test("lines about the same are one, reported by the newest, and count as one of the five", () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const groups = new Map([2, 4, 8].map((number) => [`n-${number}`, "offers"]));
    const notifications = numbers.map((number) => line(number));
    const shown = mergeUnread({ notifications, conversations: [conversation(1)], groups });
    expect(shown.map(({ ids }) => ids)).toEqual([
      ["n-8", "n-4", "n-2"],
      ["n-7"],
      ["n-6"],
      ["n-5"],
      ["n-3"],
      ["c-1"],
    ]);
    expect(shown[0]).toMatchObject(line(8));
  });

  test("of a group, what was handled is left out: the next newest stands for it, and none does in the end", () => {
    const page = play();
    const groups = new Map([1, 2, 3].map((number) => [`n-${number}`, "offers"]));
    page.open({ notifications: [line(1), line(2), line(3), line(4)], groups });
    expect(page.view().items.map(({ ids }) => ids)).toEqual([["n-4"], ["n-3", "n-2", "n-1"]]);
    page.dismiss("n-3");
    expect(page.view().items.map(({ ids }) => ids)).toEqual([["n-4"], ["n-2", "n-1"]]);
    page.dismiss("n-2");
    page.dismiss("n-1");
    expect(page.ids()).toEqual(["n-4"]);
  });

  test("lines of one instant stand by their id, whichever way they came", () => {
    const twins = [line(1), line(2, { created_at: line(1).created_at })];
    const ids = (notifications: typeof twins) =>
      mergeUnread({ notifications, conversations: [] }).map(({ id }) => id);
    expect([ids(twins), ids(twins.toReversed())]).toEqual([
      ["n-2", "n-1"],
      ["n-2", "n-1"],
    ]);
  });

  test("a load that fails is logged, and the list stays empty [NOTIF-46]", () => {
    const page = play();
    page.actor.send({ type: "bell.pressed" });
    page.load.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({ isOpen: true, isLoading: false, items: [] });
    expect(page.emitted).toEqual([
      { type: "call.failed", during: "load", refusal: expect.objectContaining({ code: "NETWORK" }) },
    ]);
  });

  test("what the live channel reports is read again without hiding what is there", () => {
    const page = play();
    page.open();
    page.actor.send({ type: "inbox.changed" });
    expect(page.view()).toMatchObject({ isLoading: false });
    expect(page.ids()).toEqual(["n-2", "n-1"]);
    page.load.answer({ notifications: [line(1), line(2), line(3)], conversations: [] });
    expect(page.ids()).toEqual(["n-3", "n-2", "n-1"]);
    page.actor.send({ type: "inbox.changed" });
    page.load.fail(refused("NETWORK"));
    expect(page.ids()).toEqual(["n-3", "n-2", "n-1"]);
    expect(page.emitted).toEqual([
      { type: "call.failed", during: "load", refusal: expect.objectContaining({ code: "NETWORK" }) },
    ]);
  });
});

test("what the cache holds from before it was opened is not shown, also when it cannot be read anew [NOTIF-46]", () => {
  const page = play();
  page.open();
  page.actor.send({ type: "panel.left" });
  page.actor.send({ type: "bell.pressed" });
  expect(page.ids()).toEqual([]);
  page.load.fail(refused("NETWORK"));
  expect([page.view().isLoading, page.ids()]).toEqual([false, []]);
});

describe("reading a line", () => {
  test("a line that was closed already is not marked twice", () => {
    const page = play();
    page.open();
    for (const read of [page.dismiss, page.dismiss, page.follow]) read("n-2");
    page.markRead.answer({});
    expect([page.markRead.asked.length, page.view().isOpen]).toEqual([1, true]);
  });

  test("its close button marks it read and leaves the panel open [NOTIF-33]", () => {
    const page = play();
    page.open();
    page.dismiss("n-2");
    expect([page.ids(), page.view().isOpen]).toEqual([["n-1"], true]);
    expect(page.markRead.asked).toEqual([{ id: "n-2", type: "notification", conversation_id: null }]);
    page.markRead.answer({});
    expect(page.emitted).toEqual([
      { type: "item.marked", item: { id: "n-2", type: "notification", conversation_id: null } },
    ]);
  });

  test("following it marks it read and closes the panel [NOTIF-34, NOTIF-37]", () => {
    const page = play();
    page.open();
    page.follow("n-1");
    expect(page.view().isOpen).toBe(false);
    expect(page.markRead.asked).toEqual([{ id: "n-1", type: "notification", conversation_id: null }]);
  });

  test("following a conversation marks it read and takes it off the list", () => {
    const page = play();
    page.open({ conversations: [conversation(9)] });
    page.follow("c-9");
    expect(page.markRead.asked).toEqual([{ id: "c-9", type: "message", conversation_id: "c-9" }]);
    expect(page.ids()).toEqual(["n-2", "n-1"]);
  });

  test("a mark that fails is logged only, and the next one goes on [NOTIF-47]", () => {
    const page = play();
    page.open();
    page.dismiss("n-2");
    page.dismiss("n-1");
    expect(page.markRead.asked.length).toBe(1);
    page.markRead.fail(refused("NETWORK"));
    expect(page.emitted).toEqual([
      { type: "call.failed", during: "mark", refusal: expect.objectContaining({ code: "NETWORK" }) },
    ]);
    expect(page.markRead.asked.map((asked) => asked?.id)).toEqual(["n-2", "n-1"]);
  });

  test("once the panel is opened anew, a line that is unread again is there again", () => {
    const page = play();
    page.open();
    page.follow("n-2");
    page.actor.send({ type: "bell.pressed" });
    expect(page.ids()).toEqual([]);
    page.load.answer({ notifications: [line(1), line(2)], conversations: [] });
    expect(page.ids()).toEqual(["n-2", "n-1"]);
  });

  test("what the live channel reports while the list is read makes it be read anew", () => {
    const page = play();
    page.actor.send({ type: "bell.pressed" });
    page.actor.send({ type: "inbox.changed" });
    expect(page.load.asked).toHaveLength(2);
    page.load.answer({ notifications: [line(1)], conversations: [] });
    page.actor.send({ type: "inbox.changed" });
    page.actor.send({ type: "inbox.changed" });
    expect(page.load.asked).toHaveLength(4);
  });

  test("an answer older than the mark does not bring the line back", () => {
    const page = play();
    page.open();
    page.actor.send({ type: "inbox.changed" });
    page.dismiss("n-2");
    page.load.answer({ notifications: [line(1), line(2)], conversations: [] });
    expect(page.ids()).toEqual(["n-1"]);
  });
});

test("the panel closes by the bell, a press outside, Escape or the link below [NOTIF-37]", () => {
  const page = play();
  for (const type of ["bell.pressed", "panel.left"] as const) {
    page.open();
    page.actor.send({ type });
    expect(page.view().isOpen).toBe(false);
  }
});

describe("its size, in px", () => {
  test.each([
    [
      { width: 1280, height: 900 },
      { width: 500, height: 450 },
    ],
    [
      { width: 768, height: 900 },
      { width: 500, height: 450 },
    ],
    [
      { width: 767, height: 900 },
      { width: 380, height: 350 },
    ],
    [
      { width: 390, height: 844 },
      { width: 374, height: 350 },
    ],
    [
      { width: 1280, height: 500 },
      { width: 500, height: 400 },
    ],
  ])("in a window of %o it is %o at first [NOTIF-40, NOTIF-41]", (viewport, size) => {
    expect(play(viewport).view().size).toEqual(size);
  });

  test("is never under 250 by 200 [NOTIF-42]", () => {
    const page = play(laptop, { width: 1, height: 1 });
    expect(page.view().size).toEqual({ width: 250, height: 200 });
    expect(page.view().bounds).toMatchObject({ width: { min: 250 }, height: { min: 200 } });
  });

  test.each([
    [
      { width: 1280, height: 900 },
      { width: 1248, height: 800 },
    ],
    [
      { width: 768, height: 900 },
      { width: 736, height: 800 },
    ],
    [
      { width: 767, height: 900 },
      { width: 751, height: 820 },
    ],
  ])("in a window of %o it is %o at most [NOTIF-43, NOTIF-44]", (viewport, size) => {
    expect(play(viewport, { width: 9000, height: 9000 }).view().size).toEqual(size);
  });

  test("in a window smaller than its least it takes what there is", () => {
    expect(play({ width: 240, height: 260 }).view()).toMatchObject({
      size: { width: 224, height: 180 },
      bounds: { width: { min: 224, max: 224 }, height: { min: 180, max: 180 } },
    });
  });

  test("is nothing where the window leaves nothing, and whole pixels otherwise", () => {
    expect(play({ width: 10, height: 50 }).view().size).toEqual({ width: 0, height: 0 });
    expect(play(laptop, { width: 620.4, height: 380.5 }).view().size).toEqual({ width: 620, height: 381 });
  });

  test("is the person's own once it was changed, and is asked to be stored [NOTIF-26, NOTIF-45]", () => {
    const page = play();
    page.open();
    page.actor.send({ type: "panel.resized", size: { width: 620, height: 380 } });
    expect(page.view().size).toEqual({ width: 620, height: 380 });
    expect(page.emitted).toEqual([{ type: "remember", record: { width: 620, height: 380 } }]);
    expect(play(laptop, { width: 620, height: 380 }).view().size).toEqual({ width: 620, height: 380 });
  });

  test("follows the window, and comes back with it", () => {
    const page = play(laptop, { width: 620, height: 380 });
    page.actor.send({ type: "window.resized", viewport: { width: 390, height: 844 } });
    expect(page.view().size).toEqual({ width: 374, height: 380 });
    page.actor.send({ type: "window.resized", viewport: laptop });
    expect(page.view().size).toEqual({ width: 620, height: 380 });
  });
});
