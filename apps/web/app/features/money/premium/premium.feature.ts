import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    premium: {
      path: "/dashboard/premium",
      label: "Premium",
      group: "money",
      order: 400,
      icon: "crown",
      offered: ["account", "rail"],
      route: "premium.route.tsx",
    },
  },
});
