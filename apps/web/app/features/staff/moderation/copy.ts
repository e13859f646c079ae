import { displayText } from "@jobami/api/http/display-text";
import type { CaseStatus, ModerationCase, ModerationCaseDetail } from "@jobami/api/reports/contract";
import type { ReportedKind } from "@jobami/api/reports/routes";
import type { ModeratorAction } from "@jobami/machines/moderation/content-report";

/** Copy of the moderators' list and of a reported content. */
export const copy = {
  list: "Signalements",
  listLabel: "Contenus signalés, le plus ancien en premier",
  decidedLabel: "Signalements traités, le plus récent en premier",
  filters: "Filtres",
  state: "État",
  open: "À traiter",
  decided: "Traités",
  kind: "Contenu",
  everyKind: "Tous les contenus",
  source: "Origine",
  everySource: "Toutes les origines",
  people: "Signalés par des personnes",
  filter: "Remarqués par le filtre",
  empty: "Rien n’attend",
  emptyDetail: "Chaque signalement d’un membre ou d’un visiteur arrive ici.",
  none: "Aucun signalement ne correspond",
  noneDetail: "Élargissez les filtres pour en voir d’autres.",
  everything: "Tout afficher",
  case: "Signalement",
  toList: "Revenir à la liste",
  unknown: "Ce signalement n’existe pas",
  unknownDetail: "L’adresse est peut-être incomplète.",
  failed: "Ce signalement n’a pas pu être chargé.",
  content: "Le contenu",
  where: "Voir sur place",
  gone: "Ce contenu n’existe plus",
  goneDetail: "Son auteur l’a supprimé. Voici ce qu’il disait quand il a été signalé.",
  edited: "Il a été modifié depuis. Quand il a été signalé, il disait\u00a0:",
  noText: "Aucun texte.",
  around: "Autour de ce commentaire",
  reported: "Signalé",
  toMission: "Voir la mission",
  reports: "Les signalements",
  author: "Son auteur",
  unnamed: "Un compte supprimé",
  visitor: "visiteur",
  byFilter: "Filtre automatique",
  decision: "La décision",
  reasons: "Motif",
  reasonsHelp: "L’auteur et les personnes qui ont signalé lisent ces mots, avec la façon de contester.",
  saving: "Enregistrement…",
  cancel: "Annuler",
  saved: "La décision est enregistrée, les personnes concernées sont prévenues.",
  decidedByOther: "Quelqu’un d’autre a déjà décidé de ce signalement. Voici sa décision.",
  goneMeanwhile: "Ce contenu n’existe plus. Classez le signalement.",
} as const;

export const kindLabels: Record<ReportedKind, string> = {
  comment: "Commentaire",
  mission: "Mission",
  profile: "Profil",
  message: "Message privé",
  review: "Avis",
  offer: "Offre partenaire",
  picture: "Photo de mission",
};

export const statusLabels: Record<CaseStatus, string> = {
  reported: "À traiter",
  kept: "Laissé visible",
  removed: "Masqué",
  restored: "Rétabli",
  appealed: "Contesté",
  closed: "Clos",
};

export const statusTones = {
  reported: "warning",
  kept: "neutral",
  removed: "danger",
  restored: "success",
  appealed: "warning",
  closed: "neutral",
} as const satisfies Record<CaseStatus, string>;

/** What a moderator can do, and what is stated before it is done. */
export const actionCopy: Record<ModeratorAction, { button: string; confirm: string; help: string }> = {
  remove: {
    button: "Masquer le contenu",
    confirm: "Masquer et prévenir",
    help: "Il disparaît pour tous, sauf son auteur et l’équipe.",
  },
  keep: {
    button: "Laisser visible",
    confirm: "Laisser visible et prévenir",
    help: "Le signalement est classé, rien ne change pour le contenu.",
  },
  restore: {
    button: "Rétablir le contenu",
    confirm: "Rétablir et prévenir",
    help: "Tout le monde le voit de nouveau.",
  },
};

/** « Signalé par 2 personnes · filtre automatique » */
export function sourcesText({ people, isFlagged }: Pick<ModerationCase, "people" | "isFlagged">): string {
  const parts = [
    people === 0 ? null : people === 1 ? "1 personne" : `${people} personnes`,
    isFlagged ? "filtre automatique" : null,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

const oneLine = (text: string) => displayText(text.replace(/\s+/g, " ").trim());

/** The first text of a content, on one line. */
export function excerpt(text: string): string {
  const line = [...oneLine(text)];
  if (line.length === 0) return copy.noText;
  return line.length <= 140 ? line.join("") : `${line.slice(0, 139).join("")}…`;
}

/** Whose it is and who reported it. */
export const caseDetail = (one: ModerationCase): string =>
  [one.author.name === "" ? copy.unnamed : displayText(one.author.name), sourcesText(one)].join(" · ");

/** What the list counts. */
export const noun = { none: "Aucun contenu", one: "contenu" };

/** Who reported, as moderators read it. */
export function reporterText({ source, name }: ModerationCaseDetail["reports"][number]): string {
  if (source === "filter") return copy.byFilter;
  if (name === null) return copy.unnamed;
  return source === "visitor" ? `${displayText(name)} (${copy.visitor})` : displayText(name);
}

/** What is known of the author. */
export function removalsText(removals: number): string {
  if (removals === 0) return "Rien de cette personne n’a été masqué jusqu’ici.";
  return removals === 1
    ? "1 contenu de cette personne est masqué."
    : `${removals} contenus de cette personne sont masqués.`;
}

/** « Masqué par Maud Petit »; who decided before it was contested or closed. */
export const decidedText = ({ status, decidedBy }: ModerationCaseDetail): string =>
  `${status === "appealed" || status === "closed" ? "Décidé" : statusLabels[status]} par ${decidedBy === null ? copy.unnamed.toLowerCase() : displayText(decidedBy)}`;
