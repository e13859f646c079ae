import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    security: {
      path: "/dashboard/profil/securite",
      label: "Sécurité",
      group: "help",
      order: 310,
      icon: "shield",
      offered: ["account", "rail", "voice"],
      isSetting: true,
      detail: "Mot de passe, clés d’accès, deux étapes, appareils",
      route: "security.route.tsx",
    },
  },
});
