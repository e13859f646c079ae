import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    settings: {
      path: "/dashboard/parametres",
      label: "Paramètres",
      group: "help",
      order: 250,
      icon: "settings",
      offered: ["account", "rail", "voice"],
      isSetting: true,
      route: "settings.route.tsx",
    },
    detailsSettings: {
      path: "/dashboard/parametres/coordonnees",
      label: "Téléphone et naissance",
      group: "help",
      order: 260,
      isSetting: true,
      detail: "Numéro, date de naissance",
      search: "coordonnées numéro mobile portable âge anniversaire",
      screen: "DetailsScreen",
    },
    notificationSettings: {
      path: "/dashboard/parametres/notifications",
      label: "Choix des notifications",
      group: "help",
      order: 270,
      isSetting: true,
      detail: "Par sujet, dans l’application et par e-mail",
      search: "préférences alertes e-mails réglages des notifications",
      screen: "NotificationsScreen",
    },
    visibilitySettings: {
      path: "/dashboard/parametres/visibilite",
      label: "Visibilité",
      group: "help",
      order: 280,
      isSetting: true,
      detail: "Masquer ou montrer votre profil",
      search: "masquer cacher mon profil invisible confidentialité",
      screen: "VisibilityScreen",
    },
  },
});
