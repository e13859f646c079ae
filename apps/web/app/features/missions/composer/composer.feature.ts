import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    compose: {
      path: "/dashboard/missions/poster-une-mission",
      label: "Publier une mission",
      shortLabel: "Publier",
      group: "missions",
      order: 30,
      icon: "plus",
      offered: ["bottomBar", "rail", "voice"],
      route: "compose.route.tsx",
    },
  },
});
