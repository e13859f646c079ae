import type { Route } from "../http/route.ts";

export const newsletterRoutes = {
  subscribe: { method: "POST", path: "/api/newsletter/subscribe", access: "public" },
  verify: { method: "POST", path: "/api/newsletter/verify", access: "public" },
  unsubscribe: { method: "POST", path: "/api/newsletter/unsubscribe", access: "public" },
} as const satisfies Record<string, Route>;
