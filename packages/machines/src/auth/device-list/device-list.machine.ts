import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { type Refusal, readRefusal } from "../../boundary/refusal.ts";
import type {
  DeviceListContext,
  DeviceListEmitted,
  DeviceListEvent,
  SessionEnding,
} from "./device-list.types.ts";

const isSame = (one: SessionEnding, other: SessionEnding) =>
  one.scope === other.scope && (one.scope === "others" || (other.scope === "one" && one.id === other.id));

/**
 * Ending the sessions of other devices: one after the other, each shown as under way until the server has done it, since a
 * session that only appears ended would be trusted. One that had ended before counts as ended.
 */
export function createDeviceListMachine() {
  return setup({
    types: {
      context: {} as DeviceListContext,
      events: {} as DeviceListEvent,
      emitted: {} as DeviceListEmitted,
      tags: {} as "confirming",
    },
    actors: { end: notProvided<unknown, SessionEnding | undefined>("end") },
    guards: {
      hasEndings: ({ context }) => context.endings.length > 0,
      isGone: (_, refusal: Refusal) => refusal.code === "NOT_FOUND",
    },
    actions: {
      queue: assign(({ context: { endings } }, ending: SessionEnding) => ({
        endings: endings.some((other) => isSame(other, ending)) ? endings : [...endings, ending],
      })),
      settle: enqueueActions(({ context, enqueue }) => {
        const [ending, ...endings] = context.endings;
        if (ending === undefined) return;
        enqueue.assign({ endings });
        enqueue.emit({ type: "sessions.changed", ending });
      }),
      giveUp: assign({ endings: ({ context }) => context.endings.slice(1) }),
      notify: emit((_, { code, message, status }: Refusal) => ({
        type: "notice" as const,
        kind: "error" as const,
        code,
        params: { message, status },
      })),
    },
  }).createMachine({
    id: "device-list",
    context: { endings: [] },
    type: "parallel",
    states: {
      endings: {
        initial: "none",
        on: {
          "session.ended": {
            actions: { type: "queue", params: ({ event }) => ({ scope: "one", id: event.id }) },
          },
        },
        states: {
          none: { always: { guard: "hasEndings", target: "ending" } },
          ending: {
            invoke: {
              src: "end",
              input: ({ context }) => context.endings[0],
              onDone: { target: "none", actions: "settle" },
              onError: [
                {
                  guard: { type: "isGone", params: ({ event }) => readRefusal(event.error) },
                  target: "none",
                  actions: "settle",
                },
                {
                  target: "none",
                  actions: ["giveUp", { type: "notify", params: ({ event }) => readRefusal(event.error) }],
                },
              ],
            },
          },
        },
      },
      question: {
        initial: "unasked",
        states: {
          unasked: { on: { "others.requested": "asked" } },
          asked: {
            tags: "confirming",
            on: {
              "others.confirmed": {
                target: "unasked",
                actions: { type: "queue", params: { scope: "others" } },
              },
              "others.declined": "unasked",
            },
          },
        },
      },
    },
  });
}

export type DeviceListMachine = ReturnType<typeof createDeviceListMachine>;
