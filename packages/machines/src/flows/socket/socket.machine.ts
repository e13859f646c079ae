import { readRefusal } from "../../boundary/refusal.ts";
import { initialContext, setupSocket } from "./socket.setup.ts";

/** The live channel of a signed-in person: its token, its connection, its reconnections and its place in the sequence. `now` is in ms. */
export function createSocketMachine({ now }: { now: () => number }) {
  return setupSocket(now).createMachine({
    id: "socket",
    context: ({ input }) => initialContext(input, now()),
    initial: "deciding",
    on: {
      "session.opened": { guard: "isSomebodyElse", target: ".deciding", actions: "begin" },
      "session.closed": { target: ".off", actions: "forget" },
      "browser.wentOffline": { target: ".deciding", actions: "goOffline" },
      "browser.cameOnline": {
        guard: "isOffline",
        target: ".deciding",
        actions: ["goOnline", "forgetFailures"],
      },
    },
    states: {
      deciding: {
        always: [
          { guard: "isVisitor", target: "off" },
          { guard: "isBlocked", target: "blocked" },
          { guard: "isOffline", target: "offline" },
          { target: "gettingToken" },
        ],
      },
      off: { tags: "off" },
      offline: { tags: "offline" },
      blocked: {
        tags: "blocked",
        after: { blockLeft: { target: "deciding", actions: ["unblock", "forgetFailures", "remember"] } },
      },
      gettingToken: {
        tags: "connecting",
        initial: "spacing",
        states: {
          spacing: { after: { tokenWait: "fetching" } },
          fetching: {
            entry: "noteTokenAsked",
            invoke: {
              src: "fetchToken",
              onDone: {
                target: "#socket.linked",
                actions: { type: "keepToken", params: ({ event }) => event.output.token },
              },
              onError: [
                {
                  guard: { type: "isBlocking", params: ({ event }) => readRefusal(event.error) },
                  target: "#socket.blocked",
                  actions: ["block", "remember"],
                },
                { guard: "canRetryToken", target: "spacing", actions: "countTokenFailure" },
                {
                  guard: { type: "isRefusedForGood", params: ({ event }) => readRefusal(event.error) },
                  target: "#socket.down",
                  actions: "tellTokenFailure",
                },
                { target: "#socket.lost", actions: "tellTokenFailure" },
              ],
            },
          },
        },
      },
      linked: {
        invoke: {
          src: "channel",
          input: ({ context }) => ({ token: context.token, lastSeq: context.lastSeq }),
          onError: "lost",
        },
        on: {
          "channel.closed": "lost",
          "channel.said": [
            {
              guard: "isNext",
              actions: { type: "handOn", params: ({ event }) => event.event },
            },
            { guard: "isKnown" },
            {
              guard: "isReplayVain",
              actions: [{ type: "handOn", params: ({ event }) => event.event }, "tellStale"],
            },
            { target: "#socket.gettingToken", actions: "noteReplay" },
          ],
        },
        initial: "connecting",
        states: {
          connecting: {
            tags: "connecting",
            on: {
              "channel.opened": [
                { guard: "isTruncated", target: "connected", actions: ["startSequence", "tellStale"] },
                { guard: "isFirstConnection", target: "connected", actions: "startSequence" },
                { target: "connected" },
              ],
            },
          },
          connected: {
            tags: "connected",
            entry: "noteConnection",
            after: { steady: { actions: "forgetFailures" } },
          },
        },
      },
      lost: {
        always: [
          { guard: "canReconnect", target: "waiting", actions: "countReconnection" },
          { target: "down" },
        ],
      },
      waiting: { tags: "waiting", after: { backoff: "gettingToken" } },
      down: {
        tags: "down",
        entry: "noteGivenUp",
        on: { "retry.asked": { target: "deciding", actions: "forgetFailures" } },
      },
    },
  });
}

export type SocketMachine = ReturnType<typeof createSocketMachine>;
