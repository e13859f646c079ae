import type { SnapshotFrom } from "xstate";
import type { CrashReloadMachine } from "./crash-reload.machine.ts";

/** What the apology of a broken page shows. */
export interface CrashReloadView {
  /** The page comes back by itself; otherwise the person is asked to load it again. */
  isComingBack: boolean;
}

/** Snapshot to screen. */
export function crashReloadView(snapshot: Pick<SnapshotFrom<CrashReloadMachine>, "hasTag">): CrashReloadView {
  return { isComingBack: snapshot.hasTag("comingBack") };
}
