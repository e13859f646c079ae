import type { Route } from "../http/route.ts";

export const comparisonRoutes = {
  read: { method: "GET", path: "/api/missions/:id/comparison", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Whether a jobbeur is free when a mission is wanted: by their usual week, their exceptions and what they agreed on. */
export const freedoms = ["free", "busy", "unknown"] as const;
export type Freedom = (typeof freedoms)[number];
