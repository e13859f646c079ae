export { decideSubscription, subscriptionLifecycle } from "./subscription.machine.ts";
export type {
  ReportedStanding,
  SubscriptionEvent,
  SubscriptionFollowUp,
} from "./subscription.types.ts";
