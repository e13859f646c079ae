import type { Route } from "../http/route.ts";

export const mailRoutes = {
  sendSuspension: { method: "POST", path: "/api/email/send-suspension", access: "public" },
} as const satisfies Record<string, Route>;
