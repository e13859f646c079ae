import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    help: {
      path: "/aide",
      label: "Aide",
      route: "help.route.tsx",
    },
    helpAnswer: {
      path: "/aide/:slug",
      label: "Réponse",
      route: "help-answer.route.tsx",
    },
  },
});
