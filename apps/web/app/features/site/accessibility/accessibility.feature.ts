import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    accessibility: {
      path: "/accessibilite",
      label: "Accessibilité",
      isIndexed: true,
      route: "accessibility.route.tsx",
    },
  },
});
