import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import { decideNotification } from "./index.ts";
import { notificationLifecycle } from "./notification.machine.ts";
import { type NotificationModelState, notificationModel } from "./notification.model.ts";
import type { NotificationEvent, NotificationFollowUp, NotificationState } from "./notification.types.ts";

interface Harness {
  actor: Actor<typeof notificationLifecycle>;
  state: NotificationState | null;
  notices: string[];
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

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. Exactly `notices` are reported, when it changes. */
function send(
  harness: Harness,
  event: NotificationEvent,
  notices: readonly NotificationFollowUp["type"][],
): void {
  const { actor, state } = harness;
  actor.send(event);
  const decision = decideNotification(state, event);
  if (!decision.allowed) {
    expect(decision.reason).toBe("NOT_FOUND");
    return;
  }
  expect(decision.follows).toEqual(notices.map((type) => ({ type })));
  harness.state = decision.next;
  harness.notices.push(...decision.follows.map(({ type }) => type));
}

proveMachine({
  machine: notificationLifecycle,
  model: notificationModel,
  harness: (simulation): Harness => ({
    actor: simulation.start(notificationLifecycle),
    state: { is_read: false, is_archived: false },
    notices: [],
  }),
  perform: {
    "marks it read": (harness, { isRead }) =>
      send(harness, { type: "read.toggled", is_read: true }, isRead ? [] : ["notification_read"]),
    "marks it unread": (harness, { isRead }) =>
      send(harness, { type: "read.toggled", is_read: false }, isRead ? ["notification_unread"] : []),
    "archives it": (harness, { isArchived }) =>
      send(
        harness,
        { type: "archive.toggled", is_archived: true },
        isArchived ? [] : ["notification_archived"],
      ),
    "takes it out of the archive": (harness, { isArchived }) =>
      send(
        harness,
        { type: "archive.toggled", is_archived: false },
        isArchived ? ["notification_archived"] : [],
      ),
    "marks everything read": (harness) => send(harness, { type: "inbox.read" }, []),
    "archives everything": (harness) => send(harness, { type: "inbox.archived" }, []),
    "deletes it": (harness) => send(harness, { type: "notification.deleted" }, ["notification_deleted"]),
    "does something with it afterwards": (harness) =>
      send(harness, { type: "read.toggled", is_read: true }, []),
  },
  agree: ({ actor, state }, { isRead, isArchived, isDeleted }: NotificationModelState) => {
    expect(actor.getSnapshot().value).toEqual(placeOf(state));
    expect(state).toEqual(isDeleted ? null : { is_read: isRead, is_archived: isArchived });
  },
  invariants: {
    "a deletion is reported once": ({ state, notices }) =>
      notices.filter((type) => type === "notification_deleted").length === (state === null ? 1 : 0),
  },
});
