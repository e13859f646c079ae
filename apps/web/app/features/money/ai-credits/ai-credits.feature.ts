import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    aiCredits: {
      path: "/dashboard/ai-credits",
      label: "Crédits IA",
      spoken: [
        "crédits IA | mes crédits IA | mes crédits | crédits d’intelligence artificielle | {acheter,avoir} des crédits {IA,} | combien de crédits {IA,} {il me reste,me reste-t-il,j’ai,ai-je}",
        "combien {j’ai,ai-je,il me reste} de crédits {IA,}",
      ],
      group: "money",
      order: 390,
      icon: "sparkles",
      offered: ["account", "rail"],
      route: "ai-credits.route.tsx",
    },
  },
});
