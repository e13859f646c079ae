import type { Route } from "../http/route.ts";

/** What a person may consent to: the use of AI, or the terms (CGV and CGU). */
export type ConsentKind = "ai" | "terms";

/** The texts that a register can be asked for. */
export const consentTexts = ["terms", "ai"] as const satisfies readonly ConsentKind[];

/** How a record stands now: it counts, was taken back, ran out, is of former terms, or was given anew. */
export const recordStates = ["given", "revoked", "lapsed", "outdated", "replaced"] as const;
export type RecordState = (typeof recordStates)[number];

/** The first versions of the sales terms (CGV) and of the use terms (CGU), in force until others are published [CONS-21]. */
export const firstTerms = { cgvVersion: "1.0", cguVersion: "1.0" } as const;

/** How much may be stated about what changes in the terms, in UTF-16 units: it stands whole in a mail and in a modal. */
export const mostOfChanges = 1500;

export const consentsRoutes = {
  giveAi: { method: "POST", path: "/api/user/ai-consent", access: "jobutil" },
  aiStatus: { method: "GET", path: "/api/user/ai-consent/status", access: "jobutil" },
  revokeAi: { method: "DELETE", path: "/api/user/ai-consent", access: "jobutil" },
  giveTerms: { method: "POST", path: "/api/user/cgv-cgu-consent", access: "jobutil" },
  termsStatus: { method: "GET", path: "/api/user/cgv-cgu-consent/status", access: "jobutil" },
  revokeTerms: { method: "DELETE", path: "/api/user/cgv-cgu-consent", access: "jobutil" },
  register: { method: "GET", path: "/api/admin/consents", access: "jobpadm" },
  history: { method: "GET", path: "/api/admin/consents/people/:id", access: "jobpadm" },
  versions: { method: "GET", path: "/api/admin/terms-versions", access: "jobpadm" },
  withdrawVersion: { method: "POST", path: "/api/admin/terms-versions/:id/withdraw", access: "jobpadm" },
  publishVersion: { method: "POST", path: "/api/admin/terms-versions", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where the register is downloaded as CSV, for administrators; it takes the filters of `register`. */
export const registerExportPath = "/admin/cgv-cgu-consents.csv";
