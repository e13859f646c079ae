import type { Route } from "../http/route.ts";

export const appealsRoutes = {
  decision: { method: "GET", path: "/api/decisions/:id", access: "jobutil" },
  appeal: { method: "POST", path: "/api/decisions/:id/appeal", access: "jobutil" },
  look: { method: "POST", path: "/api/decisions/link", access: "public" },
  appealByLink: { method: "POST", path: "/api/decisions/link/appeal", access: "public" },
  queue: { method: "GET", path: "/api/moderation/appeals", access: "jobmodo" },
  one: { method: "GET", path: "/api/moderation/appeals/:id", access: "jobmodo" },
  judge: { method: "PUT", path: "/api/moderation/appeals/:id/decision", access: "jobmodo" },
  assign: { method: "PUT", path: "/api/moderation/appeals/:id/assignee", access: "jobmodo" },
  ownDecisions: { method: "GET", path: "/api/moderation/own-decisions", access: "jobmodo" },
  figures: { method: "GET", path: "/api/admin/appeal-figures", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** What can be appealed: what was decided of a reported content, and sanctions. */
export const appealSubjects = ["content", "sanction"] as const;
export type AppealSubject = (typeof appealSubjects)[number];

/** Who appeals: whose content it is, who reported it, or who was sanctioned. */
export const appealSides = ["author", "reporter", "sanctioned"] as const;
export type AppealSide = (typeof appealSides)[number];

/** How an appeal ended; `lifted` is a sanction that administrators took back before a person decided of the appeal. */
export const appealOutcomes = ["upheld", "overturned", "lifted"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** What staff decided: of a reported content, or a sanction that they gave. */
export const ownDecisionKinds = ["visible", "removed", "restored", "sanctioned"] as const;
export type OwnDecisionKind = (typeof ownDecisionKinds)[number];

/** The shortest and the longest text of who appeals, in characters. */
export const appealLength = { min: 10, max: 2000 };
/** Appeals a page. */
export const appealsPageSize = 20;

/** Decisions of moderation with their reasons, and the figures of a year, as files for spreadsheets. */
export const decisionsExportPath = "/admin/decisions-moderation.csv";
export const decisionsExports = ["motifs", "chiffres"] as const;
/** The first year of which there are figures. */
export const firstDecisionYear = 2024;

/** Where a person whom a decision concerns reads it, signed in. */
export const decisionPagePath = "/dashboard/decisions/:id";
/** A decision there. */
export const decisionPath = (id: string): string => decisionPagePath.replace(":id", id);
/** The same by a mailed link, without a session. */
export const mailedDecisionPath = "/decision";
