import type { ProgressStatus, ProgressStep } from "@jobami/api/progress/routes";
import { transition } from "xstate";
import { missionProgressLifecycle, stepSides } from "./mission-progress.machine.ts";
import type {
  ProgressEvent,
  ProgressFollowUp,
  ProgressMover,
  ProgressRefusal,
  ProgressState,
} from "./mission-progress.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ProgressDecision =
  | { allowed: true; next: ProgressState; follows: readonly ProgressFollowUp[] }
  | { allowed: false; reason: ProgressRefusal };

/** Asks the life cycle whether an event may happen to a mission that was agreed on; pure, performs nothing. */
export function decideProgress(
  { status, ...context }: ProgressState,
  event: ProgressEvent,
): ProgressDecision {
  const here = missionProgressLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(missionProgressLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: ProgressRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as ProgressStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as ProgressFollowUp),
  };
}

/** The steps that a side may take now: which buttons to show. */
export function allowedProgressSteps(state: ProgressState, by: ProgressMover): readonly ProgressStep[] {
  return (Object.keys(stepSides) as ProgressStep[]).filter(
    (type) => decideProgress(state, { type, by }).allowed,
  );
}
