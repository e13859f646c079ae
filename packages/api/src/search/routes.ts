import type { Route } from "../http/route.ts";

export const searchRoutes = {
  search: { method: "GET", path: "/api/services/search", access: "public" },
  counts: { method: "GET", path: "/api/services/counts", access: "public" },
  cities: { method: "GET", path: "/api/services/cities", access: "public" },
  city: { method: "GET", path: "/api/services/:service/:ville", access: "public" },
} as const satisfies Record<string, Route>;

/** How far around a place a search looks, in km; the third when nothing is said. */
export const searchRadii = [5, 10, 25, 50, 100] as const;
export const usualRadius = 25;

/** Orders of a search: how well it fits, the nearest first, the lowest price an hour first. */
export const searchSorts = ["fit", "distance", "price"] as const;
export type SearchSort = (typeof searchSorts)[number];
