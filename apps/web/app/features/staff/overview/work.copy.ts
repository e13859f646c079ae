import { counted } from "@jobami/api/http/counted";
import type { WorkFigure } from "@jobami/api/staff/contract";
import type { WorkKind } from "@jobami/api/staff/routes";

/** What each kind counts, in its number. */
const kinds: Record<WorkKind, readonly [one: string, many: string]> = {
  reports: ["contenu signalé à examiner", "contenus signalés à examiner"],
  appeals: ["recours à trancher", "recours à trancher"],
  disputes: ["litige à trancher", "litiges à trancher"],
  contests: ["filtrage contesté à revoir", "filtrages contestés à revoir"],
  tickets: ["demande d’aide à traiter", "demandes d’aide à traiter"],
  bugs: ["problème signalé à traiter", "problèmes signalés à traiter"],
  papers: ["personne dont les documents attendent", "personnes dont les documents attendent"],
  factors: [
    "membre de l’équipe sans vérification en deux étapes",
    "membres de l’équipe sans vérification en deux étapes",
  ],
};

const about = ({ countIsEstimated }: WorkFigure, text: string): string =>
  countIsEstimated ? `environ ${text}` : text;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** « 6 demandes d’aide à traiter », « Environ 1 200 personnes dont les documents attendent ». */
export function kindTitle(kind: WorkKind, figure: WorkFigure): string {
  const [one, many] = kinds[kind];
  return capitalised(about(figure, counted(figure.totalCount, one, many)));
}

/** A part of what waits: what is given to who reads, what has waited for too long. */
export const figureText = (part: "mine" | "late", figure: WorkFigure): string =>
  part === "mine"
    ? `dont ${about(figure, `${figure.totalCount.toLocaleString("fr-FR")} à vous`)}`
    : `dont ${about(figure, `${figure.totalCount.toLocaleString("fr-FR")} en retard`)}`;

const dayHours = 24;

/** How long staff lets something wait. */
export function targetText(hours: number | null): string {
  if (hours === null)
    return "Sans elle, l’espace de l’équipe leur reste fermé. Rappelez-leur de l’activer dans Sécurité.";
  const isInDays = hours % dayHours === 0 && hours > dayHours;
  return `Objectif\u00a0: ${isInDays ? counted(hours / dayHours, "jour") : counted(hours, "heure")}`;
}
