import type { Route } from "../http/route.ts";

export const contactRoutes = {
  send: { method: "POST", path: "/api/contact", access: "public" },
} as const satisfies Record<string, Route>;

/** The longest message to the operator, in UTF-16 units. */
export const longestMessage = 2000;
