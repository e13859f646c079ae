import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    ownProfile: {
      path: "/dashboard/profil",
      label: "Mon Profil",
      shortLabel: "Profil",
      group: "activity",
      order: 110,
      icon: "userRound",
      offered: ["account", "bottomBar", "rail", "voice"],
      screen: "ProfileScreen",
    },
  },
});
