import type { SnapshotFrom } from "xstate";
import type { ScrollToTopMachine } from "./scroll-to-top.machine.ts";

export interface ScrollToTopView {
  isShown: boolean;
}

/** Snapshot to screen. */
export function scrollToTopView(snapshot: Pick<SnapshotFrom<ScrollToTopMachine>, "hasTag">): ScrollToTopView {
  return { isShown: snapshot.hasTag("shown") };
}
