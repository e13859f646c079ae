import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    saleTerms: {
      path: "/conditions-generales",
      label: "Conditions générales de vente",
      spoken: ["conditions {générales,} de vente | CGV | {lire,} les CGV"],
      group: "legal",
      order: 100,
      route: "legal.route.tsx",
    },
    privacy: {
      path: "/politique-confidentialite",
      label: "Politique de confidentialité",
      spoken: [
        "politique de confidentialité | confidentialité | {protection,confidentialité} des données | RGPD | {qu’est-ce que vous faites,que faites-vous,ce que vous faites} {de,avec} mes données",
      ],
      group: "legal",
      order: 110,
      route: "legal.route.tsx",
    },
    legalNotice: {
      path: "/mentions-legales",
      label: "Mentions légales",
      spoken: ["mentions légales | {les,} mentions du site"],
      group: "legal",
      order: 120,
      route: "legal.route.tsx",
    },
    cookies: {
      path: "/cookies",
      label: "Cookies",
      spoken: [
        "{les,} cookies | {politique,page,gestion} des cookies | {régler,gérer,choisir,refuser,accepter} les cookies",
      ],
      group: "legal",
      order: 130,
      route: "legal.route.tsx",
    },
    ethics: {
      path: "/charte-ethique",
      label: "Charte éthique",
      spoken: ["charte {éthique,} | {la,} charte du site | code de conduite | règles du site"],
      group: "legal",
      order: 140,
      isIndexed: true,
      route: "legal.route.tsx",
    },
    ranking: {
      path: "/referencement",
      label: "Référencement",
      spoken: [
        "référencement | classement des {jobbeurs,missions,résultats} | comment {les jobbeurs sont classés,sont classés les jobbeurs,est fait le classement}",
      ],
      group: "legal",
      order: 150,
      isIndexed: true,
      route: "legal.route.tsx",
    },
    useTerms: {
      path: "/conditions-utilisation",
      label: "Conditions d’utilisation",
      spoken: ["conditions {générales,} d’utilisation | CGU | {lire,} les CGU"],
      group: "legal",
      order: 160,
      route: "legal.route.tsx",
    },
  },
  endpoints: {
    legalText: { path: "/textes/:page", route: "legal-text.route.ts" },
  },
});
