import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    marketing: {
      path: "/dashboard/marketing",
      label: "Adresse et affichette",
      search: "marketing publicité flyer code QR partager mon profil",
      group: "visibility",
      order: 200,
      icon: "megaphone",
      offered: ["rail"],
      isForJobbeurs: true,
      screen: "MarketingScreen",
    },
  },
});
