import type { BarPages } from "./bottom-bar.place.ts";

/** The pages of a small product, for tests. */
export const samplePages: BarPages = {
  dashboard: "/dashboard",
  profile: "/dashboard/profil",
  ordinaryBelowProfile: ["/dashboard/profil/favoris", "/dashboard/profil/securite"],
};
