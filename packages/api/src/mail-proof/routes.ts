import type { Route } from "../http/route.ts";

export const mailProofRoutes = {
  ask: { method: "POST", path: "/api/auth/mail-proof", access: "jobutil" },
  give: { method: "POST", path: "/api/auth/mail-proof/confirm", access: "jobutil" },
} as const satisfies Record<string, Route>;
