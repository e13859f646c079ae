import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    dashboard: {
      path: "/dashboard",
      label: "Dashboard",
      shortLabel: "Accueil",
      group: "today",
      order: 10,
      icon: "house",
      offered: ["bar", "menu", "bottomBar", "rail", "voice"],
      route: "home.route.tsx",
    },
  },
});
