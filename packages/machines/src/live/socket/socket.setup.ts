import type { LiveEvent } from "@jobami/api/live/events";
import type { HeardWhisper } from "@jobami/api/live/whispers";
import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { bounded, isAhead } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { isReplayVain, isTruncated, placeOf } from "./socket.sequence.ts";
import type {
  ChannelCommand,
  ChannelInput,
  SocketContext,
  SocketEmitted,
  SocketEvent,
  SocketInput,
} from "./socket.types.ts";

/** Least time between two token fetches, in ms, and how often a token is tried [SOCK-06]. */
export const tokenSpacingMs = 2000;
export const tokenTries = 3;
/** Reconnections at most, the first wait and the longest one, in ms [SOCK-04, SOCK-05]. */
export const reconnectionsAtMost = 5;
export const backoffBaseMs = 2000;
export const backoffLongestMs = 60_000;
/** How long connections rest after a 403 or 429 of the token call, in ms [SOCK-07]. */
export const blockMs = 5 * 60_000;
/** A connection that stood this long gives all reconnections back, in ms. */
export const steadyMs = 60_000;

/** The wait before a reconnection: 2 s doubling to 60 s [SOCK-05]. */
export function backoffMs(reconnection: number): number {
  return Math.min(backoffLongestMs, backoffBaseMs * 2 ** (reconnection - 1));
}

/** Everything the socket chart names: its types, its dependencies, its guards, delays and actions. */
export function setupSocket(now: () => number) {
  return setup({
    types: {
      context: {} as SocketContext,
      events: {} as SocketEvent,
      input: {} as SocketInput,
      emitted: {} as SocketEmitted,
      tags: {} as "connecting" | "connected" | "waiting" | "offline" | "blocked" | "down",
    },
    actors: {
      fetchToken: notProvided<{ token: string }>("fetchToken"),
      channel: fromCallback<ChannelCommand, ChannelInput>(() => {
        throw new Error("channel is not provided");
      }),
    },
    delays: {
      tokenWait: ({ context }) => Math.max(0, (context.tokenAskedAt ?? 0) + tokenSpacingMs - now()),
      backoff: ({ context }) => backoffMs(context.reconnections),
      blockLeft: ({ context }) => Math.max(0, (context.blockedUntil ?? 0) - now()),
      steady: steadyMs,
    },
    guards: {
      isBlocked: ({ context }) => isAhead(context.blockedUntil, now()),
      isOffline: ({ context }) => context.isOffline,
      isBlocking: (_, { status }: Refusal) => status === 403 || status === 429,
      canRetryToken: ({ context }) => context.tokenFailures + 1 < tokenTries,
      canReconnect: ({ context }) => context.reconnections < reconnectionsAtMost,
      isNext: ({ context, event }) =>
        event.type === "channel.delivered" && placeOf(event.event, context) === "next",
      isKnown: ({ context, event }) =>
        event.type === "channel.delivered" && placeOf(event.event, context) === "known",
      isReplayVain: ({ context }) => isReplayVain(context),
      isTruncated: ({ context, event }) => event.type === "channel.opened" && isTruncated(event, context),
      isFirstConnection: ({ context }) => context.lastSeq === null,
    },
    actions: {
      goOffline: assign({ isOffline: true }),
      goOnline: assign({ isOffline: false }),
      noteTokenAsked: assign({ tokenAskedAt: () => now() }),
      keepToken: assign((_, token: string) => ({ token, tokenFailures: 0 })),
      countTokenFailure: assign({ tokenFailures: ({ context }) => context.tokenFailures + 1 }),
      forgetFailures: assign({ tokenFailures: 0, reconnections: 0 }),
      countReconnection: assign({ reconnections: ({ context }) => context.reconnections + 1 }),
      noteConnection: assign({ isFailureNotified: false, isGivenUp: false }),
      noteGivenUp: assign({ isGivenUp: true }),
      block: assign({ blockedUntil: () => now() + blockMs, tokenFailures: 0 }),
      unblock: assign({ blockedUntil: null }),
      remember: emit(
        ({ context }): SocketEmitted => ({
          type: "remember",
          record: { blockedUntil: context.blockedUntil },
        }),
      ),
      startSequence: assign({
        lastSeq: ({ context, event }) => (event.type === "channel.opened" ? event.seq : context.lastSeq),
        replayedAfter: null,
      }),
      handOn: enqueueActions(({ enqueue }, event: LiveEvent) => {
        enqueue.assign({ lastSeq: event.seq, replayedAfter: null });
        enqueue.emit({ type: "live.received", event });
      }),
      passOn: sendTo("channel", ({ event }) => event as ChannelCommand),
      handWhisperOn: emit((_, whisper: HeardWhisper): SocketEmitted => ({ type: "live.whispered", whisper })),
      noteReplay: assign({ replayedAfter: ({ context }) => context.lastSeq }),
      notifyStale: emit({ type: "lists.stale" } as const),
      notifyTokenFailure: enqueueActions(({ context, enqueue }) => {
        if (context.isFailureNotified) return;
        enqueue.assign({ isFailureNotified: true });
        enqueue.emit({ type: "notice", kind: "error", code: "SOCKET_TOKEN_FAILED" });
      }),
    },
  });
}

/** The context that a page begins with; a remembered block never lies further ahead than a fresh one. */
export function initialContext(input: SocketInput, now: number): SocketContext {
  return {
    token: "",
    tokenFailures: 0,
    reconnections: 0,
    lastSeq: input.lastSeq ?? null,
    replayedAfter: null,
    isFailureNotified: false,
    isGivenUp: false,
    isOffline: input.isOffline ?? false,
    tokenAskedAt: bounded(input.activeAt, now, 0),
    blockedUntil: bounded(input.record?.blockedUntil, now, blockMs),
  };
}
