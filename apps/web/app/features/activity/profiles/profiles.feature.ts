import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    ownProfile: {
      path: "/dashboard/profil",
      label: "Mon Profil",
      shortLabel: "Profil",
      spoken: [
        "mon profil | profil | changer {mon,le} profil | changement {du,de mon} profil | voir mon profil | mon compte | page de mon compte",
        "{changer,mettre à jour,éditer,compléter,remplir} {mon profil,mes coordonnées,mes informations} | photo de profil | mes coordonnées | mes informations | mes données",
        "mes {informations,données} personnelles | changer mes {coordonnées,informations}",
      ],
      group: "activity",
      order: 110,
      icon: "userRound",
      offered: ["account", "bottomBar", "rail"],
      screen: "ProfileScreen",
    },
  },
});
