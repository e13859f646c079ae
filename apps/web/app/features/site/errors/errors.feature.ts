import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    notFound: {
      path: "/error-404",
      label: "Page introuvable",
      route: "not-found.route.tsx",
    },
  },
});
