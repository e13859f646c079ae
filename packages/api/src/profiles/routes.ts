import type { Route } from "../http/route.ts";

export const profilesRoutes = {
  own: { method: "GET", path: "/api/users/profil", access: "jobutil" },
  save: { method: "PUT", path: "/api/users/profil", access: "jobutil" },
  slugOf: { method: "GET", path: "/api/users/get-slug/:id", access: "jobutil" },
  byId: { method: "GET", path: "/api/users/profil/:id", access: "jobutil" },
  bySlug: { method: "GET", path: "/api/profiles/:slug", access: "public" },
} as const satisfies Record<string, Route>;
