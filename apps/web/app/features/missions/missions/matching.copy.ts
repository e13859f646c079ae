import { hasLeft, shortName } from "@jobami/api/http/display-text";
import type { MatchingMission, PublicPerson } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";

/** Copy of the missions that suit a person, and of what people declare of missions. */
export const matchingCopy = {
  matchingLead: "D’après vos services, votre zone et vos disponibilités, les plus près de chez vous d’abord.",
  noMatch: "Aucune mission ne vous correspond pour le moment",
  noMatchHelp:
    "Elles sont choisies d’après les services, la zone et les disponibilités de votre profil. Vous le saurez dès qu’il y en a une.",
  toProfile: "Compléter mon profil",
  forJobbeurs: "Cette liste est celle des jobbeurs",
  forJobbeursHelp:
    "Elle montre les missions qui leur correspondent. Vous demandez un coup de main\u00a0: vos missions et leurs propositions sont dans «\u202fMes missions\u202f».",
  toOwn: "Voir mes missions",
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

/** « Vous avez déjà une mission ce jour-là, pour Léa M. » */
export const bookedText = (owner: PublicPerson): string =>
  `Vous avez déjà une mission ce jour-là${hasLeft(owner) ? "" : `, pour ${shortName(owner)}`}`;

/** Whether one is free on its day; what is agreed counts before one's usual week. */
const freeText = ({ booked, isAvailable }: MatchingMission["fit"]): string[] => {
  if (booked !== null) return [bookedText(booked.owner)];
  return isAvailable ? ["Vous êtes disponible"] : [];
};

/** Why a mission suits a person: « À environ 4 km de vous · Peinture · Vous êtes disponible ». */
export function fitText({ fit, category, subcategory }: MatchingMission): string {
  return [
    fit.km === 0 ? "Dans votre commune" : `À environ ${fit.km}\u00a0km de vous`,
    serviceLabels(category, subcategory).subcategory,
    ...freeText(fit),
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
