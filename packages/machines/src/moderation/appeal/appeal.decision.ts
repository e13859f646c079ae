import { transition } from "xstate";
import { appealLifecycle } from "./appeal.machine.ts";
import type { AppealEvent, AppealFollowUp, AppealRefusal, AppealState } from "./appeal.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type AppealDecision =
  | { allowed: true; next: AppealState; follows: readonly AppealFollowUp[] }
  | { allowed: false; reason: AppealRefusal };

/** Asks the life cycle whether an event may happen to an appeal; pure, performs nothing. */
export function decideAppeal({ status, ...context }: AppealState, event: AppealEvent): AppealDecision {
  const here = appealLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(appealLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: AppealRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as AppealState["status"], ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as AppealFollowUp),
  };
}
