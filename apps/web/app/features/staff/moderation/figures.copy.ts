import type { LogKind } from "@jobami/api/audit/contract";
import { franceZone } from "@jobami/api/places/france-zone";
import type { ReportStats } from "@jobami/api/reports/contract";
import type { Period } from "@jobami/api/staff/routes";

/** Copy of the log of moderators and of their figures. */
export const copy = {
  filters: "Filtres",
  act: "Acte",
  everyAct: "Tous les actes",
  period: "Période",
  everyPeriod: "Depuis le début",
  log: "Décisions de la modération, la plus récente en premier",
  reads: "Consultations par l’équipe, la plus récente en premier",
  noReason: "Aucun motif.",
  empty: "Aucune décision pour l’instant",
  emptyDetail: "Chaque décision est notée ici avec son motif, et personne ne peut l’effacer.",
  none: "Aucune décision ne correspond",
  noReads: "Aucune consultation ne correspond",
  noneDetail: "Élargissez les filtres pour en voir d’autres.",
  everything: "Tout afficher",
  statsFailed: "Les chiffres n’ont pas pu être lus.",
  table: "Contenus signalés, par type",
  noReports: "Aucun signalement sur cette période",
  noReportsDetail: "Les chiffres viennent avec les premiers signalements.",
  total: "Ensemble",
  kind: "Contenu",
  received: "Signalés",
  waiting: "À traiter",
  kept: "Laissés visibles",
  removed: "Masqués",
  restored: "Rétablis",
  closed: "Dont clos",
  median: "Délai médian",
  note: "Un contenu compte une fois, quel que soit le nombre de signalements. Le délai va du premier signalement à la première décision\u202f; la moitié des contenus attend moins. Un contenu est clos quand sa décision ne peut plus être contestée.",
} as const;

export const periodLabels: Record<Period, string> = {
  week: "7 derniers jours",
  month: "30 derniers jours",
  quarter: "3 derniers mois",
  year: "12 derniers mois",
};

export const actChoices: Record<LogKind, string> = {
  "content.removed": "Masqué",
  "content.kept": "Laissé visible",
  "content.restored": "Rétabli",
  "dispute.decided": "Litige décidé",
  "dispute.reviewed": "Litige revu",
  "filter.lifted": "Filtre levé",
  "filter.kept": "Filtre maintenu",
  "sanction.warned": "Avertissement",
  "sanction.suspended": "Suspension temporaire",
  "sanction.banned": "Suspension définitive",
  "sanction.lifted": "Suspension levée",
  "papers.read": "Pièces consultées",
  "evidence.read": "Preuves consultées",
  "journal.read": "Listes et journaux consultés",
  "account.read": "Comptes consultés",
  "appeal.upheld": "Recours rejeté",
  "appeal.overturned": "Recours accepté",
};

const number = new Intl.NumberFormat("fr-FR");

/** A figure, as people read it. */
export const figure = (count: number): string => number.format(count);

/** What the log counts. */
export const decisionNoun = { none: "Aucune décision", one: "décision" };
export const lookNoun = { none: "Aucune consultation", one: "consultation" };

const times = (count: number, one: string) => `${figure(count)} ${one}${count > 1 ? "s" : ""}`;
const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** How long something took, to the unit that matters. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return "—";
  if (seconds < minuteSeconds) return "moins d’une minute";
  if (seconds < hourSeconds) return times(Math.round(seconds / minuteSeconds), "minute");
  if (seconds < 2 * daySeconds) return times(Math.round(seconds / hourSeconds), "heure");
  return times(Math.round(seconds / daySeconds), "jour");
}

/** All of it in a sentence or two, for whoever reads no table. */
export function summary({ total, sources }: ReportStats): string {
  const people = sources.person + sources.visitor;
  const decided = total.received - total.waiting;
  return [
    `${times(total.received, "contenu")} ${total.received > 1 ? "signalés" : "signalé"} : ${figure(decided)} ${decided > 1 ? "traités" : "traité"}, ${figure(total.waiting)} à traiter.`,
    `${times(people, "signalement")} de personnes (dont ${times(sources.visitor, "visiteur")}), ${figure(sources.filter)} du filtre automatique.`,
    ...(total.medianSeconds === null
      ? []
      : [
          `La moitié attend moins de ${durationText(total.medianSeconds).replace(/^moins d’/, "")} la première décision.`,
        ]),
  ].join(" ");
}

const instant = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: franceZone,
});

/** When something was decided, to the minute. */
export const instantText = (iso: string): string => instant.format(new Date(iso));
