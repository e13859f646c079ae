import type { Notice } from "../../boundary/emitted.ts";
import type { RefusalCode } from "../../boundary/refusal.ts";

/** Sessions to end: one by its id, or all but the one in use. */
export type SessionEnding = { scope: "one"; id: string } | { scope: "others" };

export interface DeviceListContext {
  /** Endings that the server has not confirmed, the one under way first. */
  endings: readonly SessionEnding[];
}

export type DeviceListEvent =
  | { type: "session.ended"; id: string }
  /** All others: it is asked first. */
  | { type: "others.requested" }
  | { type: "others.confirmed" }
  | { type: "others.declined" };

/** `sessions.changed`: what was read is to be read again; `ending` is what the server did, or had done before. */
export type DeviceListEmitted = Notice<RefusalCode> | { type: "sessions.changed"; ending: SessionEnding };
