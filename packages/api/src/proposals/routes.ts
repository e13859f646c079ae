import type { Route } from "../http/route.ts";

export const proposalsRoutes = {
  propose: { method: "POST", path: "/api/missions/:id/propose", access: "jobutil" },
  ownerCounter: { method: "POST", path: "/api/missions/:id/counter-offer", access: "jobutil" },
  jobbeurCounter: { method: "POST", path: "/api/missions/:id/jobbeur-counter-offer", access: "jobutil" },
  accept: { method: "POST", path: "/api/missions/:id/proposals/:proposalId/accept", access: "jobutil" },
  reject: { method: "POST", path: "/api/missions/:id/proposals/:proposalId/reject", access: "jobutil" },
  withdraw: { method: "POST", path: "/api/missions/:id/proposals/:proposalId/withdraw", access: "jobutil" },
  confirm: { method: "POST", path: "/api/missions/:id/proposals/:proposalId/confirm", access: "jobutil" },
  ofMission: { method: "GET", path: "/api/missions/:id/proposals", access: "jobutil" },
  own: { method: "GET", path: "/api/missions/:id/user-proposal", access: "jobutil" },
  sent: { method: "GET", path: "/api/missions/propositions/sent", access: "jobutil" },
  sentStats: { method: "GET", path: "/api/missions/propositions/sent/stats", access: "jobutil" },
  receivedStats: { method: "GET", path: "/api/missions/propositions/received/stats", access: "jobutil" },
  waiting: { method: "GET", path: "/api/missions/propositions/waiting", access: "jobutil" },
  prices: { method: "GET", path: "/api/missions/propositions/prices", access: "jobutil" },
  received: { method: "GET", path: "/api/missions/propositions/received", access: "jobutil" },
  one: { method: "GET", path: "/api/missions/propositions/:id/:proposalId", access: "jobutil" },
} as const satisfies Record<string, Route>;
