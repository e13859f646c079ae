export { decideSubscription, type SubscriptionDecision } from "./subscription.decision.ts";
export { subscriptionLifecycle } from "./subscription.machine.ts";
export type {
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionStanding,
  ToldStanding,
} from "./subscription.types.ts";
