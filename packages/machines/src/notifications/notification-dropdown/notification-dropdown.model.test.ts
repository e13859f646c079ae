import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { line } from "./notification-dropdown.fixture.ts";
import { createNotificationDropdownMachine } from "./notification-dropdown.machine.ts";
import { type DropdownState, dropdownModel } from "./notification-dropdown.model.ts";
import type { MarkTarget, UnreadThings } from "./notification-dropdown.types.ts";
import { notificationDropdownView } from "./notification-dropdown.view.ts";

const all = [line(2), line(1)];

function createHarness(simulation: Simulation) {
  const load = holdPromise<unknown>();
  const markRead = holdPromise<unknown, MarkTarget | undefined>();
  const actor = simulation.start(
    createNotificationDropdownMachine().provide({
      actors: { load: load.logic, markRead: markRead.logic },
    }),
    { input: { viewport: { width: 1280, height: 900 }, record: null } },
  );
  /** What was read, as the product keeps it. */
  const cache: { unread: UnreadThings } = { unread: { notifications: all, conversations: [] } };
  const view = () => notificationDropdownView(actor.getSnapshot(), cache.unread);
  return {
    simulation,
    load,
    markRead,
    actor,
    cache,
    view,
    first: () => view().items[0] ?? line(0),
    handled: () => all.find(({ id }) => actor.getSnapshot().context.handled.includes(id)) ?? line(0),
    /** What the server still holds as unread, by what the page marked. */
    unread: () => {
      const marked = actor.getSnapshot().context.marks.map(({ id }) => id);
      return all.filter(({ id }) => !marked.includes(id));
    },
  };
}

type Harness = ReturnType<typeof createHarness>;

proveMachine<DropdownState, keyof typeof dropdownModel.steps, Harness>({
  machine: createNotificationDropdownMachine(),
  model: dropdownModel,
  harness: createHarness,
  perform: {
    "presses the bell": ({ actor }) => actor.send({ type: "bell.pressed" }),
    "presses the bell again": ({ actor }) => actor.send({ type: "bell.pressed" }),
    "presses outside": ({ actor }) => actor.send({ type: "panel.left" }),
    "the server answers": ({ load, cache, unread }) => {
      cache.unread = { notifications: unread(), conversations: [] };
      load.answer({});
    },
    "the server answers with something older": ({ load, actor, cache, view }) => {
      const { handled } = actor.getSnapshot().context;
      const known = [...view().items.map(({ id }) => id), ...handled];
      cache.unread = { notifications: all.filter(({ id }) => known.includes(id)), conversations: [] };
      load.answer({});
    },
    "the server does not answer": ({ load }) => load.fail(refused("NETWORK")),
    "follows a line": ({ actor, first }) => actor.send({ type: "item.opened", item: first() }),
    "closes a line": ({ actor, first }) => actor.send({ type: "item.dismissed", item: first() }),
    "closes a line that it closed already": ({ actor, handled }) =>
      actor.send({ type: "item.dismissed", item: handled() }),
    "follows a line that it closed already": ({ actor, handled }) =>
      actor.send({ type: "item.opened", item: handled() }),
    "the line is marked": ({ markRead }) => markRead.answer({}),
    "the line cannot be marked": ({ markRead }) => markRead.fail(refused("NETWORK")),
    "the channel states something": ({ actor }) => actor.send({ type: "inbox.changed" }),
    "drags an edge": ({ actor }) => actor.send({ type: "panel.resized", size: { width: 600, height: 300 } }),
    "turns the phone": ({ actor }) =>
      actor.send({ type: "window.resized", viewport: { width: 390, height: 844 } }),
  },
  agree: ({ actor, load, markRead, view: look }, { at, items, marks }) => {
    const { panel } = actor.getSnapshot().value;
    expect(panel).toEqual(at === "closed" ? "closed" : { open: at });
    expect(load.waiting()).toBe(at === "loading" || at === "refreshing" ? 1 : 0);
    expect(markRead.waiting()).toBe(marks > 0 ? 1 : 0);
    const view = look();
    expect([view.isOpen, view.isLoading]).toEqual([at !== "closed", at === "loading"]);
    if (at !== "closed") expect(view.items.length).toBe(items);
  },
  invariants: {
    "one line is marked at a time": ({ markRead }) => markRead.waiting() <= 1,
    "what was read here does not come back": ({ actor, view }) => {
      const { handled } = actor.getSnapshot().context;
      return view().items.every(({ id }) => !handled.includes(id));
    },
    "the panel stays within the window": ({ view }) => {
      const { size, bounds } = view();
      return size.width <= bounds.width.max && size.height <= bounds.height.max;
    },
  },
});
