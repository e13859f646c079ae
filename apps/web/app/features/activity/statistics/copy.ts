import type { Counted, StatisticsFigures } from "@jobami/api/statistics/contract";
import type { StatisticsPeriod, StatisticsSide } from "@jobami/api/statistics/routes";
import type { StatChange } from "@jobami/ui/Stat";
import { sumText } from "../../../entities/price/index.ts";

/** Copy of one's own figures. */
export const copy = {
  title: "Statistiques",
  lead: "Ce que vous avez fait et reçu, comparé à la période d’avant. Vous seul voyez ces chiffres.",
  failed: "Vos chiffres n’ont pas pu être chargés.",
  views: "Vues",
  kinds: "Chiffres de base ou détaillés",
  basic: "L’essentiel",
  advanced: "En détail",
  period: "Période",
  figures: "Chiffres de la période",
  download: "Télécharger (CSV)",
  print: "Imprimer",
  course: "Au fil du temps",
  day: "Jour",
  month: "Mois",
  none: "Rien encore sur cette période",
  publish: "Publier une mission",
  findMissions: "Voir les missions",
  method: "Comment c’est compté",
  methodText:
    "Les jours sont ceux de la France, aujourd’hui compris. Une vue compte quand une personne connectée ouvre votre profil, une fois par jour et par personne\u202f; personne ne sait laquelle. L’argent compte au jour où le paiement a été noté.",
  toFinances: "Voir mes paiements",
} as const;

export const periodLabels: Record<StatisticsPeriod, string> = {
  "7j": "7 jours",
  "30j": "30 jours",
  "12m": "12 mois",
};

/** What the changes of all figures are measured against. */
export const beforeTexts: Record<StatisticsPeriod, string> = {
  "7j": "Comparé aux 7 jours d’avant.",
  "30j": "Comparé aux 30 jours d’avant.",
  "12m": "Comparé aux 12 mois d’avant.",
};

/** What differs between who works and who asks. */
export const sideCopy: Record<
  StatisticsSide,
  {
    missions: string;
    proposals: string;
    accepted: string;
    answer: string;
    answerHelp: string;
    money: string;
    noneHelp: string;
  }
> = {
  jobbeur: {
    missions: "Missions obtenues",
    proposals: "Propositions envoyées",
    accepted: "Propositions acceptées",
    answer: "Temps de réponse",
    answerHelp: "La moitié de vos réponses à un premier message est venue plus vite.",
    money: "Reçu",
    noneHelp:
      "Vos missions, vos propositions, les vues de votre profil et ce que vous recevez se compteront ici, jour après jour.",
  },
  demandeur: {
    missions: "Missions publiées",
    proposals: "Propositions reçues",
    accepted: "Propositions acceptées",
    answer: "Temps de décision",
    answerHelp: "La moitié de vos réponses à une proposition est venue plus vite.",
    money: "Versé",
    noneHelp:
      "Vos missions, les propositions reçues, votre temps de réponse et ce que vous versez se compteront ici, jour après jour.",
  },
};

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** A number as French writes it. */
export const numberText = (value: number): string => number.format(value);

/** « 1 point », « 3 points ». */
export const cases = (count: number, one: string): string =>
  `${number.format(count)}\u00a0${one}${Math.abs(count) >= 2 ? "s" : ""}`;

/** Euros and Jobi; a correction of an earlier period may make them less than nothing. */
export function moneyText(cents: number, jobis: number): string {
  const minus = (value: number, text: string) => (value < 0 ? `\u2212${text}` : text);
  const parts = [
    ...(cents !== 0 || jobis === 0 ? [minus(cents, sumText({ cents: Math.abs(cents), jobis: 0 }))] : []),
    ...(jobis !== 0 ? [minus(jobis, sumText({ cents: 0, jobis: Math.abs(jobis) }))] : []),
  ];
  return parts.join(" et ");
}

/** « 48 min », « 3 h 20 », « 2 jours »; a dash where there is too little. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return "—";
  if (minutes < 1) return "moins d’une minute";
  if (minutes < 60) return `${minutes}\u00a0min`;
  if (minutes >= 48 * 60) return `${Math.round(minutes / (24 * 60))}\u00a0jours`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? "" : `\u00a0${String(rest).padStart(2, "0")}`}`;
}

/** Whether more of something is welcome, less of it, or neither. */
type Wish = "more" | "less" | "neither";

/** How a figure moved since the period before, as text: nothing where there was nothing to compare. */
export function changeOf(
  { now, before }: { now: number | null; before: number | null },
  wish: Wish = "more",
  format: (amount: number) => string = numberText,
): StatChange | undefined {
  if (now === null || before === null || (now === 0 && before === 0)) return undefined;
  if (now === before) return { direction: "same", text: "comme avant", meaning: "neutral" };
  const isUp = now > before;
  const isGood = isUp === (wish === "more");
  return {
    direction: isUp ? "up" : "down",
    text: `${format(Math.abs(now - before))} de ${isUp ? "plus" : "moins"}`,
    meaning: wish === "neither" ? "neutral" : isGood ? "good" : "bad",
  };
}

const dayFormat = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", timeZone: "UTC" });
const monthYear = new Intl.DateTimeFormat("fr-FR", { month: "short", year: "numeric", timeZone: "UTC" });

/** The part of a period: « 3 nov. », « nov. 2026 ». */
export const partText = (start: string, periode: StatisticsPeriod): string =>
  (periode === "12m" ? monthYear : dayFormat).format(new Date(`${start}T00:00:00Z`));

/** Whether nothing at all happened in a period, nor in the one before. */
export function isNothing(figures: StatisticsFigures): boolean {
  const { missions, finished, proposals, views, favorites, reviews, cents, jobis } = figures;
  const isZero = ({ now, before }: Counted) => now === 0 && before === 0;
  return [missions, finished, proposals, views, favorites, reviews, cents, jobis].every(isZero);
}
