import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    saleTerms: {
      path: "/conditions-generales",
      label: "Conditions générales de vente",
      group: "legal",
      order: 100,
      route: "legal.route.tsx",
    },
    privacy: {
      path: "/politique-confidentialite",
      label: "Politique de confidentialité",
      group: "legal",
      order: 110,
      route: "legal.route.tsx",
    },
    legalNotice: {
      path: "/mentions-legales",
      label: "Mentions légales",
      group: "legal",
      order: 120,
      route: "legal.route.tsx",
    },
    cookies: {
      path: "/cookies",
      label: "Cookies",
      group: "legal",
      order: 130,
      route: "legal.route.tsx",
    },
    ethics: {
      path: "/charte-ethique",
      label: "Charte éthique",
      group: "legal",
      order: 140,
      isIndexed: true,
      route: "legal.route.tsx",
    },
    ranking: {
      path: "/referencement",
      label: "Référencement",
      group: "legal",
      order: 150,
      isIndexed: true,
      route: "legal.route.tsx",
    },
    useTerms: {
      path: "/conditions-utilisation",
      label: "Conditions d’utilisation",
      group: "legal",
      order: 160,
      route: "legal.route.tsx",
    },
  },
  endpoints: {
    legalText: { path: "/textes/:page", route: "legal-text.route.ts" },
  },
});
