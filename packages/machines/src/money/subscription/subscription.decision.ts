import type { SubscriptionState } from "@jobami/api/subscriptions/routes";
import { transition } from "xstate";
import { subscriptionLifecycle } from "./subscription.machine.ts";
import type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionRefusal,
  SubscriptionStanding,
} from "./subscription.types.ts";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type SubscriptionDecision =
  | { allowed: true; next: SubscriptionStanding; follows: readonly SubscriptionFollowUp[] }
  | { allowed: false; reason: SubscriptionRefusal };

/** Asks the life cycle whether an event may happen to a subscription; pure, performs nothing. */
export function decideSubscription(
  { state }: SubscriptionStanding,
  event: SubscriptionEvent,
): SubscriptionDecision {
  const here = subscriptionLifecycle.resolveState({ value: state });
  const [next, actions] = transition(subscriptionLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: SubscriptionRefusal }).reason };
  return {
    allowed: true,
    next: { state: next.value as SubscriptionState },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as SubscriptionFollowUp),
  };
}
