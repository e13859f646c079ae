export { allowedProgressSteps, decideProgress, type ProgressDecision } from "./mission-progress.decision.ts";
export { confirmationDelayMs, missionProgressLifecycle } from "./mission-progress.machine.ts";
export type {
  ProgressEvent,
  ProgressFollowUp,
  ProgressMover,
  ProgressRefusal,
  ProgressState,
} from "./mission-progress.types.ts";
