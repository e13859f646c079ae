import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    landing: {
      path: "/",
      label: "Accueil",
      order: 1,
      offered: ["voice"],
      isIndexed: true,
      route: "landing.route.tsx",
    },
  },
});
