import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { mergeUnread } from "./notification-dropdown.items.ts";
import type {
  Extent,
  MarkTarget,
  NotificationDropdownContext,
  NotificationDropdownEmitted,
  NotificationDropdownEvent,
  NotificationDropdownInput,
  UnreadThings,
} from "./notification-dropdown.types.ts";

/**
 * The panel under the bell: opens, reads what is unread, marks lines as read one after the other, closes, and keeps the size
 * that the person gave it. What fails is logged, never shown [NOTIF-46, NOTIF-47].
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
      load: notProvided<UnreadThings>("load"),
      markRead: notProvided<unknown, MarkTarget | undefined>("markRead"),
    },
    guards: {
      isShown: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
      hasMarks: ({ context }) => context.marks.length > 0,
    },
    actions: {
      forgetItems: assign({ items: [], handled: [] }),
      keepItems: assign({
        items: ({ context }, things: UnreadThings) =>
          mergeUnread(things).filter(({ id }) => !context.handled.includes(id)),
      }),
      takeAway: assign(({ context }, { id }: { id: string }) => ({
        items: context.items.filter((item) => item.id !== id),
        handled: [...context.handled, id],
        marks: [
          ...context.marks,
          ...context.items
            .filter((item) => item.id === id)
            .map(({ type, conversation_id }): MarkTarget => ({ id, type, conversation_id })),
        ],
      })),
      dropMark: assign({ marks: ({ context }) => context.marks.slice(1) }),
      keepSize: assign({ chosen: (_, { size }: { size: Extent }) => size }),
      keepViewport: assign({ viewport: (_, { viewport }: { viewport: Extent }) => viewport }),
      remember: emit((_, { size }: { size: Extent }) => ({ type: "remember" as const, record: size })),
      logFailure: emit((_, failure: { during: "load" | "mark"; refusal: Refusal }) => ({
        type: "failed" as const,
        ...failure,
      })),
      tellMarked: emit({ type: "marked" }),
    },
  }).createMachine({
    id: "notificationDropdown",
    context: ({ input }) => ({
      viewport: input.viewport,
      chosen: input.record,
      items: [],
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
          closed: { on: { "bell.pressed": { target: "open", actions: "forgetItems" } } },
          open: {
            tags: "open",
            initial: "loading",
            on: {
              "bell.pressed": "closed",
              "panel.left": "closed",
              "item.opened": {
                guard: { type: "isShown", params: ({ event }) => event },
                target: "closed",
                actions: { type: "takeAway", params: ({ event }) => event },
              },
              "item.dismissed": {
                guard: { type: "isShown", params: ({ event }) => event },
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
                  onDone: {
                    target: "ready",
                    actions: { type: "keepItems", params: ({ event }) => event.output },
                  },
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
                  onDone: {
                    target: "ready",
                    actions: { type: "keepItems", params: ({ event }) => event.output },
                  },
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
              onDone: { target: "idle", actions: ["dropMark", "tellMarked"] },
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
