import type { Route } from "../http/route.ts";

export const subscriptionsRoutes = {
  plans: { method: "GET", path: "/api/subscriptions/", access: "public" },
  status: { method: "GET", path: "/api/subscriptions/status", access: "jobutil" },
  create: { method: "POST", path: "/api/subscriptions/create-subscription", access: "jobutil" },
  portal: { method: "POST", path: "/api/subscriptions/create-portal-session", access: "jobutil" },
  promo: { method: "POST", path: "/api/subscriptions/promo", access: "jobutil" },
  revenue: { method: "GET", path: "/api/admin/abonnements/revenus", access: "jobpadm" },
  optionsOf: { method: "GET", path: "/api/admin/abonnements/options", access: "jobpadm" },
  setOption: { method: "PUT", path: "/api/admin/abonnements/options/:userId/:option", access: "jobpadm" },
  end: { method: "POST", path: "/api/subscriptions/end", access: "jobutil" },
  reactivate: { method: "POST", path: "/api/subscriptions/reactivate-auto-renew", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** How a subscription stands: none yet, a checkout open, running, running to its end, unpaid for the moment, over. */
export const subscriptionStates = ["none", "checkout", "active", "cancelling", "past_due", "ended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Whether a person has what premium gives in this state: an unpaid month is asked for again before it ends. */
export function isPremiumState(state: SubscriptionState): boolean {
  return state === "active" || state === "cancelling" || state === "past_due";
}
