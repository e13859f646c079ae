import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { changeOf, queueChange } from "./notification-inbox.changes.ts";
import type {
  InboxChange,
  NotificationInboxContext,
  NotificationInboxEmitted,
  NotificationInboxEvent,
} from "./notification-inbox.types.ts";

/**
 * What is wished of the inbox: a change waits behind the one before it, is sent, and is taken back with a word when the server
 * refuses it [NOTIF-16]. Those that wait are laid over the lines that were read; the lines themselves are not stored here.
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
      queue: assign({
        changes: ({ context, event }) => {
          const change = changeOf(event);
          return change === null || change.ids.length === 0
            ? context.changes
            : queueChange(context.changes, change);
        },
      }),
      ask: assign({
        asked: ({ event }) =>
          event.type === "deletion.requested" ? { scope: event.scope, ids: event.ids } : null,
      }),
      queueDeletion: assign(({ context: { asked, changes } }) => ({
        asked: null,
        changes: asked === null ? changes : queueChange(changes, { kind: "delete", value: true, ...asked }),
      })),
      dropAsked: assign({ asked: null }),
      confirm: enqueueActions(({ context, enqueue }) => {
        const [done, ...changes] = context.changes;
        if (done === undefined) return;
        enqueue.assign({ changes });
        enqueue.emit({ type: "change.saved", change: done });
      }),
      takeBack: assign({ changes: ({ context }) => context.changes.slice(1) }),
      notifyVanished: emit(({ context }) => ({
        type: "lines.vanished" as const,
        ids: context.changes[0]?.ids ?? [],
      })),
      notify: emit((_, { code, message, status }: Refusal) => ({
        type: "notice" as const,
        kind: "error" as const,
        code,
        params: { message, status },
      })),
    },
  }).createMachine({
    id: "notification-inbox",
    context: { changes: [], asked: null },
    type: "parallel",
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
                  actions: [
                    "notifyVanished",
                    "takeBack",
                    { type: "notify", params: ({ event }) => readRefusal(event.error) },
                  ],
                },
                {
                  target: "saved",
                  actions: ["takeBack", { type: "notify", params: ({ event }) => readRefusal(event.error) }],
                },
              ],
            },
          },
        },
      },
      deletion: {
        initial: "none",
        states: {
          none: { on: { "deletion.requested": { target: "confirming", actions: "ask" } } },
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
