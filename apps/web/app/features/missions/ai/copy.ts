import type { LikelyHalfDay, PriceBasis } from "@jobami/api/ai/contract";
import { nearbyKm } from "@jobami/api/ai/routes";
import type { SuggestionProblem } from "@jobami/machines/ai/suggestion";

/** Copy of every suggestion. */
export const copy = {
  opening: "Vérification de votre consentement et de vos crédits…",
  writing: "L’IA rédige…",
  stop: "Arrêter",
  title: "Suggestion de l’IA",
  care: "À relire\u00a0: l’IA peut se tromper. Rien n’est envoyé sans vous.",
  field: "Texte proposé",
  dismiss: "Non merci",
  close: "Fermer",
  again: "Une autre (1 crédit)",
  retry: "Réessayer",
  noCredits: "Vous n’avez pas assez de crédits IA",
  noCreditsText: "Cette aide coûte un crédit. Rien n’a été utilisé.",
  buy: "Acheter des crédits",
  checked: "J’ai des crédits, réessayer",
} as const;

/** What one costs, and of how many. */
export const costText = (credits: number | undefined): string =>
  credits === undefined ? "1 crédit IA" : `1 crédit IA sur ${credits}`;

/** Why there is no suggestion; the server's own sentence comes first where it has one. */
export const problemTexts: Readonly<Record<SuggestionProblem, string>> = {
  CHECK_FAILED: "Impossible de vérifier votre consentement IA",
  CREDITS_BUSY: "Trop de requêtes. Veuillez réessayer dans quelques minutes.",
  CREDITS_UNREADABLE: "Vos crédits IA n’ont pas pu être lus.",
  CUT_OFF:
    "Vous êtes hors ligne\u00a0: vérifiez votre connexion, puis réessayez. Aucun crédit n’est compté deux fois.",
  BUSY: "Trop de requêtes. Veuillez réessayer dans quelques minutes.",
  REFUSED: "L’IA n’a rien pu proposer. Aucun crédit n’a été utilisé.",
};

/** A description, in the composer. */
export const describeCopy = {
  ask: "Rédiger avec l’IA",
  action: "rédiger une description",
  take: "Reprendre ce texte",
  few: "Écrivez d’abord quelques mots dans le titre ou la description.",
} as const;

/** A price, in the composer. */
export const priceCopy = {
  ask: "Conseiller un prix avec l’IA",
  action: "conseiller un prix",
  take: (euros: number) => `Mettre ${euros}\u00a0€`,
  noPlace: "Choisissez d’abord la commune.",
} as const;

/** On what a price stands. */
export function basisText({ scope, count, low, median, high }: PriceBasis): string {
  const where =
    scope === "nearby"
      ? `à moins de ${nearbyKm}\u00a0km`
      : "sur tout le site, faute d’assez de missions proches";
  return `D’après ${count} missions semblables conclues ${where}\u00a0: la moitié entre ${low} et ${high}\u00a0€, médiane ${median}\u00a0€.`;
}

/** An answer to a review. */
export const replyCopy = {
  ask: "Proposer une réponse avec l’IA",
  action: "proposer une réponse",
  take: "Reprendre cette réponse",
} as const;

/** Why a mission fits. */
export const fitCopy = {
  ask: "Cette mission me convient-elle\u202f?",
  action: "comparer une mission à votre profil",
  title: "Cette mission et votre profil",
} as const;

/** Half-days that are likely free. */
export const halfDayCopy = {
  ask: "Prévoir mes disponibilités avec l’IA",
  action: "prévoir vos disponibilités",
  title: "Demi-journées sans doute libres",
  lead: "D’après vos missions et indisponibilités des huit dernières semaines, pour les deux semaines à venir.",
} as const;

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** A half-day and how often it was free. */
export function halfDayText({ day, moment, free, weeks }: LikelyHalfDay): string {
  const date = dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(/ 1 /, " 1er ");
  return `${date}, ${moment === "matin" ? "matin" : "après-midi"}\u00a0: libre ${free} semaines sur ${weeks}`;
}
