import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

/** What a document proves. */
export const documentKinds = ["identity", "qualification", "insurance"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a document stands: sent, looked at, decided, run out, or followed by another one. */
export const documentStatuses = [
  "submitted",
  "reviewing",
  "accepted",
  "refused",
  "expired",
  "replaced",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Papers of a person: they and administrators alone may look. */
export const verificationPaper: FilePurpose = {
  name: "verificationPaper",
  kind: "document",
  isPublic: false,
  largest: 10_000_000,
  most: 1,
};

/** A document of these kinds holds until a day that it names. */
export function hasLastDay(kind: DocumentKind): boolean {
  return kind !== "qualification";
}

/** People who wait, a page. */
export const waitingPageSize = 20;

/** How many qualifications one person shows at once. */
export const mostQualifications = 8;

export const verificationRoutes = {
  own: { method: "GET", path: "/api/verification", access: "jobutil" },
  submit: { method: "POST", path: "/api/verification/documents", access: "jobutil" },
  withdraw: { method: "DELETE", path: "/api/verification/documents/:id", access: "jobutil" },
  setCompany: { method: "PUT", path: "/api/verification/company", access: "jobutil" },
  removeCompany: { method: "DELETE", path: "/api/verification/company", access: "jobutil" },
  queue: { method: "GET", path: "/api/admin/verification", access: "jobpadm" },
  person: { method: "GET", path: "/api/admin/verification/:id", access: "jobpadm" },
  take: { method: "PUT", path: "/api/admin/verification/documents/:id/take", access: "jobpadm" },
  decide: { method: "PUT", path: "/api/admin/verification/documents/:id/decision", access: "jobpadm" },
} as const satisfies Record<string, Route>;
