import { transition } from "xstate";
import { emailChangeLifecycle } from "./email-change.machine.ts";
import type {
  EmailChangeEvent,
  EmailChangeFollowUp,
  EmailChangeRefusal,
  EmailChangeState,
} from "./email-change.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type EmailChangeDecision =
  | { allowed: true; next: EmailChangeState; follows: readonly EmailChangeFollowUp[] }
  | { allowed: false; reason: EmailChangeRefusal };

/** Asks the life cycle whether an event may happen to a change of address; pure, performs nothing. */
export function decideEmailChange(state: EmailChangeState, event: EmailChangeEvent): EmailChangeDecision {
  const here = emailChangeLifecycle.resolveState({ value: state });
  const [next, actions] = transition(emailChangeLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: EmailChangeRefusal }).reason };
  return {
    allowed: true,
    next: next.value,
    follows: actions.map((action) => action.params as unknown as EmailChangeFollowUp),
  };
}
