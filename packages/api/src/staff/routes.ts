import type { Route } from "../http/route.ts";

export const staffRoutes = {
  administration: { method: "GET", path: "/api/admin/overview", access: "jobpadm" },
  moderation: { method: "GET", path: "/api/moderation/overview", access: "jobmodo" },
  moderationLog: { method: "GET", path: "/api/admin/moderation-log", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** How far back figures and acts go, in days; everything without. */
export const periodDays = { week: 7, month: 30, quarter: 91, year: 365 } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as [Period, ...Period[]];

/** Acts a page. */
export const logPageSize = 20;
