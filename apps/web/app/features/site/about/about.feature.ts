import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    about: {
      path: "/a-propos",
      label: "À propos",
      spoken: [
        "à propos de {Jobami,nous} | qui {êtes-vous,sommes-nous,est Jobami} | à propos {,du site} | c’est quoi Jobami | {votre,notre} histoire",
      ],
      isIndexed: true,
      route: "about.route.tsx",
    },
  },
});
