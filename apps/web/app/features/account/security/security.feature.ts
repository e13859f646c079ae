import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    security: {
      path: "/dashboard/profil/securite",
      label: "Sécurité",
      spoken: [
        "sécurité | changer mon mot de passe | paramètres de sécurité | sécurité du compte",
        "sécurité de mon compte | changer de mot de passe | page de sécurité | mot de passe",
        "{changer,mettre à jour,choisir,créer,définir} {mon,un,un nouveau,un autre} mot de passe | protéger mon compte",
        "{double authentification,authentification à deux facteurs,validation en deux étapes} | {mes,les} appareils {,connectés} | {mes,les} clés d’accès",
      ],
      group: "help",
      order: 310,
      icon: "shield",
      offered: ["account", "rail"],
      isSetting: true,
      detail: "Mot de passe, clés d’accès, deux étapes, appareils",
      route: "security.route.tsx",
    },
  },
});
