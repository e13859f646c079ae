import type { SnapshotFrom } from "xstate";
import type { SocketMachine } from "./socket.machine.ts";

/** How the live channel stands. */
export type SocketStatus = "off" | "connecting" | "connected" | "waiting" | "offline" | "blocked" | "down";

/** What the application shows of the live channel. */
export interface SocketView {
  status: SocketStatus;
  /** End of a block, in ms since 1970; null without one. */
  blockedUntil: number | null;
  /** True while what is shown may be old: counts are polled meanwhile. */
  isStale: boolean;
}

const statuses = ["off", "connected", "waiting", "offline", "blocked", "down"] as const;

/** `connecting` covers the token and the handshake. */
export function socketView(snapshot: Pick<SnapshotFrom<SocketMachine>, "hasTag" | "context">): SocketView {
  const status = statuses.find((tag) => snapshot.hasTag(tag)) ?? "connecting";
  return {
    status,
    blockedUntil: status === "blocked" ? snapshot.context.blockedUntil : null,
    isStale: status !== "connected" && status !== "off",
  };
}
