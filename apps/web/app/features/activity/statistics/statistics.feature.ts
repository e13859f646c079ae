import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    statistics: {
      path: "/dashboard/statistiques",
      label: "Statistiques",
      group: "activity",
      order: 560,
      icon: "chartColumn",
      offered: ["rail"],
      route: "statistics.route.tsx",
    },
    advancedStatistics: {
      path: "/dashboard/statistiques-avances",
      label: "Statistiques avancées",
      group: "activity",
      route: "advanced-statistics.route.tsx",
    },
  },
});
