import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  NotificationEvent,
  NotificationFollowUp,
  NotificationRefusal,
  NotificationState,
} from "./notification.types.ts";

const lifecycle = setup({
  types: { events: {} as NotificationEvent },
  guards: {
    wantsRead: ({ event }) => event.type === "read.toggled" && event.is_read,
    wantsUnread: ({ event }) => event.type === "read.toggled" && !event.is_read,
    wantsArchived: ({ event }) => event.type === "archive.toggled" && event.is_archived,
    wantsInbox: ({ event }) => event.type === "archive.toggled" && !event.is_archived,
  },
  actions: {
    follow: (_, _followUp: NotificationFollowUp) => {},
    refuse: (_, _refusal: { reason: NotificationRefusal }) => {},
  },
});

const follow = (type: NotificationFollowUp["type"]) => ({ type: "follow", params: { type } }) as const;

/**
 * The life cycle of a line of the inbox [NOTIF-15]: read or not, archived or not, both ways, until it is deleted. Reading the
 * whole inbox leaves what is archived alone; asking for what already is changes nothing and informs no one.
 */
export const notificationLifecycle = lifecycle.createMachine({
  id: "notification",
  initial: "kept",
  states: {
    kept: {
      type: "parallel",
      on: { "notification.deleted": { target: "deleted", actions: follow("notification_deleted") } },
      states: {
        reading: {
          initial: "unread",
          states: {
            unread: {
              on: {
                "read.toggled": {
                  guard: "wantsRead",
                  target: "read",
                  actions: follow("notification_read"),
                },
              },
            },
            read: {
              on: {
                "read.toggled": {
                  guard: "wantsUnread",
                  target: "unread",
                  actions: follow("notification_unread"),
                },
              },
            },
          },
        },
        place: {
          initial: "inbox",
          states: {
            inbox: {
              on: {
                "archive.toggled": {
                  guard: "wantsArchived",
                  target: "archived",
                  actions: follow("notification_archived"),
                },
                "inbox.read": { target: "#notification.kept.reading.read" },
                "inbox.archived": { target: "archived" },
              },
            },
            archived: {
              on: {
                "archive.toggled": {
                  guard: "wantsInbox",
                  target: "inbox",
                  actions: follow("notification_archived"),
                },
              },
            },
          },
        },
      },
    },
    deleted: {
      on: { "*": { actions: { type: "refuse", params: { reason: "NOT_FOUND" } } } },
    },
  },
});

const placeOf = (state: NotificationState | null) =>
  state === null
    ? "deleted"
    : {
        kept: {
          reading: state.is_read ? "read" : "unread",
          place: state.is_archived ? "archived" : "inbox",
        },
      };

/** Asks the life cycle what an event does to a line of the inbox, null for one that is gone; pure, performs nothing. */
export function decideNotification(state: NotificationState | null, event: NotificationEvent) {
  const decision = decide(notificationLifecycle, placeOf(state), event);
  if (!decision.allowed) return decision;
  const { next } = decision;
  const left =
    typeof next === "string"
      ? null
      : { is_read: next.kept.reading === "read", is_archived: next.kept.place === "archived" };
  return { ...decision, next: left };
}
