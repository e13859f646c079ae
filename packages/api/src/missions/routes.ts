import type { Route } from "../http/route.ts";

export const missionsRoutes = {
  list: { method: "GET", path: "/api/missions", access: "jobutil" },
  all: { method: "GET", path: "/api/missions/all", access: "jobutil" },
  matching: { method: "GET", path: "/api/missions/matching", access: "jobutil" },
  asked: { method: "GET", path: "/api/missions/asked", access: "jobutil" },
  create: { method: "POST", path: "/api/missions", access: "jobutil" },
  details: { method: "GET", path: "/api/missions/:id/details", access: "jobutil" },
  reactions: { method: "GET", path: "/api/missions/:id/reactions", access: "jobutil" },
  reject: { method: "POST", path: "/api/missions/:id/reject", access: "jobutil" },
  like: { method: "POST", path: "/api/missions/:id/like", access: "jobutil" },
  recommend: { method: "POST", path: "/api/missions/:id/recommend", access: "jobutil" },
  asks: { method: "GET", path: "/api/missions/:id/asks", access: "jobutil" },
  see: { method: "POST", path: "/api/missions/:id/seen", access: "jobutil" },
  decline: { method: "POST", path: "/api/missions/:id/decline", access: "jobutil" },
  open: { method: "POST", path: "/api/missions/:id/open", access: "jobutil" },
  close: { method: "POST", path: "/api/missions/:id/close", access: "jobutil" },
} as const satisfies Record<string, Route>;
