import type { AppealDetail, AppealRow, OwnDecision } from "@jobami/api/appeals/contract";
import type { AppealSide, AppealSubject } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import { isFeminineKind } from "@jobami/api/reports/routes";
import { aboutText, outcomeLabels } from "../../help/decisions/index.ts";

/** Copy of the team's queue and of an appeal. */
export const appealsCopy = {
  list: "Recours",
  lead: "Une autre personne que celle qui a décidé relit, et les deux côtés lisent sa réponse.",
  openLabel: "Recours en attente, le plus ancien en premier",
  decidedLabel: "Recours tranchés, le plus récent en premier",
  filters: "Filtres",
  state: "État",
  open: "En attente",
  decided: "Tranchés",
  none: "Aucun recours",
  noneOpen: "Personne n’attend de réponse.",
  noneDecided: "Les recours tranchés sont rangés ici.",
  toList: "Revenir aux recours",
  unknown: "Ce recours n’existe pas",
  unknownDetail: "L’adresse est peut-être incomplète.",
  failed: "Le recours n’a pas pu être lu.",
  plea: "Ce que dit la personne",
  noPlea: "Ces mots ont été effacés avec le compte.",
  first: "La décision contestée",
  content: "Le contenu",
  noText: "Aucun texte.",
  facts: "En bref",
  person: "Concerne",
  gone: "Un compte supprimé",
  by: "Décidé par",
  operator: "L’exploitant du serveur",
  at: "Décidé le",
  madeAt: "Contesté le",
  madeBy: "Contesté par",
  inForce: "État de la décision",
  judge: "Votre décision",
  uphold: "Maintenir la décision",
  overturn: "Annuler la décision",
  upholdHelp: "Rien ne change.",
  reasons: "Motif",
  reasonsHelp: "Les deux côtés lisent ces mots. C’est le dernier mot de l’équipe.",
  decide: "Trancher et prévenir",
  saving: "Enregistrement…",
  saved: "Le recours est tranché, les personnes concernées sont prévenues.",
  decidedByOther: "Quelqu’un d’autre a déjà tranché ce recours. Voici sa décision.",
  goneMeanwhile: "Ce contenu n’existe plus\u00a0: maintenez la décision, en le disant.",
  toCase: "Voir le signalement",
  mineState: "Suivis par moi",
  noneMine: "Vous ne suivez aucun recours.",
  who: "Suivi",
  unassigned: "Personne ne suit encore ce recours.",
  mine: "Vous suivez ce recours :",
  follows: "suit ce recours :",
  take: "Prendre ce recours",
  handBack: "Le rendre",
  takeOver: "Reprendre ce recours",
  takenByOther: "Quelqu’un d’autre vient de prendre ce recours, ou de le trancher.",
  assignFailed: "Le suivi n’a pas pu être enregistré. Réessayez.",
} as const;

export const sideLabels: Record<AppealSide, string> = {
  author: "l’auteur",
  reporter: "la personne qui a signalé",
  sanctioned: "la personne sanctionnée",
};

/** Why who reads cannot judge. */
export const barTexts: Record<NonNullable<AppealRow["barred"]>, string> = {
  same: "Vous avez pris cette décision\u00a0: une autre personne tranche.",
  own: "Ce recours vous concerne\u00a0: une autre personne tranche.",
};

/** Whom an appeal waits for. */
export const waitsTexts: Record<AppealRow["waitsFor"], string> = {
  moderator: "Attend la modération",
  administrator: "Attend l’administration",
  operator: "Attend l’exploitant du serveur\u00a0: personne d’autre de l’équipe ne peut trancher",
};

/** What overturning does. */
export function overturnHelp({ about, standing }: Pick<AppealDetail, "about" | "standing">): string {
  if (about.subject === "content")
    return standing === "hidden" ? "Tout le monde revoit le contenu." : "Le contenu est masqué.";
  if (about.kind === "warning") return "L’avertissement est retiré.";
  return standing === "inForce" ? "Le compte rouvre tout de suite." : "La sanction ne compte plus.";
}

