import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    withdrawal: {
      path: "/renoncer",
      label: "Renoncer au contrat ici",
      spoken: ["renoncer au contrat | {droit de,} rétractation | {annuler,renoncer à} {mon achat,un achat}"],
      route: "withdrawal.route.tsx",
    },
  },
});
