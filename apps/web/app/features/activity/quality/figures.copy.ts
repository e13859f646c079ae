import type { Figure } from "@jobami/api/quality/contract";
import { answerHours, enoughCases, type QualityPeriod } from "@jobami/api/quality/routes";

/** Copy of the figures of a jobbeur. */
export const copy = {
  title: "Qualité et performance",
  lead: "Comment vous travaillez, en chiffres, et d’où vient chacun. Personne d’autre ne les voit.",
  failed: "Vos chiffres n’ont pas pu être chargés.",
  period: "Période",
  figures: "Chiffres",
  rating: "Note",
  answerRate: "Taux de réponse",
  answerTime: "Temps de réponse",
  acceptance: "Propositions acceptées",
  completion: "Missions menées au bout",
  notes: "Note par critère",
  notesHelp: "La moyenne de ce que les demandeurs ont noté sur la période, de 1 à 5.",
  noNotes: "Les critères viennent avec cinq avis.",
  none: "Pas encore de chiffres",
  noneHelp:
    "Ils viennent des missions que vous faites pour d’autres\u00a0: répondre, proposer, mener au bout.",
  findMissions: "Voir les missions",
  toReviews: "Lire mes avis",
  method: "Comment c’est compté",
  methodText: `Un chiffre se montre à partir de ${enoughCases} cas\u00a0: avant, le hasard pèse trop. Tout vient de ce qui s’est passé ici, sur la période choisie.`,
} as const;

export const periodLabels: Record<QualityPeriod, string> = {
  30: "30 jours",
  90: "90 jours",
  365: "12 mois",
};

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const cases = (count: number, one: string, many = `${one}s`) => `${count}\u00a0${count > 1 ? many : one}`;

/** « 92 % »; a dash where there is too little to go by. */
export const percentText = ({ value }: Figure): string =>
  value === null ? "—" : `${number.format(value)}\u00a0%`;

/** « 48 min », « 3 h 20 », « 2 jours ». */
export function minutesText({ value }: Figure): string {
  if (value === null) return "—";
  const minutes = Math.round(value);
  if (minutes < 1) return "moins d’une minute";
  if (minutes < 60) return `${minutes}\u00a0min`;
  if (minutes >= 48 * 60) return cases(Math.round(minutes / (24 * 60)), "jour");
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? "" : `\u00a0${String(rest).padStart(2, "0")}`}`;
}

/** « 4,6 sur 5 ». */
export const noteText = (value: number): string => `${number.format(value)} sur 5`;

/** That a figure wants more cases, in place of what it means. */
function fewText({ cases: count }: Figure, one: string, many?: string): string {
  return `Pas encore assez\u00a0: ${cases(count, one, many)}, il en faut ${enoughCases}.`;
}
const helpOf = (figure: Figure, meaning: string, one: string, many?: string) =>
  figure.value === null ? fewText(figure, one, many) : meaning;

/** What each figure means, and of how many cases. */
export const helps = {
  rating: (figure: Figure) =>
    helpOf(
      figure,
      `Moyenne de ${cases(figure.cases, "avis", "avis")} de la période. La note de votre profil compte tous vos avis.`,
      "avis",
      "avis",
    ),
  answerRate: (figure: Figure) =>
    helpOf(
      figure,
      `Sur ${cases(figure.cases, "premier message", "premiers messages")} reçus, ceux auxquels vous avez répondu. Seul le premier message d’une conversation compte\u202f; sans réponse, après ${answerHours} heures.`,
      "premier message",
      "premiers messages",
    ),
  answerTime: (figure: Figure) =>
    helpOf(
      figure,
      "La moitié de vos réponses à un premier message est venue plus vite. La suite des conversations ne compte pas.",
      "réponse",
    ),
  acceptance: (figure: Figure) =>
    helpOf(
      figure,
      `Sur ${cases(figure.cases, "proposition")} dont le sort s’est décidé. Celles qui ont fini avec leur mission, annulée ou expirée, ne comptent pas, ni celles que vous avez retirées.`,
      "proposition décidée",
      "propositions décidées",
    ),
  completion: (figure: Figure, finished: number, cancelled: number) =>
    `${helpOf(figure, "Parmi les missions convenues et closes.", "mission close", "missions closes")} ${cases(finished, "terminée")}, ${cases(cancelled, "annulée")}.`,
};
