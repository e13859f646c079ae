import type { Route } from "../http/route.ts";

export const authenticatorRoutes = {
  state: { method: "GET", path: "/api/auth/authenticator", access: "jobutil" },
  begin: { method: "POST", path: "/api/auth/authenticator", access: "jobutil" },
  confirm: { method: "POST", path: "/api/auth/authenticator/confirm", access: "jobutil" },
  renewRecoveryCodes: { method: "POST", path: "/api/auth/authenticator/recovery-codes", access: "jobutil" },
  turnOff: { method: "POST", path: "/api/auth/authenticator/off", access: "jobutil" },
} as const satisfies Record<string, Route>;
