import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    cardTemplates: {
      path: "/dashboard/card-templates",
      label: "Cartes de visite",
      spoken: [
        "{mes,les} cartes de visite | {faire,créer,imprimer,nouvelle} {une,ma,} carte de visite | modèles de carte {,de visite}",
      ],
      group: "visibility",
      order: 430,
      icon: "idCard",
      offered: ["rail"],
      isForJobbeurs: true,
      screen: "TemplatesScreen",
    },
    newCard: {
      path: "/dashboard/card-editor",
      label: "Nouvelle carte",
      group: "visibility",
      screen: "NewCardScreen",
    },
    cardEditor: {
      path: "/dashboard/card-editor/:id",
      label: "Carte de visite",
      group: "visibility",
      route: "card-editor.route.tsx",
    },
  },
});
