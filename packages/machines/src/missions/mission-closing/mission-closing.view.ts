import type { SnapshotFrom } from "xstate";
import { allowedMissionActions } from "../mission/index.ts";
import type { MissionClosingMachine } from "./mission-closing.machine.ts";
import type { ClosingProblem, MissionAction } from "./mission-closing.types.ts";

export type ClosingStatus = "idle" | "confirming" | "sending" | "unsent" | "closed";

/** What the end of a mission shows to its owner. */
export interface MissionClosingView {
  status: ClosingStatus;
  /** The buttons to show; none while something is under way. */
  actions: readonly MissionAction[];
  /** What is being confirmed, sent or sent again. */
  action: MissionAction | null;
  problem: ClosingProblem | null;
}

/** Snapshot to screen. The life cycle states what is allowed. */
export function missionClosingView(
  snapshot: Pick<SnapshotFrom<MissionClosingMachine>, "hasTag" | "context">,
): MissionClosingView {
  const { action, problem } = snapshot.context;
  const status =
    (["confirming", "sending", "unsent", "closed"] as const).find((tag) => snapshot.hasTag(tag)) ?? "idle";
  return {
    status,
    actions: status === "idle" ? allowedMissionActions(snapshot.context, "owner") : [],
    action,
    problem,
  };
}
