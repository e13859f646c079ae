import type { Route } from "../http/route.ts";

export const staffRoutes = {
  administration: { method: "GET", path: "/api/admin/overview", access: "jobpadm" },
  moderation: { method: "GET", path: "/api/moderation/overview", access: "jobmodo" },
} as const satisfies Record<string, Route>;
