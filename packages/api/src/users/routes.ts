import type { Route } from "../http/route.ts";

export const usersRoutes = {
  activity: { method: "POST", path: "/api/users/activity", access: "jobutil" },
  profile: { method: "GET", path: "/api/users/profil", access: "jobutil" },
} as const satisfies Record<string, Route>;
