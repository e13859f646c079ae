import type { Route } from "../http/route.ts";

export const notificationsRoutes = {
  list: { method: "GET", path: "/api/notifications", access: "jobutil" },
  unreadCount: { method: "GET", path: "/api/notifications/combined-unread-count", access: "jobutil" },
  markAllRead: { method: "PUT", path: "/api/notifications/mark-all-read", access: "jobutil" },
  toggleRead: { method: "PUT", path: "/api/notifications/:id/toggle-read", access: "jobutil" },
} as const satisfies Record<string, Route>;
