import type { Route } from "../http/route.ts";

export const jobiRoutes = {
  balance: { method: "GET", path: "/api/jobi/solde", access: "jobutil" },
  move: { method: "POST", path: "/api/jobi/solde", access: "jobutil" },
  movements: { method: "GET", path: "/api/jobi/mouvements", access: "jobutil" },
  gains: { method: "GET", path: "/api/jobi/gains", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** A person’s whole statement, as a file. */
export const jobiExportPath = "/dashboard/jobi.csv";

/** JOBI-08: a balance is good for 30 s, in ms. */
export const balanceReading = { dedupingInterval: 30_000 } as const;
/** The most Jobi that one call moves. */
export const maxJobiMoved = 10_000;
