import { franceZone } from "@jobami/api/places/france-zone";
import { type BadgeFact, type BadgeKey, quickDays, quickHours } from "@jobami/api/quality/badges";
import type { OwnBadge } from "@jobami/api/quality/contract";

/** Copy of badges. */
export const copy = {
  title: "Badges",
  lead: "Ils viennent de ce qui se passe sur Jobami, et ne s’achètent pas. Votre profil montre ceux que vous avez.",
  failed: "Vos badges n’ont pas pu être chargés.",
  earned: "Obtenus",
  toEarn: "À obtenir",
  has: "Obtenu",
  noneEarned: "Pas encore de badge\u00a0: les premiers sont tout près.",
  allEarned: "Vous les avez tous.",
  progress: "Avancement",
  missing: "Il manque",
} as const;

/** What a badge shows of who has it. */
export const meanings: Record<BadgeKey, string> = {
  verified: "Identité et qualification vérifiées par l’équipe, et au moins 5 avis de 4 ou 5.",
  profile: "Toutes les parties du profil sont remplies.",
  first: "Une première mission menée au bout, faite ou demandée.",
  five: "Cinq missions menées au bout.",
  twentyFive: "Vingt-cinq missions menées au bout.",
  quick: `Sur ${quickDays} jours, au moins 5 premiers messages ont eu une réponse, dont 80\u00a0% en ${quickHours} heures.`,
  rated: "Une note d’au moins 4,3, sur 5 avis ou plus.",
};

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const of = (what: string) => (has: number, least: number) =>
  `${what}\u00a0: ${number.format(has)} sur ${number.format(least)}`;

const missing: Record<BadgeFact, (has: number, least: number) => string> = {
  identity: () => "Une pièce d’identité acceptée et en cours de validité",
  qualification: () => "Une qualification acceptée et en cours de validité",
  positiveReviews: of("Avis de 4 ou 5"),
  completeness: (has) => `Le reste de votre profil, rempli à ${number.format(has)}\u00a0%`,
  missions: of("Missions terminées"),
  answers: of("Premiers messages auxquels vous avez répondu"),
  quickShare: (has, least) =>
    `Réponses en ${quickHours} heures\u00a0: ${number.format(has)}\u00a0% sur ${number.format(least)}\u00a0% attendus`,
  reviews: of("Avis reçus"),
  rating: (has, least) => `Note\u00a0: ${number.format(has)}, il faut ${number.format(least)}`,
};

/** What a badge still wants, a phrase for each thing. */
export const missingText = (badge: Pick<OwnBadge, "missing">): string[] =>
  badge.missing.map(({ fact, has, least }) => missing[fact](has, least));

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** « Depuis le 17 octobre 2026 ». */
export const sinceText = (instant: string): string =>
  `Depuis le ${day.format(new Date(instant)).replace(/^1 /, "1er ")}`;

/** Where something can be done for a badge. */
export const stepLabels: Partial<Record<BadgeKey, string>> = {
  verified: "Ma vérification",
  profile: "Compléter mon profil",
};
