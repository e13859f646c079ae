import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    badges: {
      path: "/dashboard/badges",
      label: "Badges",
      spoken: ["mes badges | badges | {mes,les} récompenses | {mes,les} trophées | {mes,les} médailles"],
      group: "activity",
      order: 130,
      icon: "award",
      offered: ["rail"],
      screen: "BadgesScreen",
    },
    quality: {
      path: "/dashboard/qualite-et-performance",
      label: "Qualité et performance",
      spoken: [
        "qualité et performance | ma qualité | mes performances | {la,ma} qualité de {mon travail,mes services,mes missions} | mes résultats",
      ],
      group: "activity",
      order: 140,
      icon: "trendingUp",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "quality.route.tsx",
    },
  },
});
