import { transition } from "xstate";
import { sanctionLifecycle } from "./sanction.machine.ts";
import type {
  SanctionEvent,
  SanctionFollowUp,
  SanctionRefusal,
  SanctionState,
  SanctionStatus,
} from "./sanction.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type SanctionDecision =
  | { allowed: true; next: { status: SanctionStatus }; follows: readonly SanctionFollowUp[] }
  | { allowed: false; reason: SanctionRefusal };

/** Asks the life cycle whether an event may happen to a sanction; pure, performs nothing. */
export function decideSanction(
  { status, ...context }: SanctionState,
  event: SanctionEvent,
): SanctionDecision {
  const here = sanctionLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(sanctionLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: SanctionRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as SanctionStatus },
    follows: actions.map(({ params }) => params as unknown as SanctionFollowUp),
  };
}
