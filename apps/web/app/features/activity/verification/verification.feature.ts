import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    verification: {
      path: "/dashboard/profil/verification",
      label: "Vérification",
      group: "activity",
      order: 120,
      icon: "badgeCheck",
      offered: ["rail", "voice"],
      screen: "VerificationScreen",
    },
  },
});
