import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    jobi: {
      path: "/dashboard/jobi",
      label: "Mes Jobi",
      shortLabel: "Jobi",
      group: "money",
      order: 240,
      icon: "coins",
      offered: ["account", "rail", "voice"],
      route: "jobi.route.tsx",
    },
  },
});
