import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const portfolioRoutes = {
  list: { method: "GET", path: "/api/portfolio", access: "jobutil" },
  add: { method: "POST", path: "/api/portfolio", access: "jobutil" },
  change: { method: "PUT", path: "/api/portfolio/:id", access: "jobutil" },
  move: { method: "PUT", path: "/api/portfolio/:id/place", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/portfolio/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** A picture of work that a person has done; one field takes one. */
export const portfolioPicture: FilePurpose = {
  name: "portfolioPicture",
  kind: "picture",
  isPublic: true,
  largest: 10_000_000,
  most: 1,
};

/** The most pieces of one person, the longest title of one, and the most stated of it, in UTF-16 units. */
export const maxPieces = 12;
/** The most pieces with the premium option « realisations ». */
export const maxPremiumPieces = 30;
export const maxPieceTitle = 80;
export const maxPieceText = 600;
