export { allowedProgressSteps } from "./mission-progress.acts.ts";
export { confirmationDelayMs, decideProgress, missionProgressLifecycle } from "./mission-progress.machine.ts";
export type {
  ProgressEvent,
  ProgressFollowUp,
  ProgressMover,
  ProgressRefusal,
  ProgressState,
} from "./mission-progress.types.ts";
