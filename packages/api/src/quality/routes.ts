import type { Route } from "../http/route.ts";

export const qualityRoutes = {
  badges: { method: "GET", path: "/api/badges", access: "jobutil" },
  figures: { method: "GET", path: "/api/quality", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The periods that figures are asked for, in days. */
export const qualityPeriods = [30, 90, 365] as const;
export type QualityPeriod = (typeof qualityPeriods)[number];

/** From how many cases on a figure states something. */
export const enoughCases = 5;
/** A first message counts as left without an answer after so many hours. */
export const answerHours = 24;
