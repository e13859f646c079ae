import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    support: {
      path: "/dashboard/support",
      label: "Aide",
      group: "help",
      order: 340,
      icon: "circleHelp",
      offered: ["account", "rail"],
      search: "aide contacter écrire à l’équipe ticket demande question FAQ assistance",
      route: "support.route.tsx",
    },
  },
});
