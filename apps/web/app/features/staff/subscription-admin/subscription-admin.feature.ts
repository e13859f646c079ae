import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    promocodes: {
      path: "/admin/promocodes",
      label: "Codes promo",
      spoken: ["codes {promo,promotionnels,de réduction} | {créer,nouveau} code promo"],
      audience: "jobpadm",
      group: "money",
      order: 1340,
      icon: "percent",
      offered: ["rail"],
      screen: "PromocodesScreen",
    },
    subscriptionRevenue: {
      path: "/admin/subscription-revenue",
      label: "Revenus des abonnements",
      spoken: ["revenus {des abonnements,premium} | chiffre des abonnements"],
      audience: "jobpadm",
      group: "money",
      order: 1350,
      icon: "crown",
      offered: ["rail"],
      screen: "RevenueScreen",
    },
  },
});
