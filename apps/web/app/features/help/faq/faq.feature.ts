import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    support: {
      path: "/dashboard/support",
      label: "Aide",
      spoken: [
        "support | page d’aide | centre d’aide | aide en ligne | rubrique d’aide | contacter le support | support client | support technique | assistance | service client | service clients",
        "{contacter,écrire à,parler à,parler avec,discuter avec,demander à,besoin de} {le support,l’assistance,le service client,le support technique,l’équipe de support}",
        "{contacter,parler à,parler avec,discuter avec} {quelqu’un,un conseiller,une conseillère,un agent,une personne,un humain,un opérateur,un technicien,l’équipe}",
        "{entrer,mettre} en {contact,relation} avec {le support,l’assistance,le service client,un conseiller,quelqu’un} | équipe de support | {envoyer,écrire,laisser} un {message,mail,courriel} {au support,à l’assistance,au service client}",
        "{écrire à} {quelqu’un,un conseiller} | joindre {le support technique,le service technique} | aide du support",
      ],
      group: "help",
      order: 340,
      icon: "circleHelp",
      offered: ["account", "rail"],
      search: "aide contacter écrire à l’équipe ticket demande question FAQ assistance",
      route: "support.route.tsx",
    },
  },
});
