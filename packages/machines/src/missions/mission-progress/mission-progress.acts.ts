import type { ProgressStep } from "@jobami/api/progress/routes";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideProgress, stepSides } from "./mission-progress.machine.ts";
import type { ProgressMover, ProgressState } from "./mission-progress.types.ts";

/** The steps that a side may take now: which buttons to show. */
export function allowedProgressSteps(state: ProgressState, by: ProgressMover): readonly ProgressStep[] {
  return allowedActs(stepSides, (_, type) => decideProgress(state, { type, by }));
}
