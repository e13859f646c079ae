import { setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { UnreadCountEvent, UnreadCountInput } from "./unread-count.types.ts";

/** NOTIF-48: how often the count is read while the live channel is down, in ms. */
export const unreadPollMs = 60_000;

/** BOT-18: what the live channel says of messages; none of it carries the number of unread ones. */
export const messageCountEvents = [
  "new_message",
  "message_read",
  "conversation_unread",
  "message_deleted",
] as const;

/**
 * When the number of what is unread is read: told by the live channel while that stands, read every 60 s while it does not, and once
 * when it comes back, since what it said meanwhile may be lost; and again at each event that changes the number without saying it. The number itself is in
 * the cache of readings.
 */
export function createUnreadCountMachine() {
  return setup({
    types: {
      events: {} as UnreadCountEvent,
      input: {} as UnreadCountInput,
      context: {} as Required<UnreadCountInput>,
      tags: {} as "polling" | "reading",
    },
    actors: { readCount: notProvided<unknown>("readCount") },
    guards: {
      isLive: ({ context }) => context.isLive,
      changesTheCount: ({ context, event }) =>
        event.type === "channel.said" && context.readAgainOn.includes(event.name),
    },
    delays: { pollEvery: unreadPollMs },
  }).createMachine({
    id: "unreadCount",
    context: ({ input: { isLive, readAgainOn = [] } }) => ({ isLive, readAgainOn }),
    initial: "starting",
    states: {
      starting: { always: [{ guard: "isLive", target: "told" }, { target: "polling" }] },
      told: {
        on: {
          "channel.fell": "polling",
          "channel.said": { guard: "changesTheCount", target: "catchingUp" },
        },
      },
      catchingUp: {
        tags: "reading",
        invoke: { src: "readCount", onDone: "told", onError: "told" },
        on: {
          "channel.fell": "polling",
          "channel.said": { guard: "changesTheCount", target: "catchingUp", reenter: true },
        },
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
