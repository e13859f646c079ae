import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    about: {
      path: "/a-propos",
      label: "À propos",
      isIndexed: true,
      route: "about.route.tsx",
    },
  },
});
