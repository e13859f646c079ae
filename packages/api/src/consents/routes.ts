import type { Route } from "../http/route.ts";

/** What a person may consent to: the use of AI, or the terms (CGV and CGU). */
export type ConsentKind = "ai" | "terms";

/** The versions of the sales terms (CGV) and of the use terms (CGU) in force [CONS-21]. */
export const termsInForce = { cgvVersion: "1.0", cguVersion: "1.0" } as const;

export const consentsRoutes = {
  giveAi: { method: "POST", path: "/api/user/ai-consent", access: "jobutil" },
  aiStatus: { method: "GET", path: "/api/user/ai-consent/status", access: "jobutil" },
  revokeAi: { method: "DELETE", path: "/api/user/ai-consent", access: "jobutil" },
  giveTerms: { method: "POST", path: "/api/user/cgv-cgu-consent", access: "jobutil" },
  termsStatus: { method: "GET", path: "/api/user/cgv-cgu-consent/status", access: "jobutil" },
  revokeTerms: { method: "DELETE", path: "/api/user/cgv-cgu-consent", access: "jobutil" },
} as const satisfies Record<string, Route>;
