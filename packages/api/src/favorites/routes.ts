import type { Route } from "../http/route.ts";

export const favoritesRoutes = {
  list: { method: "GET", path: "/api/favorites", access: "jobutil" },
  add: { method: "POST", path: "/api/favorites", access: "jobutil" },
  note: { method: "PUT", path: "/api/favorites/:id", access: "jobutil" },
  look: { method: "POST", path: "/api/favorites/:id/look", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/favorites/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The longest note to oneself, in characters. */
export const maxFavoriteNote = 500;
/** The most favourites of one person. */
export const maxFavorites = 500;
