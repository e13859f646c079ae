import type { Route } from "../http/route.ts";

export const devicesRoutes = {
  list: { method: "GET", path: "/api/devices", access: "jobutil" },
  endOne: { method: "DELETE", path: "/api/devices/:id", access: "jobutil" },
  endOthers: { method: "DELETE", path: "/api/devices", access: "jobutil" },
  disown: { method: "POST", path: "/api/devices/disown", access: "public" },
} as const satisfies Record<string, Route>;
