import type { livePatches } from "./domains.ts";

/** What the live channel reports, by event name: the events of every domain. */
export type LiveEvents = {
  [N in keyof typeof livePatches]: Parameters<(typeof livePatches)[N]>[1];
};

export type LiveEventName = keyof LiveEvents;

/** One event of one person's sequence: `seq` grows by one with each, so a gap shows and a replay starts after the last one seen. */
export type LiveEvent = {
  [N in LiveEventName]: { seq: number; name: N; payload: LiveEvents[N]; at: string };
}[LiveEventName];

/** Path of the live channel; websocket only [SOCK-02]. */
export const livePath = "/api/live";

/** The handshake: a token of GET /api/auth/socket/token, and the last sequence number seen or known from the page (null: from now on). */
export interface LiveHandshake {
  token: string;
  lastSeq: number | null;
}

/** The single socket.io event that carries every LiveEvent, and the one that states where the sequence stands on connection. */
export const liveEventChannel = "live:event";
export const liveReadyChannel = "live:ready";
export interface LiveReady {
  /** Sequence number of the newest event at connection. */
  seq: number;
  /** True when older events than those stored (7 days, 1000) were missed: lists must be read again. */
  truncated: boolean;
}
