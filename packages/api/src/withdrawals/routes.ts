import type { Route } from "../http/route.ts";

export const withdrawalsRoutes = {
  contracts: { method: "GET", path: "/api/withdrawals/contracts", access: "jobutil" },
  declare: { method: "POST", path: "/api/withdrawals", access: "public" },
} as const satisfies Record<string, Route>;

/** What people buy of the company. */
export const boughtKinds = ["premium", "credits_ia"] as const;
export type BoughtKind = (typeof boughtKinds)[number];

/** Days in which a consumer may withdraw, after that of the contract (article L221-18 of the consumer code). */
export const withdrawalDays = 14;

/** The longest name of whoever declares, in UTF-16 units. */
export const maxDeclaredName = 120;
