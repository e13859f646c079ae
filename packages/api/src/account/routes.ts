import type { Route } from "../http/route.ts";

export const accountRoutes = {
  standing: { method: "GET", path: "/api/account", access: "jobutil" },
  exportData: { method: "GET", path: "/api/account/export", access: "jobutil" },
  pause: { method: "POST", path: "/api/account/pause", access: "public" },
  askDeletion: { method: "POST", path: "/api/account/deletion", access: "jobutil" },
  cancelDeletion: { method: "DELETE", path: "/api/account/deletion", access: "jobutil" },
  lookAtDeletion: { method: "POST", path: "/api/account/deletion/link", access: "public" },
  confirmDeletion: { method: "POST", path: "/api/account/deletion/confirm", access: "public" },
  finishDeletion: { method: "POST", path: "/api/account/deletion/final", access: "public" },
} as const satisfies Record<string, Route>;
