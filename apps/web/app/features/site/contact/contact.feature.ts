import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    contact: {
      path: "/contact",
      label: "Contact",
      spoken: [
        "{nous,vous} contacter | page de contact | contact | formulaire de contact | coordonnées de {Jobami,l’équipe}",
      ],
      isIndexed: true,
      route: "contact.route.tsx",
    },
  },
});
