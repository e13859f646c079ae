import { franceZone } from "@jobami/api/places/france-zone";
import { usualDaysBetweenUpdates } from "@jobami/api/updates/routes";

const nbsp = "\u00a0";

/** Copy of what is new. */
export const copy = {
  noun: { none: "Aucune nouveauté", one: "nouveauté" },
  title: "Nouveautés",
  lead: `Ce que le site sait faire de plus. Il en vient tous les ${usualDaysBetweenUpdates}${nbsp}jours environ\u00a0: vous en êtes prévenu ici et par e-mail, selon vos choix.`,
  choices: "Mes choix de notification",
  list: "Ce qui est nouveau",
  failed: "Les nouveautés n’ont pas pu être lues.",
  none: "Rien de nouveau pour l’instant",
  noneDetail: "La prochaine nouveauté s’affichera ici.",
  idea: "Proposer une idée",
  // Staff’s page.
  adminLead: "Une nouveauté part aussitôt à toutes les personnes qui ont un compte, et reste lisible ici.",
  announce: "Annoncer une nouveauté",
  published: "La nouveauté est annoncée.",
  corrected: "La nouveauté est corrigée.",
  notSent: "La nouveauté n’a pas pu être enregistrée.",
  titleField: "Titre",
  titleHelp: "Ce que l’on peut faire maintenant, en une phrase.",
  textField: "Texte",
  textHelp: "À quoi cela sert et où le trouver. Les retours à la ligne sont gardés.",
  send: "Annoncer à tout le monde",
  sending: "Annonce…",
  question: "Annoncer cette nouveauté\u202f?",
  consequence:
    "Toutes les personnes qui ont un compte en sont prévenues. Une annonce ne se retire pas, elle se corrige.",
  confirm: "Annoncer",
  back: "Relire encore",
  correct: "Corriger",
  save: "Enregistrer",
  saving: "Enregistrement…",
  cancel: "Annuler",
  gone: "Cette nouveauté n’existe plus.",
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** The day of an announcement. */
export const dayText = (instant: string): string => day.format(new Date(instant)).replace(/^1 /, "1er ");

const dayMs = 24 * 3_600_000;

/** What staff reads once nothing was announced for longer than was promised; null before [POL-15]. */
export function dueText(last: string, now: number): string | null {
  const days = Math.floor((now - Date.parse(last)) / dayMs);
  if (days <= usualDaysBetweenUpdates) return null;
  return `La dernière date d’il y a ${days}${nbsp}jours. Il en est promis une tous les ${usualDaysBetweenUpdates}${nbsp}jours environ.`;
}

/** How many were informed. */
export function notifiedText(notified: number): string {
  if (notified === 0) return "Envoi en cours";
  return notified === 1 ? "1 personne prévenue" : `${notified.toLocaleString("fr-FR")} personnes prévenues`;
}
