import type { SnapshotFrom } from "xstate";
import type { ServiceSearchMachine } from "./service-search.machine.ts";
import type { PastSearch, Suggestion } from "./service-search.types.ts";

const statuses = ["asking", "found", "none", "offline", "failed", "chosen"] as const;

/** What a field shows. */
export interface ServiceSearchView {
  /** `quiet`: too little is typed to suggest anything. */
  status: "quiet" | (typeof statuses)[number];
  typed: string;
  found: readonly Suggestion[];
  /** What was searched for on this device, the last one first. */
  past: readonly PastSearch[];
}

/** Snapshot to screen. */
export function serviceSearchView(
  snapshot: Pick<SnapshotFrom<ServiceSearchMachine>, "hasTag" | "context">,
): ServiceSearchView {
  const { typed, found, past } = snapshot.context;
  return { status: statuses.find((status) => snapshot.hasTag(status)) ?? "quiet", typed, found, past };
}
