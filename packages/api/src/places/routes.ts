import type { Route } from "../http/route.ts";

export const placesRoutes = {
  search: { method: "GET", path: "/api/places", access: "public" },
} as const satisfies Record<string, Route>;
