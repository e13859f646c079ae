import type {
  AppealDetail,
  AppealRow,
  Decision,
  DecisionAbout,
  OwnDecision,
} from "@jobami/api/appeals/contract";
import type { AppealOutcome, AppealSide, AppealSubject } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import type { SanctionKind } from "@jobami/api/people/sanctions";
import { franceZone } from "@jobami/api/places/france-zone";
import { isFeminineKind, type ReportedKind } from "@jobami/api/reports/routes";

/** Words of a decision for those whom it concerns. */
export const words = {
  title: "Décision de modération",
  reasons: "Motif",
  content: "Ce que vous aviez écrit",
  decided: "Décidé le",
  until: "Jusqu’au",
  forEver: "Sans date de fin",
  what: "Où",
  still: "Ce qui reste possible",
  stillSuspended:
    "La personne avec qui une mission a commencé peut toujours la confirmer. Vos Jobi, vos documents et vos messages sont conservés. Écrivez-nous pour recevoir vos données ou supprimer votre compte.",
  contact: "Nous écrire",
  contest: "Contester cette décision",
  contestLead:
    "C’est gratuit. Une autre personne que celle qui a décidé relit tout, vous répond et dit pourquoi. Rien ne change d’ici là.",
  elsewhere: "Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.",
  yourReasons: "Vos raisons",
  yourReasonsHelp: "Dites ce qui a été mal compris, ou ce qui manque.",
  send: "Envoyer mon recours",
  sending: "Envoi en cours…",
  sent: "Votre recours est envoyé. Une autre personne le lit.",
  appeal: "Le recours",
  own: "Vous avez contesté cette décision.",
  others: "Cette décision est contestée.",
  waiting: "Une autre personne la réexamine. Vous lirez sa réponse ici et par e-mail.",
  answer: "La réponse",
  cannot: "Cette décision ne peut plus être contestée ici.",
  home: "Aller à l’accueil",
  retry: "Réessayer",
  unknown: "Cette décision n’existe pas",
  unknownDetail: "L’adresse est peut-être incomplète, ou cette décision ne vous concerne pas.",
  failed: "La décision n’a pas pu être lue.",
} as const;

/** Why a link, or a sending, came to nothing. */
export const problems = {
  INVALID: {
    title: "Ce lien n’est pas valable",
    lead: "Son adresse est peut-être incomplète. Ouvrez-le depuis l’e-mail que vous avez reçu.",
  },
  EXPIRED: {
    title: "Ce lien a expiré",
    lead: "Une décision se conteste pendant six mois.",
  },
  FAILED: {
    title: "La décision n’a pas pu être lue",
    lead: "Vérifiez votre connexion, puis réessayez.",
  },
} as const;

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** « vendredi 27 novembre 2026 à 09:20, heure de Paris » */
export const momentWords = (instant: string): string => `${moment.format(new Date(instant))}, heure de Paris`;

/** Until when a decision can be appealed. */
export const deadlineWords = (until: string): string =>
  `Vous pouvez le faire jusqu’au ${day.format(new Date(until)).replace(/^1 /, "1er ")}.`;

const contents: Record<ReportedKind, string> = {
  comment: "Commentaire",
  mission: "Mission",
  profile: "Profil",
  message: "Message privé",
  review: "Avis",
  offer: "Offre partenaire",
};
const sanctions: Record<SanctionKind, string> = {
  warning: "Avertissement",
  temporary: "Suspension temporaire",
  permanent: "Suspension définitive",
};

/** What a decision is about. */
export const aboutWords = (about: DecisionAbout): string =>
  about.subject === "content" ? contents[about.kind] : sanctions[about.kind];

/** What is in force, in the gender of what it is about. */
export function standingWords({ about, standing }: Pick<Decision, "about" | "standing">): string {
  const e = about.subject === "content" ? isFeminineKind(about.kind) : about.kind !== "warning";
  const said: Record<Decision["standing"], string> = {
    visible: "Visible",
    hidden: e ? "Masquée" : "Masqué",
    inForce: "En vigueur",
    over: e ? "Terminée" : "Terminé",
    lifted: e ? "Levée" : "Levé",
    overturned: e ? "Annulée" : "Annulé",
  };
  return said[standing];
}

