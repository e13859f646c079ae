import type { SnapshotFrom } from "xstate";
import type { ForbiddenCountdownMachine } from "./forbidden-countdown.machine.ts";

/** What the 403 page shows of its countdown. */
export interface ForbiddenCountdownView {
  /** Whole seconds until the page is left. */
  secondsLeft: number;
  /** The person chose to stay: nothing moves by itself any more. */
  isStopped: boolean;
  /** The focus is on the buttons: no second passes. */
  isResting: boolean;
}

/** Snapshot to screen. */
export function forbiddenCountdownView(
  snapshot: Pick<SnapshotFrom<ForbiddenCountdownMachine>, "hasTag" | "context">,
): ForbiddenCountdownView {
  return {
    secondsLeft: snapshot.context.secondsLeft,
    isStopped: snapshot.hasTag("staying"),
    isResting: snapshot.hasTag("resting"),
  };
}
