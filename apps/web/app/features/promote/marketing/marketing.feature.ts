import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    marketing: {
      path: "/dashboard/marketing",
      label: "Adresse et affichette",
      spoken: [
        "adresse et affichette | {mon,une,l’} affichette | mon adresse {publique,web,de profil} | adresse de {mon,ma} {profil,page} | imprimer {mon,une} affichette | {mon,un} flyer | partager mon profil | {ma,faire de la} publicité | marketing",
      ],
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
