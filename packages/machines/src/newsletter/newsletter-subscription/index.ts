export { decideSubscription, type SubscriptionDecision } from "./newsletter-subscription.decision.ts";
export { subscriptionLifecycle } from "./newsletter-subscription.machine.ts";
export type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";