export const standingTones = {
  visible: "success",
  hidden: "danger",
  inForce: "danger",
  over: "neutral",
  lifted: "success",
  overturned: "success",
} as const satisfies Record<Decision["standing"], string>;

/** How an appeal ended. */
export const outcomeWords: Record<AppealOutcome, string> = {
  upheld: "La décision est maintenue.",
  overturned: "La décision est annulée.",
  lifted: "La sanction a été levée avant la réponse.",
};

/** Words of the house's queue and of an appeal. */
export const house = {
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
  noWords: "Aucun texte.",
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
  nobody: "Personne ne suit encore ce recours.",
  mine: "Vous suivez ce recours :",
  follows: "suit ce recours :",
  take: "Prendre ce recours",
  handBack: "Le rendre",
  takeOver: "Reprendre ce recours",
  takenByOther: "Quelqu’un d’autre vient de prendre ce recours, ou de le trancher.",
  assignFailed: "Le suivi n’a pas pu être enregistré. Réessayez.",
} as const;

export const sideWords: Record<AppealSide, string> = {
  author: "l’auteur",
  reporter: "la personne qui a signalé",
  sanctioned: "la personne sanctionnée",
};

/** Why who reads cannot judge. */
export const barWords: Record<NonNullable<AppealRow["barred"]>, string> = {
  same: "Vous avez pris cette décision\u00a0: une autre personne tranche.",
  own: "Ce recours vous concerne\u00a0: une autre personne tranche.",
};

/** Whom an appeal waits for. */
export const waitsWords: Record<AppealRow["waitsFor"], string> = {
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

/** How an appeal against one's own decision stands; somebody else judges an open one. */
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

/** Words of what one decided oneself. */
export const own = {
  title: "Mes décisions",
  lead: "Ce que vous avez décidé, et ce qu’en a dit une autre personne quand c’est contesté. Vous ne tranchez pas les recours contre vos décisions.",
  list: "Mes décisions, la plus récente en premier",
  all: "Toutes",
  none: "Aucune décision",
  noneDetail: "Les contenus et les sanctions dont vous décidez arrivent ici.",
  noun: { none: "Aucune décision", one: "décision", many: "décisions" },
} as const;

const decided: Record<OwnDecision["decision"], string> = {
  kept: "laissé visible",
  removed: "masqué",
  restored: "rétabli",
  sanctioned: "prononcé",
};

/** « Commentaire · masqué · une autre personne tranche »; in the gender of what it is about. */
export function ownDecisionDetail({ about, decision, appeal }: OwnDecision): string {
  const e = about.subject === "content" ? isFeminineKind(about.kind) : about.kind !== "warning";
  const said = decision === "kept" && e ? "laissée visible" : `${decided[decision]}${e ? "e" : ""}`;
  const isOpen = appeal !== null && appeal.outcome === null;
  return [
    aboutWords(about),
    said,
    ...(isOpen ? ["vous ne pouvez pas trancher ce recours : une autre personne le fait"] : []),
  ].join(" · ");
}

/** « Commentaire · contesté par l’auteur »; what has no title is called by what it is already. */
export const rowDetail = ({ about, title, side, barred, waitsFor, outcome, assignee }: AppealRow): string =>
  [
    ...(title === "" ? [] : [aboutWords(about)]),
    `contesté par ${sideWords[side]}`,
    outcome === null ? (barred === null ? waitsWords[waitsFor] : barWords[barred]) : outcomeWords[outcome],
    ...(outcome === null && assignee !== null
      ? [assignee.isMe ? "suivi par vous" : `suivi par ${displayText(assignee.name)}`]
      : []),
  ].join(" · ");

/** What the queue counts. */
export const noun = { none: "Aucun recours", one: "recours", many: "recours" };

export const subjectWords: Record<AppealSubject, string> = {
  content: "Contenus signalés",
  sanction: "Sanctions",
};

/** Words of the figures of a year. */
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
