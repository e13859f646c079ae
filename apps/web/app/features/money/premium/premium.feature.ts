import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    premium: {
      path: "/dashboard/premium",
      label: "Premium",
      spoken: [
        "premium | {passer,devenir,être,passer en,passer à,s’abonner à,prendre,essayer} premium | {mon,l’,un} abonnement | {s’abonner,abonner} | {offre,formule,abonnement} premium | abonner à premium | {mes,les} abonnements | compte premium",
      ],
      group: "money",
      order: 400,
      icon: "crown",
      offered: ["account", "rail"],
      route: "premium.route.tsx",
    },
  },
});
