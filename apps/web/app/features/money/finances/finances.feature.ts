import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    finances: {
      path: "/dashboard/paiements_et_finances",
      label: "Paiements et finances",
      shortLabel: "Finances",
      spoken: [
        "paiements et finances | mes paiements | mes finances | paiements | finances",
        "mes {revenus,gains} | {mes moyens,moyen} de paiement | paiements {reçus,envoyés,effectués,en attente} | combien j’ai gagné | {ce que,combien} j’ai gagné d’argent | mon argent",
      ],
      group: "money",
      order: 230,
      icon: "wallet",
      offered: ["rail"],
      route: "finances.route.tsx",
    },
  },
});
