import type { AccessibilityStatement } from "./statement.ts";

/** How each level is called, in the footer too. */
const levels: Record<AccessibilityStatement["level"], string> = {
  totalement: "totalement conforme",
  partiellement: "partiellement conforme",
  non: "non conforme",
};

export const copy = {
  title: "Déclaration d’accessibilité",
  description: "Ce qui est accessible sur le site, ce qui ne l’est pas encore, et comment nous le dire.",
  lead: "Nous voulons que chacun puisse s’en servir\u00a0: au clavier, à la voix, avec un lecteur d’écran, en grand ou en contraste fort.",
  state: "État de conformité",
  stateText: ({ level, met, applicable, rate }: AccessibilityStatement) =>
    `Le site est ${levels[level]} avec le référentiel général d’amélioration de l’accessibilité (RGAA 4.1.2)\u00a0: ${met} des ${applicable} critères qui s’y appliquent sont respectés, soit ${rate}\u00a0%. Nous l’avons évalué nous-mêmes, par des essais automatiques rejoués à chaque version. Ce que seule une personne peut juger et que personne n’a encore jugé compte comme non respecté.`,
  notMet: "Ce qui n’est pas accessible",
  unjudged: "Ce qui reste à juger par une personne",
  unjudgedText: "Pour chacun, ce qu’il faut regarder.",
  made: "Établissement de cette déclaration",
  madeText:
    "Cette déclaration a été établie le 29 novembre 2026. Le site est fait en HTML, CSS, JavaScript et WAI-ARIA.",
  tools: "Ce qui est essayé à chaque version",
  toolsList: [
    "les factures et les cartes de visite en PDF, relues comme un lecteur d’écran les lit\u00a0: titre, langue, ordre, tableaux, alternatives",
    "les règles d’axe sur chaque état de chaque composant et de chaque écran, en clair, en sombre et en contraste élevé",
    "les parcours au clavier seul, et ce qu’un lecteur d’écran annonce de lui-même après chaque geste",
    "la mise en page à 320 pixels, à 200 et 400\u00a0%, avec le texte et les boutons extra-grands, et avec les lettres espacées",
  ],
  pages: "Pages évaluées",
  settings: "Régler l’affichage et la lecture",
  settingsText:
    "Thème, taille du texte et des boutons, vision des couleurs, mouvements, lecture à voix haute et commande à la voix se règlent sans compte, par «\u202fRéglages d’affichage\u202f», en haut de chaque page.",
  contact: "Nous dire ce qui ne va pas",
  contactText:
    "Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous\u00a0: nous vous répondons, et nous vous donnons ce qu’il vous faut sous une autre forme.",
  contactAction: "Nous écrire",
  recourse: "Voie de recours",
  recourseText:
    "Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service et que notre réponse ne vous convient pas, vous pouvez écrire à la personne déléguée du Défenseur des droits dans votre région, ou, sans affranchir, à\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
} as const;
