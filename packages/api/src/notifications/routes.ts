import type { Route } from "../http/route.ts";

export const notificationsRoutes = {
  list: { method: "GET", path: "/api/notifications", access: "jobutil" },
  unreadCount: { method: "GET", path: "/api/notifications/combined-unread-count", access: "jobutil" },
  preferences: { method: "GET", path: "/api/notifications/preferences", access: "jobutil" },
  setPreference: { method: "PUT", path: "/api/notifications/preferences", access: "jobutil" },
  times: { method: "GET", path: "/api/notifications/times", access: "jobutil" },
  setQuietHours: { method: "PUT", path: "/api/notifications/times/quiet", access: "jobutil" },
  setDigest: { method: "PUT", path: "/api/notifications/times/digest", access: "jobutil" },
  stopDigest: { method: "POST", path: "/api/notifications/stop-digest", access: "public" },
  push: { method: "GET", path: "/api/notifications/push", access: "jobutil" },
  addPushDevice: { method: "POST", path: "/api/notifications/push", access: "jobutil" },
  endPushDevice: { method: "DELETE", path: "/api/notifications/push/:id", access: "jobutil" },
  markAllRead: { method: "PUT", path: "/api/notifications/mark-all-read", access: "jobutil" },
  readAbout: { method: "PUT", path: "/api/notifications/read-about", access: "jobutil" },
  archiveAll: { method: "PUT", path: "/api/notifications/archive-all", access: "jobutil" },
  removeAll: { method: "DELETE", path: "/api/notifications/delete-all", access: "jobutil" },
  toggleRead: { method: "PUT", path: "/api/notifications/:id/toggle-read", access: "jobutil" },
  archive: { method: "PUT", path: "/api/notifications/:id/archive", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/notifications/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Where mail programs end a person’s digest by themselves (RFC 8058); the token stands in the address. */
export const digestLeaveRoute = "/notifications/fin-du-resume/un-clic";
