import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { line } from "./notification-dropdown.fixture.ts";
import { createNotificationDropdownMachine } from "./notification-dropdown.machine.ts";
import { type DropdownState, dropdownModel } from "./notification-dropdown.model.ts";
import type { MarkTarget, UnreadThings } from "./notification-dropdown.types.ts";
import { notificationDropdownView } from "./notification-dropdown.view.ts";

const all = [line(2), line(1)];

function createWorld(stage: Stage) {
  const load = holdPromise<UnreadThings>();
  const markRead = holdPromise<unknown, MarkTarget | undefined>();
  const actor = stage.play(
    createNotificationDropdownMachine().provide({
      actors: { load: load.logic, markRead: markRead.logic },
    }),
    { input: { viewport: { width: 1280, height: 900 }, record: null } },
  );
  return {
    stage,
    load,
    markRead,
    actor,
    first: () => actor.getSnapshot().context.items[0]?.id ?? "",
    /** What the server still holds as unread, by what the page marked. */
    unread: () => {
      const marked = actor.getSnapshot().context.marks.map(({ id }) => id);
      return all.filter(({ id }) => !marked.includes(id));
    },
  };
}

type World = ReturnType<typeof createWorld>;

proveMachine<DropdownState, keyof typeof dropdownModel.steps, World>({
  machine: createNotificationDropdownMachine(),
  model: dropdownModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "presses the bell": ({ actor }) => actor.send({ type: "bell.pressed" }),
    "presses the bell again": ({ actor }) => actor.send({ type: "bell.pressed" }),
    "presses outside": ({ actor }) => actor.send({ type: "panel.left" }),
    "the server answers": ({ load, unread }) => load.answer({ notifications: unread(), conversations: [] }),
    "the server answers with something older": ({ load, actor }) => {
      const { items, handled } = actor.getSnapshot().context;
      const known = [...items.map(({ id }) => id), ...handled];
      load.answer({ notifications: all.filter(({ id }) => known.includes(id)), conversations: [] });
    },
    "the server does not answer": ({ load }) => load.fail(refused("NETWORK")),
    "follows a line": ({ actor, first }) => actor.send({ type: "item.opened", id: first() }),
    "closes a line": ({ actor, first }) => actor.send({ type: "item.dismissed", id: first() }),
    "closes a line that is gone": ({ actor }) => actor.send({ type: "item.dismissed", id: "gone" }),
    "follows a line that is gone": ({ actor }) => actor.send({ type: "item.opened", id: "gone" }),
    "the line is marked": ({ markRead }) => markRead.answer({}),
    "the line cannot be marked": ({ markRead }) => markRead.fail(refused("NETWORK")),
    "the channel says something": ({ actor }) => actor.send({ type: "inbox.changed" }),
    "drags an edge": ({ actor }) => actor.send({ type: "panel.resized", size: { width: 600, height: 300 } }),
    "turns the phone": ({ actor }) =>
      actor.send({ type: "window.resized", viewport: { width: 390, height: 844 } }),
  },
  agree: ({ actor, load, markRead }, { at, items, marks }) => {
    const { panel } = actor.getSnapshot().value;
    expect(panel).toEqual(at === "closed" ? "closed" : { open: at });
    expect(load.waiting()).toBe(at === "loading" || at === "refreshing" ? 1 : 0);
    expect(markRead.waiting()).toBe(marks > 0 ? 1 : 0);
    const view = notificationDropdownView(actor.getSnapshot());
    expect([view.isOpen, view.isLoading]).toEqual([at !== "closed", at === "loading"]);
    if (at !== "closed") expect(view.items.length).toBe(items);
  },
  invariants: {
    "one line is marked at a time": ({ markRead }) => markRead.waiting() <= 1,
    "what was read here does not come back": ({ actor }) => {
      const { items, handled } = actor.getSnapshot().context;
      return items.every(({ id }) => !handled.includes(id));
    },
    "the panel stays within the window": ({ actor }) => {
      const { size, bounds } = notificationDropdownView(actor.getSnapshot());
      return size.width <= bounds.width.max && size.height <= bounds.height.max;
    },
  },
});
