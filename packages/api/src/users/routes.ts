import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

/** Why the promotion of Google referencing comes, the most precise first; `notification` is the generic one [SEO-07, reading 15]. */
export const seoTriggers = ["onboarding", "profile_complete", "first_mission", "notification"] as const;
export type SeoTrigger = (typeof seoTriggers)[number];

/** The picture that a person shows themselves by. */
export const profilePhoto: FilePurpose = {
  name: "profilePhoto",
  kind: "picture",
  isPublic: true,
  largest: 10_000_000,
  most: 1,
  isSquare: true,
};

export const usersRoutes = {
  details: { method: "GET", path: "/api/users/details", access: "jobutil" },
  setDetails: { method: "PUT", path: "/api/users/details", access: "jobutil" },
  visibility: { method: "GET", path: "/api/users/visibility", access: "jobutil" },
  setVisibility: { method: "PUT", path: "/api/users/visibility", access: "jobutil" },
  activity: { method: "POST", path: "/api/users/activity", access: "jobutil" },
  setPhoto: { method: "PUT", path: "/api/users/photo", access: "jobutil" },
  updateSeoPreferences: { method: "PUT", path: "/api/users/update-seo-preferences", access: "jobutil" },
  seoPromotionStats: { method: "GET", path: "/api/users/seo-promotion-stats", access: "jobutil" },
  seoPromotionShown: { method: "POST", path: "/api/users/seo-promotion-shown", access: "jobutil" },
} as const satisfies Record<string, Route>;
