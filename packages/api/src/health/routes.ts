import type { Route } from "../http/route.ts";

export const healthRoutes = {
  health: { method: "GET", path: "/api/health", access: "public" },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public" },
} as const satisfies Record<string, Route>;
