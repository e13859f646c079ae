import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    notifications: {
      path: "/dashboard/notifications",
      label: "Notifications",
      group: "today",
      order: 70,
      icon: "bell",
      offered: ["menu", "rail", "voice"],
      route: "notifications.route.tsx",
    },
  },
});
