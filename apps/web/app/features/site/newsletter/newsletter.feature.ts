import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    newsletter: {
      path: "/newsletter",
      label: "Newsletter",
      spoken: [
        "newsletter | {lettre,la lettre} d’information | {abonner,s’abonner,inscrire,s’inscrire,inscription} à la {newsletter,lettre d’information}",
      ],
      route: "newsletter.route.tsx",
    },
    newsletterVerify: {
      path: "/newsletter/verify",
      label: "Inscription à la newsletter",
      route: "newsletter-verify.route.tsx",
    },
    newsletterUnsubscribe: {
      path: "/newsletter/unsubscribe",
      label: "Désinscription de la newsletter",
      route: "newsletter-unsubscribe.route.tsx",
    },
    digestEnd: {
      path: "/notifications/fin-du-resume",
      label: "Fin du résumé par e-mail",
      route: "digest-end.route.tsx",
    },
  },
});
