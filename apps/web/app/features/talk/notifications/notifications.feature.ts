import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    notifications: {
      path: "/dashboard/notifications",
      label: "Notifications",
      spoken: [
        "notifications | notifications non lues | voir mes notifications | ouvrir les notifications | lire mes notifications",
        "mes notifications {que je n’ai pas lues,pas lues,manquées} | mes alertes",
      ],
      group: "today",
      order: 70,
      icon: "bell",
      offered: ["menu", "rail"],
      route: "notifications.route.tsx",
    },
  },
});
