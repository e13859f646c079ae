import type { Route } from "../http/route.ts";

export const maskingRoutes = {
  contest: { method: "POST", path: "/api/masked-texts/:id/contest", access: "jobutil" },
} as const satisfies Record<string, Route>;
