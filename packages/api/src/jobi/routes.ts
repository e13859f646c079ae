import type { Route } from "../http/route.ts";

export const jobiRoutes = {
  balance: { method: "GET", path: "/api/jobi/solde", access: "jobutil" },
} as const satisfies Record<string, Route>;
