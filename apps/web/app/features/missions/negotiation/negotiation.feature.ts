import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    offers: {
      path: "/dashboard/missions/offres",
      label: "Propositions",
      spoken: [
        "mes offres | offres envoyées | voir mes offres | mes propositions | offres",
        "{les,mes} offres {que j’ai envoyées,que j’ai faites,reçues,que j’ai reçues,en attente,acceptées,envoyées}",
        "{les,quelles} offres {ai-je envoyées,ai-je faites,ai-je reçues,j’ai faites,j’ai envoyées,j’ai reçues} | liste de mes offres",
      ],
      group: "missions",
      order: 40,
      icon: "handshake",
      offered: ["account", "rail"],
      route: "offers.route.tsx",
    },
  },
});
