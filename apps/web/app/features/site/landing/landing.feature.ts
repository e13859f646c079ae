import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    landing: {
      path: "/",
      label: "Accueil",
      spoken: [
        "page d’accueil | accueil du site | site public | {retour,retourner,revenir,aller,rentrer,ramener,emmener,ouvrir,afficher,voir,retrouver,passer,remettre,renvoyer,reconduire,diriger} {à,vers,sur} l’accueil | {ouvrir,afficher,voir,retrouver,charger} l’accueil | retour accueil",
        "page principale | première page du site | début du site",
      ],
      order: 1,
      isIndexed: true,
      route: "landing.route.tsx",
    },
  },
});
