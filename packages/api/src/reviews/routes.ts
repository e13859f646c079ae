import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const reviewsRoutes = {
  check: { method: "GET", path: "/api/reviews/check/:id", access: "jobutil" },
  mine: { method: "GET", path: "/api/reviews/mine", access: "jobutil" },
  history: { method: "GET", path: "/api/reviews/history", access: "jobutil" },
  ofMission: { method: "GET", path: "/api/missions/:id/reviews", access: "jobutil" },
  write: { method: "POST", path: "/api/missions/:id/reviews", access: "jobutil" },
  edit: { method: "PUT", path: "/api/reviews/:id", access: "jobutil" },
  reply: { method: "POST", path: "/api/reviews/:id/reply", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Photos that go along with a review: anybody may look while anybody reads it. */
export const reviewPhoto: FilePurpose = {
  name: "reviewPhoto",
  kind: "picture",
  isPublic: true,
  largest: 10_000_000,
  most: 4,
};

/** The longest review, and the longest reply to one, in characters. */
export const maxReview = 2000;
/** The most reviews of each kind that a person's page shows at once. */
export const reviewsShown = 50;

/** What is rated of a jobbeur, and of a client, in the order of the notes. */
export const reviewCriteria = {
  jobbeur: ["Qualité", "Ponctualité", "Communication", "Rapport qualité-prix"],
  client: ["Clarté de la demande", "Accueil", "Communication", "Paiement"],
} as const;
