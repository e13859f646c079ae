import { initialTransition, transition } from "xstate";
import { paymentLifecycle } from "./payment.machine.ts";
import type {
  PaymentEvent,
  PaymentFollowUp,
  PaymentRefusal,
  PaymentState,
  PaymentStatus,
  Sum,
} from "./payment.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type PaymentDecision =
  | { allowed: true; next: PaymentState; follows: readonly PaymentFollowUp[] }
  | { allowed: false; reason: PaymentRefusal };

/** The payment of a proposal as what was paid leaves it; nothing is paid by accepting [PROP-20]. */
export function paymentOf(agreed: Sum, paid: Sum = { cents: 0, jobis: 0 }): PaymentState {
  const [{ value, context }] = initialTransition(paymentLifecycle, { agreed, paid });
  return { status: value as PaymentStatus, ...context };
}

/** Asks the life cycle whether an event may happen to a payment; pure, performs nothing. */
export function decidePayment({ status, ...context }: PaymentState, event: PaymentEvent): PaymentDecision {
  const here = paymentLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(paymentLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: PaymentRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as PaymentStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as PaymentFollowUp),
  };
}
