import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    publicProfile: {
      path: "/profil/:slug",
      label: "Profil",
      route: "public-profile.route.tsx",
    },
    seenProfile: {
      path: "/dashboard/profil/:slug",
      label: "Profil",
      group: "relations",
      route: "seen-profile.route.tsx",
    },
  },
});
