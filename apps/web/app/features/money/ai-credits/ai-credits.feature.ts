import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    aiCredits: {
      path: "/dashboard/ai-credits",
      label: "Crédits IA",
      group: "money",
      order: 390,
      icon: "sparkles",
      offered: ["account", "rail"],
      route: "ai-credits.route.tsx",
    },
  },
});
