import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    offers: {
      path: "/dashboard/missions/offres",
      label: "Propositions",
      group: "missions",
      order: 40,
      icon: "handshake",
      offered: ["account", "rail", "voice"],
      route: "offers.route.tsx",
    },
  },
});
