import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

/** What a document proves. */
export const documentKinds = ["identity", "qualification", "insurance"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a document stands: sent, looked at, decided, decided otherwise since, run out, or followed by another one. */
export const documentStatuses = [
  "submitted",
  "reviewing",
  "accepted",
  "refused",
  "revoked",
  "requested",
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

/** What staff checks of a document before it accepts it. */
export const documentChecks = [
  "whole",
  "face",
  "name",
  "birth",
  "validity",
  "title",
  "issuer",
  "activity",
] as const;
export type DocumentCheck = (typeof documentChecks)[number];

const checksByKind = {
  identity: ["whole", "face", "name", "birth", "validity"],
  qualification: ["whole", "name", "title", "issuer"],
  insurance: ["whole", "name", "activity", "validity"],
} as const satisfies Record<DocumentKind, readonly DocumentCheck[]>;

/** All that is checked of a kind of document. */
export const checksOf = (kind: DocumentKind): readonly DocumentCheck[] => checksByKind[kind];

/** What staff can do to a document that it had accepted: take that back, or ask for the document again. Either way it counts no more. */
export const revocationActs = ["revoke", "request"] as const;
export type RevocationAct = (typeof revocationActs)[number];

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
  revoke: { method: "PUT", path: "/api/admin/verification/documents/:id/revocation", access: "jobpadm" },
} as const satisfies Record<string, Route>;
