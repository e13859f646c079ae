import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    jobi: {
      path: "/dashboard/jobi",
      label: "Mes Jobi",
      shortLabel: "Jobi",
      spoken: [
        "mes Jobi | mon solde | solde de Jobi | Jobi | solde | donner mon solde | solde de mes Jobi",
        "combien {j’ai,ai-je} de Jobi | combien de Jobi {ai-je,j’ai,est-ce que j’ai,me reste-t-il,il me reste}",
        "combien {il me reste,me reste-t-il,est-ce qu’il me reste,est-ce que j’ai} de Jobi | {quel est,à combien est} mon solde",
        "ma cagnotte | {acheter,avoir} des Jobi | combien j’ai sur mon solde | nombre de Jobi",
      ],
      group: "money",
      order: 240,
      icon: "coins",
      offered: ["account", "rail"],
      route: "jobi.route.tsx",
    },
  },
});
