import { transition } from "xstate";
import { filterContestLifecycle } from "./filter-contest.machine.ts";
import type { ContestEvent, ContestFollowUp, ContestRefusal, ContestStatus } from "./filter-contest.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type ContestDecision =
  | { allowed: true; next: ContestStatus; follows: readonly ContestFollowUp[] }
  | { allowed: false; reason: ContestRefusal };

/** Asks the life cycle whether an event may happen to a contest; pure, performs nothing. */
export function decideFilterContest(status: ContestStatus, event: ContestEvent): ContestDecision {
  const here = filterContestLifecycle.resolveState({ value: status });
  const [next, actions] = transition(filterContestLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: ContestRefusal }).reason };
  return {
    allowed: true,
    next: next.value as ContestStatus,
    follows: actions.map(({ params }) => params as unknown as ContestFollowUp),
  };
}
