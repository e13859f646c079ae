import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const disputesRoutes = {
  read: { method: "GET", path: "/api/missions/:id/dispute", access: "jobutil" },
  open: { method: "POST", path: "/api/missions/:id/dispute", access: "jobutil" },
  act: { method: "POST", path: "/api/missions/:id/dispute/acts", access: "jobutil" },
  list: { method: "GET", path: "/api/moderation/disputes", access: "jobmodo" },
  one: { method: "GET", path: "/api/moderation/disputes/:id", access: "jobmodo" },
  decide: { method: "PUT", path: "/api/moderation/disputes/:id/decision", access: "jobmodo" },
} as const satisfies Record<string, Route>;

export const disputeSides = ["client", "jobbeur"] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** What a dispute is about: no one came, the work was stopped, the work, the payment, or something else. */
export const disputeReasons = ["noShow", "stopped", "work", "payment", "other"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Where a dispute stands; the life cycle decides what leads where. */
export const disputeStatuses = [
  "opened",
  "discussed",
  "settled",
  "withdrawn",
  "decided",
  "appealed",
  "final",
] as const;

/** What its sides do, in the order of their buttons. */
export const disputeActs = ["say", "offer", "accept", "withdraw", "appeal"] as const;
export type DisputeAct = (typeof disputeActs)[number];

/** What goes along with what a side reports: the two sides and moderators may look, and no one else. */
export const disputeFile: FilePurpose = {
  name: "disputeFile",
  kind: "document",
  isPublic: false,
  largest: 10_000_000,
  most: 4,
};
/** The most files of one side in a dispute, whatever they go along with. */
export const maxDisputeFiles = 20;

/** The shortest and the longest of what is reported, in characters. */
export const disputeLength = { min: 10, max: 1000 };
/** Disputes a page. */
export const disputesPageSize = 20;
/** The most that two people write, offer and do in one dispute. */
export const maxDisputeEntries = 200;
