import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    badges: {
      path: "/dashboard/badges",
      label: "Badges",
      group: "activity",
      order: 130,
      icon: "award",
      offered: ["rail"],
      screen: "BadgesScreen",
    },
    quality: {
      path: "/dashboard/qualite-et-performance",
      label: "Qualité et performance",
      group: "activity",
      order: 140,
      icon: "trendingUp",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "quality.route.tsx",
    },
  },
});
