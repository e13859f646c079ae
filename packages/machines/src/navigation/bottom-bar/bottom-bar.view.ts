import type { SnapshotFrom } from "xstate";
import type { BottomBarMachine } from "./bottom-bar.machine.ts";
import { type BarPages, type BarPlace, hasBottomBar, hasExtraSpace } from "./bottom-bar.place.ts";

/** What the shell shows of the bar. */
export interface BottomBarView {
  /** The page has a bar at all. */
  isThere: boolean;
  /** Out of sight while the person scrolls down, or types on a phone. */
  isTucked: boolean;
  hasExtraSpace: boolean;
}

/** Snapshot and page to screen. */
export function bottomBarView(
  snapshot: Pick<SnapshotFrom<BottomBarMachine>, "hasTag" | "context">,
  place: BarPlace,
  pages: BarPages,
): BottomBarView {
  return {
    isThere: hasBottomBar(place, pages),
    isTucked: snapshot.hasTag("tucked") || snapshot.context.isTyping,
    hasExtraSpace: hasExtraSpace(place, pages),
  };
}
