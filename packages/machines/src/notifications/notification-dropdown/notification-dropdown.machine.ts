import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  Extent,
  MarkTarget,
  NotificationDropdownContext,
  NotificationDropdownEmitted,
  NotificationDropdownEvent,
  NotificationDropdownInput,
} from "./notification-dropdown.types.ts";

/**
 * The panel under the bell: opens, has what is unread read, marks lines as read one after the other, closes, and keeps the size
 * that the person gave it. The lines are not stored here, only which of them were read since it was opened. What fails is logged, never shown [NOTIF-46, NOTIF-47].
 */
export function createNotificationDropdownMachine() {
  return setup({
    types: {
      context: {} as NotificationDropdownContext,
      events: {} as NotificationDropdownEvent,
      input: {} as NotificationDropdownInput,
      emitted: {} as NotificationDropdownEmitted,
      tags: {} as "open" | "loading",
    },
    actors: {
      load: notProvided<unknown>("load"),
      markRead: notProvided<unknown, MarkTarget | undefined>("markRead"),
    },
    guards: {
      isNew: ({ context }, { item }: { item: MarkTarget }) => !context.handled.includes(item.id),
      hasMarks: ({ context }) => context.marks.length > 0,
    },
    actions: {
      beginAnew: assign({ isRead: false, handled: [] }),
      keepRead: assign({ isRead: true }),
      takeAway: assign(({ context }, { item }: { item: MarkTarget }) => ({
        handled: [...context.handled, item.id],
        marks: [...context.marks, item],
      })),
      dropMark: assign({ marks: ({ context }) => context.marks.slice(1) }),
      keepSize: assign({ chosen: (_, { size }: { size: Extent }) => size }),
      keepViewport: assign({ viewport: (_, { viewport }: { viewport: Extent }) => viewport }),
      remember: emit((_, { size }: { size: Extent }) => ({ type: "remember" as const, record: size })),
      logFailure: emit((_, failure: { during: "load" | "mark"; refusal: Refusal }) => ({
        type: "call.failed" as const,
        ...failure,
      })),
      notifyMarked: enqueueActions(({ context, enqueue }) => {
        const [item] = context.marks;
        if (item !== undefined) enqueue.emit({ type: "item.marked", item });
      }),
    },
  }).createMachine({
    id: "notification-dropdown",
    context: ({ input }) => ({
      viewport: input.viewport,
      chosen: input.record,
      isRead: false,
      handled: [],
      marks: [],
    }),
    type: "parallel",
    on: {
      "window.resized": { actions: { type: "keepViewport", params: ({ event }) => event } },
    },
    states: {
      panel: {
        initial: "closed",
        states: {
          closed: { on: { "bell.pressed": { target: "open", actions: "beginAnew" } } },
          open: {
            tags: "open",
            initial: "loading",
            on: {
              "bell.pressed": "closed",
              "panel.left": "closed",
              "item.opened": {
                guard: { type: "isNew", params: ({ event }) => event },
                target: "closed",
                actions: { type: "takeAway", params: ({ event }) => event },
              },
              "item.dismissed": {
                guard: { type: "isNew", params: ({ event }) => event },
                actions: { type: "takeAway", params: ({ event }) => event },
              },
              "panel.resized": {
                actions: [
                  { type: "keepSize", params: ({ event }) => event },
                  { type: "remember", params: ({ event }) => event },
                ],
              },
            },
            states: {
              loading: {
                tags: "loading",
                invoke: {
                  src: "load",
                  onDone: { target: "ready", actions: "keepRead" },
                  onError: {
                    target: "ready",
                    actions: {
                      type: "logFailure",
                      params: ({ event }) => ({ during: "load" as const, refusal: readRefusal(event.error) }),
                    },
                  },
                },
                on: { "inbox.changed": { target: "loading", reenter: true } },
              },
              ready: { on: { "inbox.changed": "refreshing" } },
              refreshing: {
                invoke: {
                  src: "load",
                  onDone: { target: "ready", actions: "keepRead" },
                  onError: {
                    target: "ready",
                    actions: {
                      type: "logFailure",
                      params: ({ event }) => ({ during: "load" as const, refusal: readRefusal(event.error) }),
                    },
                  },
                },
                on: { "inbox.changed": { target: "refreshing", reenter: true } },
              },
            },
          },
        },
      },
      marks: {
        initial: "idle",
        states: {
          idle: { always: { guard: "hasMarks", target: "marking" } },
          marking: {
            invoke: {
              src: "markRead",
              input: ({ context }) => context.marks[0],
              onDone: { target: "idle", actions: ["notifyMarked", "dropMark"] },
              onError: {
                target: "idle",
                actions: [
                  "dropMark",
                  {
                    type: "logFailure",
                    params: ({ event }) => ({ during: "mark" as const, refusal: readRefusal(event.error) }),
                  },
                ],
              },
            },
          },
        },
      },
    },
  });
}

export type NotificationDropdownMachine = ReturnType<typeof createNotificationDropdownMachine>;
