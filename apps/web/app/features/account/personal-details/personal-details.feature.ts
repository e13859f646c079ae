import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    emailChange: {
      path: "/account/email",
      label: "Changement d’adresse e-mail",
      route: "email-change.route.tsx",
    },
  },
});
