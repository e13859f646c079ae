import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    statistics: {
      path: "/dashboard/statistiques",
      label: "Statistiques",
      spoken: ["mes statistiques | statistiques | {mes,les} stats | mes chiffres"],
      group: "activity",
      order: 560,
      icon: "chartColumn",
      offered: ["rail"],
      route: "statistics.route.tsx",
    },
    advancedStatistics: {
      path: "/dashboard/statistiques-avances",
      label: "Statistiques avancées",
      spoken: [
        "statistiques {avancées,détaillées} | mes statistiques {avancées,détaillées} | stats avancées",
      ],
      group: "activity",
      route: "advanced-statistics.route.tsx",
    },
  },
});
