import type { Route } from "../http/route.ts";

export const searchRoutes = {
  search: { method: "GET", path: "/api/services/search", access: "public" },
  suggestions: { method: "GET", path: "/api/services/suggestions", access: "public" },
  counts: { method: "GET", path: "/api/services/counts", access: "public" },
  cities: { method: "GET", path: "/api/services/cities", access: "public" },
  named: { method: "GET", path: "/api/services/communes", access: "public" },
  shown: { method: "GET", path: "/api/services/people", access: "public" },
  city: { method: "GET", path: "/api/services/:service/:ville", access: "public" },
} as const satisfies Record<string, Route>;

/** How far around a place a search reaches, in km; the third when nothing is stated. */
export const searchRadii = [5, 10, 25, 50, 100] as const;
export const usualRadius = 25;

/** Ratings that a search can ask for at least: the mean, drawn towards 4 by as much as five reviews weigh, so that few cannot push it far. */
export const searchRatings = [3.5, 4, 4.5] as const;

/** Within how many days a person is free, that a search can ask for. */
export const searchFreeDays = [1, 3, 7] as const;

/** On one of at most so many days that follow each other a person is free, such as those of a week-end. */
export const mostFreeDays = 7;

/** Orders of a search: how well it fits, the nearest first, the lowest price an hour first, the best rating first, who is free first. */
export const searchSorts = ["fit", "distance", "price", "rating", "soon"] as const;
export type SearchSort = (typeof searchSorts)[number];
