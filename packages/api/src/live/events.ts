import type { Mission } from "../missions/contract.ts";
import type { Notification } from "../notifications/contract.ts";
import type { Proposal } from "../proposals/contract.ts";

/** What the live channel says, by event name. Names quoted by the specification are kept word for word [SOCK-08, SOCK-09]. */
export interface LiveEvents {
  new_notification: {
    message: string;
    notification: { show: boolean; type: "success" | "error" | "warning" | "info" };
    item: Notification;
  };
  notification_count_update: { count: number };
  notification_read: { id: string };
  notification_unread: { id: string };
  notification_deleted: { id: string };
  all_notifications_read: { count: number };
  /** One line went in or out of the archive. */
  notification_archived: { id: string; is_archived: boolean };
  /** The whole inbox went into the archive, or was deleted. */
  all_notifications_archived: { count: number };
  all_notifications_deleted: { count: number };
  /** A mission was posted; sent to every jobbeur but its owner. */
  mission_published: { mission: Mission };
  /** A mission changed status; sent to its owner and to everybody with a proposal on it. */
  mission_changed: { mission: Mission };
  /** A negotiation moved; sent to both of its sides, the one who moved included (their other tabs). */
  proposal_changed: { proposal: Proposal };
}

export type LiveEventName = keyof LiveEvents;

/** One event of one person's sequence: `seq` grows by one with each, so a gap shows and a replay starts after the last one seen. */
export type LiveEvent = {
  [N in LiveEventName]: { seq: number; name: N; payload: LiveEvents[N]; at: string };
}[LiveEventName];

export const liveEventNames = [
  "new_notification",
  "notification_count_update",
  "notification_read",
  "notification_unread",
  "notification_deleted",
  "all_notifications_read",
  "notification_archived",
  "all_notifications_archived",
  "all_notifications_deleted",
  "mission_published",
  "mission_changed",
  "proposal_changed",
] as const satisfies readonly LiveEventName[];

/** Path of the live channel; websocket only [SOCK-02]. */
export const livePath = "/api/live";

/** The handshake: a token of GET /api/auth/socket/token, and the last sequence number seen (null: from now on). */
export interface LiveHandshake {
  token: string;
  lastSeq: number | null;
}

/** The single socket.io event that carries every LiveEvent, and the one that says where the sequence stands on connection. */
export const liveEventChannel = "live:event";
export const liveReadyChannel = "live:ready";
export interface LiveReady {
  /** Sequence number of the newest event at connection. */
  seq: number;
  /** True when older events than kept (7 days, 1000) were missed: lists must be read again. */
  truncated: boolean;
}
