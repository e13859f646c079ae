import type { SnapshotFrom } from "xstate";
import type { SocketMachine } from "./socket.machine.ts";
import type { SocketContext } from "./socket.types.ts";

/** How the live channel stands. */
export type SocketStatus = "connecting" | "connected" | "waiting" | "offline" | "blocked" | "down";

/** What is wrong with the channel: `blocked` ends by itself, `down` when the person asks for another try. */
export type SocketTrouble = "offline" | "reconnecting" | "blocked" | "down";

/** What the application shows of the live channel. */
export interface SocketView {
  status: SocketStatus;
  /** End of a block, in ms since 1970; null without one. */
  blockedUntil: number | null;
  /** True while what is shown may be old: counts are polled meanwhile. */
  isStale: boolean;
  /** What a person should know: nothing while a page connects for the first time, nor of a break that the first reconnection mends. */
  trouble: SocketTrouble | null;
}

const statuses = ["connected", "waiting", "offline", "blocked", "down"] as const;

/** `connecting` covers the token and the handshake. */
export function socketView(snapshot: Pick<SnapshotFrom<SocketMachine>, "hasTag" | "context">): SocketView {
  const status = statuses.find((tag) => snapshot.hasTag(tag)) ?? "connecting";
  return {
    status,
    blockedUntil: status === "blocked" ? snapshot.context.blockedUntil : null,
    isStale: status !== "connected",
    trouble: troubleOf(status, snapshot.context),
  };
}

function troubleOf(status: SocketStatus, { reconnections, isGivenUp }: SocketContext): SocketTrouble | null {
  if (status === "connected") return null;
  if (status !== "connecting" && status !== "waiting") return status;
  return reconnections > 1 || isGivenUp ? "reconnecting" : null;
}
