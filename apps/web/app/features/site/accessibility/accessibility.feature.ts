import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    accessibility: {
      path: "/accessibilite",
      label: "Déclaration d’accessibilité",
      spoken: ["{le site,Jobami} est-il accessible | accessibilité du site | conformité RGAA"],
      isIndexed: true,
      route: "accessibility.route.tsx",
    },
  },
});
