import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    finances: {
      path: "/dashboard/paiements_et_finances",
      label: "Paiements et finances",
      shortLabel: "Finances",
      group: "money",
      order: 230,
      icon: "wallet",
      offered: ["rail", "voice"],
      route: "finances.route.tsx",
    },
  },
});
