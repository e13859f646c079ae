import type { LegalKey } from "@jobami/machines/legal/legal-modal";

/** A legal text among its like: its name, what it is about, and what search engines show. */
export interface LegalPageCopy {
  title: string;
  subtitle: string;
}

/** The legal pages by their path, in the footer's order. The use terms are a page only [LEGAL-13]. */
export const legalPages: Readonly<Record<LegalKey | "conditions-utilisation", LegalPageCopy>> = {
  "conditions-generales": {
    title: "Conditions générales de vente",
    subtitle: "Ce qui s’applique aux services payants : abonnement premium, Jobi et crédits IA.",
  },
  "conditions-utilisation": {
    title: "Conditions générales d’utilisation",
    subtitle: "Les règles de la maison : comptes, missions, propositions, avis et modération.",
  },
  "politique-confidentialite": {
    title: "Politique de confidentialité",
    subtitle: "Quelles données nous traitons, pourquoi, combien de temps, et vos droits.",
  },
  "mentions-legales": {
    title: "Mentions légales",
    subtitle: "Qui édite ce site, qui l’héberge et comment nous joindre.",
  },
  cookies: {
    title: "Politique de cookies",
    subtitle: "Ce que nous déposons sur votre appareil, et comment changer d’avis.",
  },
  "charte-ethique": {
    title: "Charte éthique",
    subtitle: "Ce que chacun peut attendre des autres, et de nous.",
  },
  referencement: {
    title: "Référencement et classement",
    subtitle: "Comment les missions et les profils sont classés, ici et sur les moteurs de recherche.",
  },
};

export function isLegalPage(path: string): path is keyof typeof legalPages {
  return Object.hasOwn(legalPages, path);
}

/** Day from which the texts apply, as people read it. */
export const legalDate = "20 novembre 2026";
