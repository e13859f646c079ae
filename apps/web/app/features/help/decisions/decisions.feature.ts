import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    decision: {
      path: "/decision",
      label: "Décision de modération",
      route: "decision.route.tsx",
    },
    ownDecision: {
      path: "/dashboard/decisions/:id",
      label: "Décision de modération",
      group: "help",
      route: "own-decision.route.tsx",
    },
  },
});
