import type { Route } from "../http/route.ts";

export const statisticsRoutes = {
  figures: { method: "GET", path: "/api/statistiques", access: "jobutil" },
  advanced: { method: "GET", path: "/api/statistiques/avancees", access: "jobutil" },
  look: { method: "POST", path: "/api/statistiques/vues", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The periods of figures: the last days in France with today, or the last months with this one. */
export const statisticsPeriods = ["7j", "30j", "12m"] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** On which side of missions figures are counted: as who works, or as who asks. */
export const statisticsSides = ["jobbeur", "demandeur"] as const;
export type StatisticsSide = (typeof statisticsSides)[number];

/** What can be looked at and is counted for whose it is. */
export const lookedKinds = ["profil", "mission"] as const;
export type LookedKind = (typeof lookedKinds)[number];

/** The figures of a period as a file for spreadsheets; `?periode=30j`. */
export const statisticsExportPath = "/dashboard/statistiques.csv";

/** From how many other people on a price of others is shown: below it, a person could be known by it. */
export const fewestOthers = 5;

/** From how many answers on their time is reported. */
export const fewestAnswers = 3;

/** Lines of a table of services or towns. */
export const mostLines = 10;

/** How long a view is stored, in days: two periods of twelve months, and a month. */
export const lookDays = 760;
