import type { Route } from "../http/route.ts";

export const displayRoutes = {
  read: { method: "GET", path: "/api/display-settings", access: "jobutil" },
  save: { method: "PUT", path: "/api/display-settings", access: "jobutil" },
} as const satisfies Record<string, Route>;
