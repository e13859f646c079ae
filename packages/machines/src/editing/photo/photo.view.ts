import type { SnapshotFrom } from "xstate";
import type { PhotoMachine } from "./photo.machine.ts";
import type { PhotoContext } from "./photo.types.ts";

export interface PhotoView extends PhotoContext {
  status: "choosing" | "opening" | "open" | "failed";
}

/** Snapshot to screen. */
export function photoView(snapshot: Pick<SnapshotFrom<PhotoMachine>, "context" | "hasTag">): PhotoView {
  const statuses = ["opening", "open", "failed"] as const;
  return { ...snapshot.context, status: statuses.find((tag) => snapshot.hasTag(tag)) ?? "choosing" };
}
