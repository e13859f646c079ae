import type { FaqView } from "@jobami/machines/support/faq";

/** Copy of the help section, verbatim as the requirements quote it [FAQ-01, FAQ-03, FAQ-08, FAQ-10, FAQ-12]. */
export const copy = {
  title: "Questions Fréquentes",
  lead: "L’essentiel en quelques lignes. Cherchez un mot, ou choisissez un sujet.",
  search: "Rechercher une question",
  placeholder: "Rechercher une question...",
  clear: "Effacer la recherche",
  categories: "Sujets",
  noneTitle: "Aucun résultat trouvé pour votre recherche",
  noneHelp: "Essayez avec d’autres mots-clés ou une autre catégorie",
  previous: "Questions précédentes",
  next: "Questions suivantes",
  showAll: "Afficher tout",
  showLess: "Afficher moins",
} as const;

/** Copy of the help page, around the questions; the hours are those of FAQ-43. */
export const help = {
  title: "Aide",
  lead: "La réponse est peut-être déjà là. Sinon, parlons-en.",
  ask: "Écrire à l’équipe",
  tickets: "Mes demandes",
  bug: "Signaler un problème",
  suggest: "Proposer une idée",
  beta: "Devenir bêta-testeur",
  forStaff: "Pour l’équipe",
  contact: "Nous joindre",
  write: "Nous écrire",
  all: "Toutes les questions, par sujet",
  hours: "Notre équipe répond du lundi au vendredi, de 9 h à 18 h.",
} as const;

/** FAQ-04: five, in this order. */
export const categories = [
  { name: "all", label: "Toutes les questions" },
  { name: "general", label: "Questions générales" },
  { name: "account", label: "Compte et profil" },
  { name: "pricing", label: "Tarification" },
  { name: "technical", label: "Support technique" },
] as const satisfies readonly { name: FaqView["category"]; label: string }[];

/** FAQ-05 */
export function countText(count: number): string {
  return `${count} résultat(s) trouvé(s)`;
}

/** Where one is among the pages. */
export function pageText(page: number, pageCount: number): string {
  return `Page ${page} sur ${pageCount}`;
}
