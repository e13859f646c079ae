import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import { decideNotification } from "./notification.decision.ts";
import { notificationLifecycle } from "./notification.machine.ts";
import { type NotificationModelState, notificationModel } from "./notification.model.ts";
import type { NotificationEvent, NotificationState } from "./notification.types.ts";

interface World {
  actor: Actor<typeof notificationLifecycle>;
  state: NotificationState | null;
  told: string[];
}

const placeOf = (state: NotificationState | null) =>
  state === null
    ? "deleted"
    : {
        kept: {
          reading: state.is_read ? "read" : "unread",
          place: state.is_archived ? "archived" : "inbox",
        },
      };

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function send(world: World, event: NotificationEvent): void {
  const { actor, state } = world;
  actor.send(event);
  const decision = decideNotification(state, event);
  if (!decision.allowed) {
    expect(decision.reason).toBe("NOT_FOUND");
    return;
  }
  if (JSON.stringify(decision.next) === JSON.stringify(state)) expect(decision.follows).toEqual([]);
  world.state = decision.next;
  world.told.push(...decision.follows.map(({ type }) => type));
}

proveMachine({
  machine: notificationLifecycle,
  model: notificationModel,
  world: (stage): World => ({
    actor: stage.play(notificationLifecycle),
    state: { is_read: false, is_archived: false },
    told: [],
  }),
  perform: {
    "marks it read": (world) => send(world, { type: "read.toggled", is_read: true }),
    "marks it unread": (world) => send(world, { type: "read.toggled", is_read: false }),
    "archives it": (world) => send(world, { type: "archive.toggled", is_archived: true }),
    "takes it out of the archive": (world) => send(world, { type: "archive.toggled", is_archived: false }),
    "marks everything read": (world) => send(world, { type: "inbox.read" }),
    "archives everything": (world) => send(world, { type: "inbox.archived" }),
    "deletes it": (world) => send(world, { type: "notification.deleted" }),
    "does something with it afterwards": (world) => send(world, { type: "read.toggled", is_read: true }),
  },
  agree: ({ actor, state }, { isRead, isArchived, isDeleted }: NotificationModelState) => {
    expect(actor.getSnapshot().value).toEqual(placeOf(state));
    expect(state).toEqual(isDeleted ? null : { is_read: isRead, is_archived: isArchived });
  },
  invariants: {
    "a deletion is told once": ({ state, told }) =>
      told.filter((type) => type === "notification_deleted").length === (state === null ? 1 : 0),
  },
});
