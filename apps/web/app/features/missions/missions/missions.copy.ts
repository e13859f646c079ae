import type { MatchingMission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";

/** Copy of the lists of missions. */
export const copy = {
  openPage: "Ouvrir la page",
  closeBeside: "Fermer la mission",
  tabs: { ouvertes: "Missions ouvertes", correspondantes: "Pour vous", mes: "Mes missions" },
  matchingLead: "D’après vos services, votre zone et vos disponibilités, les plus proches d’abord.",
  noMatch: "Aucune mission ne vous correspond pour le moment",
  noMatchHelp:
    "Elles sont choisies d’après les services, la zone et les disponibilités de votre profil. Vous êtes prévenu dès qu’il y en a une.",
  toProfile: "Compléter mon profil",
  reject: "Écarter",
  putBack: "Remettre",
  rejected: "Écartée.",
  showRejected: "Montrer les missions écartées",
  hideRejected: "Masquer les missions écartées",
  like: "J’aime",
  recommend: "Je recommande",
} as const;

/** What a reaction that did not go through states, by its problem. */
export const reactionProblems = {
  GONE: "Cette mission n’est plus visible.",
  FAILED: "Votre choix n’a pas pu être enregistré. Réessayez.",
} as const;

/** Why a mission suits a person: « À environ 4 km de vous · Peinture · Vous êtes disponible ». */
export function fitText({ fit, category, subcategory }: MatchingMission): string {
  return [
    fit.km === 0 ? "Dans votre commune" : `À environ ${fit.km}\u00a0km de vous`,
    serviceLabels(category, subcategory).subcategory,
    ...(fit.isAvailable ? ["Vous êtes disponible"] : []),
  ].join(" · ");
}

/** « 3 personnes aiment, 1 recommande »; null where no one reacted. */
export function reactionCounts({
  likes,
  recommendations,
}: {
  likes: number;
  recommendations: number;
}): string | null {
  const people = (count: number) => (count === 1 ? "1\u00a0personne" : `${count}\u00a0personnes`);
  const parts = [
    ...(likes > 0 ? [`${people(likes)} ${likes === 1 ? "aime" : "aiment"} votre mission`] : []),
    ...(recommendations > 0
      ? [`${people(recommendations)} ${recommendations === 1 ? "la recommande" : "la recommandent"}`]
      : []),
  ];
  if (parts.length === 0) return null;
  const text = likes > 0 ? parts.join(", ") : `${parts[0]?.replace("la ", "")} votre mission`;
  return `${text}.`;
}

/** Orders of a list, as people choose them. */
export const sortLabels = {
  recent: "Les plus récentes",
  date: "Les plus proches",
  amount: "Les mieux payées",
} as const;

/** What narrows a list, as people choose it. */
export const filterCopy = {
  filters: "Filtres",
  filtersOf: (count: number) => `Filtres (${count})`,
  near: "Dans ma zone",
  urgent: "Urgentes",
  liked: "Celles que j’aime",
  budget: "Prix",
  budgets: { "": "Tous les prix", fixe: "Prix fixe", heure: "À l’heure" },
  payment: "Paiement",
  payments: {
    "": "Tous les paiements",
    euros: "En euros",
    jobis: "En Jobi",
    mixte: "En euros et Jobi",
  },
  postedBy: "Publiée par",
  posters: { "": "Tout le monde", particuliers: "Des particuliers", jobbeurs: "Des jobbeurs" },
  proposal: "Ma proposition",
  proposals: {
    "": "Avec ou sans",
    "en-cours": "En cours",
    acceptees: "Acceptée",
    refusees: "Refusée ou expirée",
  },
  noneNear: "Aucune mission ouverte dans votre zone",
  noneNearHelp: "Vous êtes prévenu dès qu’il s’en publie une qui vous correspond.",
  everywhere: "Voir partout",
} as const;

/** What its owner and staff read of a mission that moderators took away. */
export const hiddenCopy = {
  badge: "Masquée",
  title: "Cette mission est masquée par la modération",
  detail:
    "Les autres ne la voient plus et ne peuvent plus y répondre. Le motif et la façon de contester sont dans les notifications et les e-mails de son auteur.",
} as const;
