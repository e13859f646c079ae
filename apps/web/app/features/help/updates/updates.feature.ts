import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    updates: {
      path: "/dashboard/nouveautes",
      label: "Nouveautés",
      spoken: [
        "{les,} nouveautés | nouveautés {de Jobami,du site,de l’application} | quoi de neuf {sur le site,sur la plateforme,sur Jobami} | {notes de version,dernières nouveautés} | qu’est-ce qui a changé sur le site",
      ],
      group: "help",
      order: 550,
      icon: "megaphone",
      offered: ["rail"],
      route: "updates.route.tsx",
    },
    adminUpdates: {
      path: "/admin/nouveautes",
      label: "Nouveautés",
      spoken: [
        "{gestion,rédaction} des nouveautés | nouveautés de l’administration | {publier,écrire} une nouveauté",
      ],
      audience: "jobpadm",
      group: "communication",
      order: 1300,
      icon: "megaphone",
      offered: ["rail"],
      screen: "AdminUpdatesScreen",
    },
  },
});
