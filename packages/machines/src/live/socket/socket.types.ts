import type { LiveEvent, LiveHandshake, LiveReady } from "@jobami/api/live/events";
import type { HeardWhisper, Whisper } from "@jobami/api/live/whispers";
import type { Notice, Remembering } from "../../boundary/emitted.ts";

/** What must outlive a reload: until when connections are blocked, in ms since 1970. */
export interface SocketRecord {
  blockedUntil: number | null;
}

export interface SocketInput {
  isOffline?: boolean | undefined;
  record?: SocketRecord | null | undefined;
  /** The last number that what is shown already knows of; null or absent: whatever happened before the connection is known. */
  lastSeq?: number | null | undefined;
  /** When the channel was last at work in this browser, in whichever tab, in ms since 1970: token fetches keep their distance from it. */
  activeAt?: number | null | undefined;
}

export interface SocketContext extends SocketRecord {
  isOffline: boolean;
  token: string;
  /** Instant of the last token fetch, in ms since 1970. */
  tokenAskedAt: number | null;
  /** Token fetches that failed since the last one that did not. */
  tokenFailures: number;
  /** Reconnections since the last connection that stood. */
  reconnections: number;
  /** Sequence number of the last event handed on, or known from the start; null before the first connection of a page that knew none. */
  lastSeq: number | null;
  /** The number after which a replay was already asked for, so that it is asked once. */
  replayedAfter: number | null;
  /** Whether a failure was reported since the last connection. */
  isFailureNotified: boolean;
  /** Whether all reconnections were used up since the last connection. */
  isGivenUp: boolean;
}

/** What the channel is started with: the handshake of the live channel. */
export type ChannelInput = LiveHandshake;

/** What the channel reports. It is stopped by the machine and never reconnects by itself. */
export type ChannelEvent =
  | ({ type: "channel.opened" } & LiveReady)
  | { type: "channel.delivered"; event: LiveEvent }
  | { type: "channel.whispered"; whisper: HeardWhisper }
  | { type: "channel.closed" };

/** What the channel is given to pass on; nothing while it is not connected. */
export type ChannelCommand = { type: "person.whispered"; whisper: Whisper };

export type SocketEvent =
  | ChannelEvent
  | ChannelCommand
  | { type: "browser.wentOffline" }
  | { type: "browser.cameOnline" }
  | { type: "retry.requested" };

export type SocketNoticeCode = "SOCKET_TOKEN_FAILED";

/** `lists.stale`: events were missed that cannot be replayed, what is shown must be read again. */
export type SocketEmitted =
  | { type: "live.received"; event: LiveEvent }
  | { type: "live.whispered"; whisper: HeardWhisper }
  | { type: "lists.stale" }
  | Notice<SocketNoticeCode>
  | Remembering<SocketRecord>;
