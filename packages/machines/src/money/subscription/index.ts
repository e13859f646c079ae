export { decideSubscription, type SubscriptionDecision } from "./subscription.decision.ts";
export { subscriptionLifecycle } from "./subscription.machine.ts";
export type {
  ReportedStanding,
  SubscriptionEvent,
  SubscriptionFollowUp,
  SubscriptionStanding,
} from "./subscription.types.ts";
