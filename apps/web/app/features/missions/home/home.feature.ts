import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    dashboard: {
      path: "/dashboard",
      label: "Dashboard",
      shortLabel: "Accueil",
      spoken: [
        "tableau de bord | dashboard | ouvrir mon tableau de bord | mon espace | mon espace personnel",
      ],
      group: "today",
      order: 10,
      icon: "house",
      offered: ["bar", "menu", "bottomBar", "rail"],
      route: "home.route.tsx",
    },
  },
});
