import { readRefusal } from "../../boundary/refusal.ts";
import { initialContext, setupSocket } from "./socket.setup.ts";

/**
 * The live channel of one signed-in person, for as long as they are: its token, its connection, its reconnections and its place in
 * the sequence. `now` is in ms.
 */
export function createSocketMachine({ now }: { now: () => number }) {
  return setupSocket(now).createMachine({
    id: "socket",
    context: ({ input }) => initialContext(input, now()),
    initial: "deciding",
    on: {
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
          { guard: "isBlocked", target: "blocked" },
          { guard: "isOffline", target: "offline" },
          { target: "gettingToken" },
        ],
      },
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
                { target: "#socket.down", actions: "notifyTokenFailure" },
              ],
            },
          },
        },
      },
      linked: {
        invoke: {
          id: "channel",
          src: "channel",
          input: ({ context }) => ({ token: context.token, lastSeq: context.lastSeq }),
          onError: "lost",
        },
        on: {
          "channel.closed": "lost",
          "channel.delivered": [
            {
              guard: "isNext",
              actions: { type: "handOn", params: ({ event }) => event.event },
            },
            { guard: "isKnown" },
            {
              guard: "isReplayVain",
              actions: [{ type: "handOn", params: ({ event }) => event.event }, "notifyStale"],
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
                { guard: "isTruncated", target: "connected", actions: ["startSequence", "notifyStale"] },
                { guard: "isFirstConnection", target: "connected", actions: "startSequence" },
                { target: "connected" },
              ],
            },
          },
          connected: {
            tags: "connected",
            entry: "noteConnection",
            after: { steady: { actions: "forgetFailures" } },
            on: {
              "person.whispered": { actions: "passOn" },
              "channel.whispered": {
                actions: { type: "handWhisperOn", params: ({ event }) => event.whisper },
              },
            },
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
        on: { "retry.requested": { target: "deciding", actions: "forgetFailures" } },
      },
    },
  });
}

export type SocketMachine = ReturnType<typeof createSocketMachine>;
