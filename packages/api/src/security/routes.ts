import type { Route } from "../http/route.ts";

export const securityRoutes = {
  figures: { method: "GET", path: "/api/admin/security", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** What is refused for the sake of safety: a wrong password, a locked account, a blocked address, a wrong code, a call too many, a call from elsewhere. */
export const securityKinds = ["password", "locked", "blocked", "code", "limited", "forged"] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** How far back one may look, in days. */
export const securityDays = [7, 30, 90] as const;
export type SecurityDays = (typeof securityDays)[number];
/** Where nothing is stated. */
export const usualSecurityDays: SecurityDays = 7;
/** How many networks are named. */
export const mostNetworks = 10;
