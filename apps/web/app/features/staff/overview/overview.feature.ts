import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    administration: {
      path: "/admin",
      label: "Administration",
      shortLabel: "Admin",
      spoken: ["administration | {espace,page,accueil} {d’administration,admin} | l’admin"],
      audience: "jobpadm",
      group: "overview",
      order: 1000,
      icon: "gauge",
      offered: ["bar", "account", "rail"],
      search: "admin équipe journal chiffres comptes",
      screen: "AdministrationScreen",
    },
    moderation: {
      path: "/moderation",
      label: "Modération",
      shortLabel: "Modo",
      spoken: ["modération | {espace,page} de modération | la modo"],
      audience: "jobmodo",
      group: "overview",
      order: 1010,
      icon: "scale",
      offered: ["bar", "account", "rail"],
      search: "modo équipe suspensions",
      screen: "ModerationScreen",
    },
  },
});
