import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { applyChange, changeOf, queueChange } from "./notification-inbox.changes.ts";
import type {
  InboxChange,
  NotificationInboxContext,
  NotificationInboxEmitted,
  NotificationInboxEvent,
} from "./notification-inbox.types.ts";

/**
 * The inbox on screen: a change shows at once, is sent behind the one before it, and is taken back with a word when the server
 * refuses it [NOTIF-16]. What is read meanwhile goes below the changes that are not confirmed.
 */
export function createNotificationInboxMachine() {
  return setup({
    types: {
      context: {} as NotificationInboxContext,
      events: {} as NotificationInboxEvent,
      emitted: {} as NotificationInboxEmitted,
      tags: {} as "saving" | "confirming",
    },
    actors: { save: notProvided<unknown, InboxChange | undefined>("save") },
    guards: {
      hasChanges: ({ context }) => context.changes.length > 0,
      isGone: (_, refusal: Refusal) => refusal.code === "NOT_FOUND",
    },
    actions: {
      keepLines: assign({
        lines: ({ context, event }) => (event.type === "page.read" ? event.lines : context.lines),
      }),
      queue: assign({
        changes: ({ context, event }) => {
          const shown = context.changes.reduce(applyChange, context.lines);
          const change = changeOf(shown, event);
          return change === null || change.ids.length === 0
            ? context.changes
            : queueChange(context.changes, change);
        },
      }),
      ask: assign({
        asked: ({ context, event }) => {
          if (event.type !== "deletion.asked") return null;
          return event.id === null
            ? { scope: "all" as const, ids: context.lines.map(({ id }) => id) }
            : { scope: "one" as const, ids: [event.id] };
        },
      }),
      queueDeletion: assign(({ context: { asked, changes } }) => ({
        asked: null,
        changes: asked === null ? changes : queueChange(changes, { kind: "delete", value: true, ...asked }),
      })),
      dropAsked: assign({ asked: null }),
      confirm: enqueueActions(({ context, enqueue }) => {
        const [done, ...changes] = context.changes;
        if (done === undefined) return;
        enqueue.assign({ lines: applyChange(context.lines, done), changes });
        enqueue.emit({ type: "saved", change: done });
      }),
      takeBack: assign({ changes: ({ context }) => context.changes.slice(1) }),
      forgetLines: assign(({ context: { lines, changes } }) => {
        const gone = changes[0]?.ids ?? [];
        return {
          lines: lines.filter(({ id }) => !gone.includes(id)),
          changes: changes.slice(1),
        };
      }),
      tell: emit((_, { code, message, status }: Refusal) => ({
        type: "notice" as const,
        kind: "error" as const,
        code,
        params: { message, status },
      })),
    },
  }).createMachine({
    id: "notificationInbox",
    context: { lines: [], changes: [], asked: null },
    type: "parallel",
    on: { "page.read": { actions: "keepLines" } },
    states: {
      changes: {
        initial: "saved",
        on: {
          "read.toggled": { actions: "queue" },
          "archive.toggled": { actions: "queue" },
          "all.read": { actions: "queue" },
          "all.archived": { actions: "queue" },
        },
        states: {
          saved: { always: { guard: "hasChanges", target: "saving" } },
          saving: {
            tags: "saving",
            invoke: {
              src: "save",
              input: ({ context }) => context.changes[0],
              onDone: { target: "saved", actions: "confirm" },
              onError: [
                {
                  guard: { type: "isGone", params: ({ event }) => readRefusal(event.error) },
                  target: "saved",
                  actions: ["forgetLines", { type: "tell", params: ({ event }) => readRefusal(event.error) }],
                },
                {
                  target: "saved",
                  actions: ["takeBack", { type: "tell", params: ({ event }) => readRefusal(event.error) }],
                },
              ],
            },
          },
        },
      },
      deletion: {
        initial: "none",
        states: {
          none: { on: { "deletion.asked": { target: "confirming", actions: "ask" } } },
          confirming: {
            tags: "confirming",
            on: {
              "deletion.confirmed": { target: "none", actions: "queueDeletion" },
              "deletion.declined": { target: "none", actions: "dropAsked" },
            },
          },
        },
      },
    },
  });
}

export type NotificationInboxMachine = ReturnType<typeof createNotificationInboxMachine>;
