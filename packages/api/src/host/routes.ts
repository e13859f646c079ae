import type { Route } from "../http/route.ts";

export const hostRoutes = {
  figures: { method: "GET", path: "/api/admin/host", access: "jobpadm" },
  redis: { method: "GET", path: "/api/admin/redis", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** How often whoever reads these figures reads them anew, in ms. */
export const hostRefreshMs = 10_000;
/** How many minutes are remembered. */
export const hostMinutes = 60;
/** From this share of its limit on, the heap is reported to be nearly full. */
export const fullHeap = 0.85;
