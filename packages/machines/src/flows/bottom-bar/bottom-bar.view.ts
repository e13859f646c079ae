import type { SnapshotFrom } from "xstate";
import type { BottomBarMachine } from "./bottom-bar.machine.ts";
import { type BarPlace, hasBottomBar, hasExtraSpace } from "./bottom-bar.place.ts";

/** What the shell shows of the bar. */
export interface BottomBarView {
  /** The page has a bar at all. */
  isThere: boolean;
  /** Out of sight while the person scrolls down. */
  isTucked: boolean;
  hasExtraSpace: boolean;
}

/** Snapshot and page to screen. */
export function bottomBarView(
  snapshot: Pick<SnapshotFrom<BottomBarMachine>, "hasTag">,
  place: BarPlace,
): BottomBarView {
  return {
    isThere: hasBottomBar(place),
    isTucked: snapshot.hasTag("tucked"),
    hasExtraSpace: hasExtraSpace(place),
  };
}
