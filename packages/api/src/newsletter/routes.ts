import type { Route } from "../http/route.ts";

export const newsletterRoutes = {
  subscribe: { method: "POST", path: "/api/newsletter/subscribe", access: "public" },
  verify: { method: "POST", path: "/api/newsletter/verify", access: "public" },
  unsubscribe: { method: "POST", path: "/api/newsletter/unsubscribe", access: "public" },
  subscribers: { method: "GET", path: "/api/admin/newsletter-subscribers", access: "jobpadm" },
  subscriberFigures: { method: "GET", path: "/api/admin/newsletter-figures", access: "jobpadm" },
  removeSubscriber: { method: "DELETE", path: "/api/admin/newsletter-subscribers/:id", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where a subscription stands: asked for, confirmed by its mail, or ended. */
export const subscriptionStatuses = ["pending", "confirmed", "ended"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Where the subscribers are downloaded as CSV, for administrators; it takes the filters of `subscribers`. */
export const subscribersExportPath = "/admin/newsletter-subscribers.csv";
