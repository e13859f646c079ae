export { decideSubscription, subscriptionLifecycle } from "./newsletter-subscription.machine.ts";
export type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionState,
} from "./newsletter-subscription.types.ts";
