import type { Notification } from "@jobami/api/notifications/contract";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { applyChange } from "./notification-inbox.changes.ts";
import { line } from "./notification-inbox.fixture.ts";
import { createNotificationInboxMachine } from "./notification-inbox.machine.ts";
import { type InboxState, inboxModel } from "./notification-inbox.model.ts";
import type { InboxChange } from "./notification-inbox.types.ts";
import { notificationInboxView } from "./notification-inbox.view.ts";

const first = line(1);
const id = first.id;

function createHarness(simulation: Simulation) {
  const save = holdPromise<unknown, InboxChange | undefined>();
  const actor = simulation.start(createNotificationInboxMachine().provide({ actors: { save: save.logic } }));
  /** What was read, as the product keeps it up to date with what the machine reports. */
  const cache = { lines: [first] as readonly Notification[] };
  actor.on("change.saved", ({ change }) => {
    cache.lines = applyChange(cache.lines, change);
  });
  actor.on("lines.vanished", ({ ids }) => {
    cache.lines = cache.lines.filter((known) => !ids.includes(known.id));
  });
  const layered = () => actor.getSnapshot().context.changes.reduce(applyChange, cache.lines);
  const shown = () =>
    [false, true].flatMap(
      (isArchive) => notificationInboxView(actor.getSnapshot(), layered(), isArchive).lines,
    );
  return { simulation, save, actor, shown, cache };
}

type Harness = ReturnType<typeof createHarness>;

function linesOf(server: InboxState["server"]): Notification[] {
  return server === null ? [] : [{ ...first, is_read: server.isRead, is_archived: server.isArchived }];
}

/** What the person sees: what the server has, with every wish done. */
function wished({ server, waiting }: InboxState): InboxState["server"] {
  if (server === null || waiting.includes("delete")) return null;
  const mark = waiting.findLast((change) => change === "read" || change === "unread");
  return {
    isRead: mark === undefined ? server.isRead : mark === "read",
    isArchived: server.isArchived || waiting.includes("archive"),
  };
}

proveMachine<InboxState, keyof typeof inboxModel.steps, Harness>({
  machine: createNotificationInboxMachine(),
  model: inboxModel,
  harness: createHarness,
  perform: {
    "marks it read": ({ actor }) => actor.send({ type: "read.toggled", id, is_read: true }),
    "marks it unread": ({ actor }) => actor.send({ type: "read.toggled", id, is_read: false }),
    "archives it": ({ actor }) => actor.send({ type: "archive.toggled", id, is_archived: true }),
    "archives everything": ({ actor }) => actor.send({ type: "all.archived", ids: [id] }),
    "marks everything read": ({ actor }) => actor.send({ type: "all.read", ids: [id] }),
    "asks for its deletion": ({ actor }) =>
      actor.send({ type: "deletion.requested", scope: "one", ids: [id] }),
    "asks for the deletion of everything": ({ actor, shown }) =>
      actor.send({ type: "deletion.requested", scope: "all", ids: shown().map((known) => known.id) }),
    "declines it": ({ actor }) => actor.send({ type: "deletion.declined" }),
    "confirms it": ({ actor }) => actor.send({ type: "deletion.confirmed" }),
    "the server does it": ({ save }) => save.answer({}),
    "the server refuses": ({ save }) => save.fail(refused("NETWORK")),
    "the server has it no more": ({ save }) => save.fail(refused("NOT_FOUND")),
    "the page is read again": ({ cache }, { server }) => {
      cache.lines = linesOf(server);
    },
  },
  agree: ({ actor, save, shown }, state) => {
    expect(save.waiting()).toBe(state.waiting.length > 0 ? 1 : 0);
    expect(notificationInboxView(actor.getSnapshot(), shown(), false)).toMatchObject({
      isSaving: state.waiting.length > 0,
    });
    expect(actor.getSnapshot().hasTag("confirming")).toBe(state.isAsking);
    expect(shown()).toEqual(linesOf(wished(state)));
  },
  invariants: {
    "one change is sent at a time": ({ save }) => save.waiting() <= 1,
    "without a change under way the screen shows what the server has": ({ cache }, { server, waiting }) =>
      waiting.length > 0 || JSON.stringify(cache.lines) === JSON.stringify(linesOf(server)),
  },
});
