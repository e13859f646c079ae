import type { Route } from "../http/route.ts";

export const updatesRoutes = {
  list: { method: "GET", path: "/api/nouveautes", access: "jobutil" },
  every: { method: "GET", path: "/api/admin/nouveautes", access: "jobpadm" },
  publish: { method: "POST", path: "/api/admin/nouveautes", access: "jobpadm" },
  correct: { method: "PUT", path: "/api/admin/nouveautes/:id", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Lengths in characters. */
export const updateTitle = { min: 5, max: 100 };
export const updateLength = { min: 20, max: 2000 };

/** About how often something new comes, in days [POL-15]. */
export const usualDaysBetweenUpdates = 15;

/** Updates a page. */
export const updatesPageSize = 10;
