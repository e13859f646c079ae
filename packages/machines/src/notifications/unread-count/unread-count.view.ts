import type { SnapshotFrom } from "xstate";
import type { UnreadCountMachine } from "./unread-count.machine.ts";

/** How the number on the bell is brought up to date. */
export interface UnreadCountView {
  /** The channel is down: the number may be a minute old. */
  isPolled: boolean;
  isReading: boolean;
}

/** Snapshot to screen. */
export function unreadCountView(snapshot: Pick<SnapshotFrom<UnreadCountMachine>, "hasTag">): UnreadCountView {
  return { isPolled: snapshot.hasTag("polling"), isReading: snapshot.hasTag("reading") };
}
