import type { Route } from "../http/route.ts";

export const staffRoutes = {
  work: { method: "GET", path: "/api/moderation/work", access: "jobmodo" },
  administration: { method: "GET", path: "/api/admin/overview", access: "jobpadm" },
  moderation: { method: "GET", path: "/api/moderation/overview", access: "jobmodo" },
  moderationLog: { method: "GET", path: "/api/admin/moderation-log", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** What waits for staff, by kind: each is a list of its own. */
export const workKinds = [
  "reports",
  "appeals",
  "disputes",
  "contests",
  "tickets",
  "bugs",
  "papers",
  "factors",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Parts of such a list: what waits for who reads it, and what of that has waited for longer than it should. */
export const workParts = ["waiting", "late"] as const;
export type WorkPart = (typeof workParts)[number];

/** How long each kind may wait, in hours, where the operator states nothing else. */
export const usualTargetHours = {
  reports: 24,
  appeals: 168,
  disputes: 72,
  contests: 48,
  tickets: 24,
  bugs: 72,
  papers: 48,
} as const;
/** The kinds that the company aims to be done with in time. */
export type AimedKind = keyof typeof usualTargetHours;

/** How far back figures and acts go, in days; everything without. */
export const periodDays = { week: 7, month: 30, quarter: 91, year: 365 } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as [Period, ...Period[]];

/** Acts a page. */
export const logPageSize = 20;
