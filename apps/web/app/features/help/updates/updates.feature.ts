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
    adminUpdates: {
      path: "/admin/nouveautes",
      label: "Nouveautés",
      audience: "jobpadm",
      group: "communication",
      order: 1300,
      icon: "megaphone",
      offered: ["rail"],
      screen: "AdminUpdatesScreen",
    },
  },
});
