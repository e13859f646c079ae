import { createContext, createElement, type ReactNode, use } from "react";
import { usePlans, useSubscriptionStatus } from "./hooks.ts";
import { hasOption } from "./options.ts";
import { featuresOf, type OptionKey, readPlans } from "./plans.ts";

/** What pages ask of the subscription of whoever reads them. */
export interface Subscription {
  /** Null until it is known. */
  isPremium: boolean | null;
  /** Whether the person has an option [SUB-11 to SUB-13]; false until it is known. */
  has(option: OptionKey): boolean;
}

const SubscriptionContext = createContext<Subscription | null>(null);

/** Brings the subscription of the signed-in person to what stands in it; read once for all of it. */
export function SubscriptionProvider({ children }: { children: ReactNode }) {
  const plans = usePlans().data?.plans;
  const status = useSubscriptionStatus(true).data?.data;
  const value: Subscription = {
    isPremium: status?.isPremium ?? null,
    has: (option) =>
      plans !== undefined && status !== undefined && hasOption(status, featuresOf(readPlans(plans)), option),
  };
  return createElement(SubscriptionContext, { value }, children);
}

/** The subscription of the signed-in person. Throws outside of its provider [SUB-14]. */
export function useSubscription(): Subscription {
  const subscription = use(SubscriptionContext);
  if (subscription === null) throw new Error("useSubscription stands in no SubscriptionProvider.");
  return subscription;
}
