import type { Route } from "../http/route.ts";

/** What can be reported; each kind is declared by the domain that keeps it. */
export const reportedKinds = [
  "comment",
  "mission",
  "profile",
  "message",
  "review",
  "offer",
  "picture",
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** MOD-07: what the call for reported contents takes; the rest goes by the one for reports. */
export const contentKinds = ["comment", "mission"] as const;
/** What else can be reported, by visitors too where they may see it. */
export const otherKinds = ["profile", "message", "review", "offer", "picture"] as const;

/** Whether a kind is feminine in French: « la mission », « l’offre ». */
export const isFeminineKind = (kind: unknown): boolean =>
  kind === "mission" || kind === "offer" || kind === "picture";

/** The longest reason of a person who reports, in characters. */
export const maxReportReason = 1000;
/** The shortest and the longest reasons of a decision, in characters: the people concerned read them. */
export const decisionReasons = { min: 10, max: 1000 };
/** Reported contents a page. */
export const casesPageSize = 20;

export const reportsRoutes = {
  reportContent: { method: "POST", path: "/api/reported-content", access: "jobutil" },
  report: { method: "POST", path: "/api/reports", access: "public" },
  cases: { method: "GET", path: "/api/moderation/cases", access: "jobmodo" },
  case: { method: "GET", path: "/api/moderation/cases/:id", access: "jobmodo" },
  decide: { method: "PUT", path: "/api/moderation/cases/:id/decision", access: "jobmodo" },
  restore: { method: "PUT", path: "/api/moderation/cases/:id/restoration", access: "jobmodo" },
  stats: { method: "GET", path: "/api/admin/moderation-stats", access: "jobpadm" },
} as const satisfies Record<string, Route>;
