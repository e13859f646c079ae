import type { Route } from "../http/route.ts";

export const financesRoutes = {
  year: { method: "GET", path: "/api/finances", access: "jobutil" },
  payments: { method: "GET", path: "/api/finances/paiements", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** On which side of missions money is looked at: what comes to a jobbeur, what a client pays. */
export const financeSides = ["recus", "verses"] as const;
export type FinanceSide = (typeof financeSides)[number];

/** What was reported to be paid in a year, as a file; `?annee=2026&sens=recus`. */
export const financesExportPath = "/dashboard/paiements_et_finances.csv";

/** The first year that can be asked for. */
export const firstFinanceYear = 2020;
