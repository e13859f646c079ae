import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    withdrawal: {
      path: "/renoncer",
      label: "Renoncer au contrat ici",
      route: "withdrawal.route.tsx",
    },
  },
});
