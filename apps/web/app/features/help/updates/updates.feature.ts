import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    updates: {
      path: "/dashboard/nouveautes",
      label: "Nouveautés",
      group: "help",
      order: 550,
      icon: "megaphone",
      offered: ["rail"],
      route: "updates.route.tsx",
    },
  },
});
