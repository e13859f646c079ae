import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    reviews: {
      path: "/dashboard/avis",
      label: "Avis",
      group: "activity",
      order: 210,
      icon: "star",
      offered: ["rail"],
      route: "reviews.route.tsx",
    },
    reviewHistory: {
      path: "/dashboard/historique-et-evaluations",
      label: "Historique et évaluations",
      group: "activity",
      route: "review-history.route.tsx",
    },
  },
});
