import { transition } from "xstate";
import { subscriptionLifecycle } from "./newsletter-subscription.machine.ts";
import type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type SubscriptionDecision =
  | { allowed: true; next: SubscriptionState; follows: readonly SubscriptionFollowUp[] }
  | { allowed: false; reason: SubscriptionRefusal };

/** Asks the life cycle whether an event may happen to a subscription; pure, performs nothing. */
export function decideSubscription(
  status: SubscriptionState,
  event: SubscriptionEvent,
): SubscriptionDecision {
  const here = subscriptionLifecycle.resolveState({ value: status });
  const [next, actions] = transition(subscriptionLifecycle, here, event);
  const refusal = actions.find((action) => action.type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: SubscriptionRefusal }).reason };
  return {
    allowed: true,
    next: next.value,
    follows: actions.map((action) => action.params as unknown as SubscriptionFollowUp),
  };
}