/** How an appeal against one's own decision stands; another person judges an open one. */
export const appealStateOf = (appeal: OwnDecision["appeal"]) => {
  if (appeal === null) return "none";
  return appeal.outcome ?? "open";
};

export const appealStates = {
  none: { label: "Pas de recours", tone: "neutral" },
  open: { label: "Recours en attente", tone: "warning" },
  upheld: { label: "Maintenue", tone: "success" },
  overturned: { label: "Annulée", tone: "danger" },
  lifted: { label: "Levée avant", tone: "neutral" },
} as const;

/** Copy of what one decided oneself. */
export const own = {
  title: "Mes décisions",
  lead: "Ce que vous avez décidé, et ce qu’en a dit une autre personne quand c’est contesté. Vous ne tranchez pas les recours contre vos décisions.",
  list: "Mes décisions, la plus récente en premier",
  none: "Aucune décision",
  noneDetail: "Les contenus et les sanctions dont vous décidez arrivent ici.",
  noun: { none: "Aucune décision", one: "décision", many: "décisions" },
} as const;

const decided: Record<OwnDecision["decision"], string> = {
  visible: "laissé visible",
  removed: "masqué",
  restored: "rétabli",
  sanctioned: "prononcé",
};

/** « Commentaire · masqué · une autre personne tranche »; in the gender of what it is about. */
export function ownDecisionDetail({ about, decision, appeal }: OwnDecision): string {
  const e = about.subject === "content" ? isFeminineKind(about.kind) : about.kind !== "warning";
  const done = decision === "visible" && e ? "laissée visible" : `${decided[decision]}${e ? "e" : ""}`;
  const isOpen = appeal !== null && appeal.outcome === null;
  return [
    aboutText(about),
    done,
    ...(isOpen ? ["vous ne pouvez pas trancher ce recours : une autre personne le fait"] : []),
  ].join(" · ");
}

/** « Commentaire · contesté par l’auteur »; what has no title is called by what it is already. */
export const rowDetail = ({ about, title, side, barred, waitsFor, outcome, assignee }: AppealRow): string =>
  [
    ...(title === "" ? [] : [aboutText(about)]),
    `contesté par ${sideLabels[side]}`,
    outcome === null ? (barred === null ? waitsTexts[waitsFor] : barTexts[barred]) : outcomeLabels[outcome],
    ...(outcome === null && assignee !== null
      ? [assignee.isMe ? "suivi par vous" : `suivi par ${displayText(assignee.name)}`]
      : []),
  ].join(" · ");

/** What tells an appeal from others about the same kind of decision. */
export const contestedText = ({ title, person, side }: AppealDetail): string =>
  `${displayText(title) || displayText(person ?? appealsCopy.gone)}, contesté par ${sideLabels[side]}`;

/** What the queue counts. */
export const noun = { none: "Aucun recours", one: "recours", many: "recours" };

export const subjectLabels: Record<AppealSubject, string> = {
  content: "Contenus signalés",
  sanction: "Sanctions",
};

/** Copy of the figures of a year. */
export const figures = {
  title: "Décisions et recours, par année",
  failed: "Les chiffres des recours n’ont pas pu être lus.",
  year: "Année",
  table: (year: number) => `Décisions et recours de ${year}`,
  subject: "Objet",
  decisions: "Décisions",
  appeals: "Recours",
  waiting: "En attente",
  upheld: "Maintenues",
  overturned: "Annulées",
  lifted: "Levées avant",
  reasonsFile: "Télécharger les motifs (CSV)",
  figuresFile: "Télécharger les chiffres (CSV)",
  note: "Les décisions comptent l’année où elles sont prises, les recours celle où ils sont faits. Les fichiers ne nomment personne, et chaque téléchargement est noté dans le journal.",
} as const;
