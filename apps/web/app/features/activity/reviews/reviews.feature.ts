import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    reviews: {
      path: "/dashboard/avis",
      label: "Avis",
      spoken: [
        "mes avis | avis reçus | les avis {que j’ai reçus,sur moi,des clients,laissés} | mes {notes,étoiles} | mes avis {reçus,clients} | ce qu’on {dit,pense} de moi | qu’est-ce qu’on {dit,pense} de moi",
      ],
      group: "activity",
      order: 210,
      icon: "star",
      offered: ["rail"],
      route: "reviews.route.tsx",
    },
    reviewHistory: {
      path: "/dashboard/historique-et-evaluations",
      label: "Historique et évaluations",
      spoken: [
        "historique {et,des} évaluations | mes évaluations | historique de mes missions | mon historique | les évaluations",
      ],
      group: "activity",
      route: "review-history.route.tsx",
    },
  },
});
