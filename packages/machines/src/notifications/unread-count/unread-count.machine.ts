import { setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { UnreadCountEvent, UnreadCountInput } from "./unread-count.types.ts";

/** NOTIF-48: how often the count is read while the live channel is down, in ms. */
export const unreadPollMs = 60_000;

/**
 * When the number of what is unread is read: reported by the live channel while that stands, read every 60 s while it does not, and once
 * when it comes back, since what it reported meanwhile may be lost: not when it stands for the first time and replays all since the page was made. The number itself is in the cache of readings.
 */
export function createUnreadCountMachine() {
  return setup({
    types: {
      events: {} as UnreadCountEvent,
      input: {} as UnreadCountInput,
      context: {} as UnreadCountInput,
      tags: {} as "polling" | "reading",
    },
    actors: { readCount: notProvided<unknown>("readCount") },
    guards: {
      isLive: ({ context }) => context.isLive,
      isReplayed: ({ context }) => context.isReplayed,
    },
    delays: { pollEvery: unreadPollMs },
  }).createMachine({
    id: "unread-count",
    context: ({ input: { isLive, isReplayed } }) => ({ isLive, isReplayed }),
    initial: "starting",
    states: {
      starting: {
        always: [
          { guard: "isLive", target: "pushed" },
          { guard: "isReplayed", target: "arriving" },
          { target: "polling" },
        ],
      },
      arriving: {
        tags: "polling",
        on: { "channel.stood": "pushed" },
        after: { pollEvery: "polling.reading" },
      },
      pushed: { on: { "channel.fell": "polling" } },
      catchingUp: {
        tags: "reading",
        invoke: { src: "readCount", onDone: "pushed", onError: "pushed" },
        on: { "channel.fell": "polling" },
      },
      polling: {
        tags: "polling",
        initial: "waiting",
        on: { "channel.stood": "catchingUp" },
        states: {
          waiting: { after: { pollEvery: "reading" } },
          reading: {
            tags: "reading",
            invoke: { src: "readCount", onDone: "waiting", onError: "waiting" },
          },
        },
      },
    },
  });
}

export type UnreadCountMachine = ReturnType<typeof createUnreadCountMachine>;
