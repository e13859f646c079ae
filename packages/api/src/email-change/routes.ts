import type { Route } from "../http/route.ts";

export const emailChangeRoutes = {
  standing: { method: "GET", path: "/api/account/email-change", access: "jobutil" },
  ask: { method: "POST", path: "/api/account/email-change", access: "jobutil" },
  resume: { method: "POST", path: "/api/account/email-change/resume", access: "jobutil" },
  cancel: { method: "DELETE", path: "/api/account/email-change", access: "jobutil" },
  look: { method: "POST", path: "/api/account/email-change/link", access: "public" },
  confirm: { method: "POST", path: "/api/account/email-change/confirm", access: "public" },
  refuse: { method: "POST", path: "/api/account/email-change/refuse", access: "public" },
} as const satisfies Record<string, Route>;
