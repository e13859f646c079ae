import type { TicketEntry, TicketHead } from "@jobami/api/support/contract";
import {
  maxTicketFiles,
  type TicketCategory,
  type TicketKind,
  type TicketPriority,
  type TicketStatus,
} from "@jobami/api/support/routes";
import type { BadgeProps } from "@jobami/ui/Badge";
import type { TimelineEntry } from "@jobami/ui/Timeline";
import { dayText } from "../../../entities/mission/index.ts";
import type { AskedAbout } from "../../../entities/ticket/index.ts";

const nbsp = "\u00a0";

/** Copy of the help that people ask for, and of what they report as not working. */
export const copy = {
  // Lists.
  filters: "Filtrer les demandes",
  state: "État",
  onGoing: "En cours",
  ended: "Closes",
  toList: "Toutes les demandes",
  // The form.
  category: "Sujet",
  chooseCategory: "Choisissez un sujet.",
  subject: "En une phrase",
  words: "Votre message",
  page: "Page concernée",
  pageHelp: "Son adresse, ou son nom dans le menu. Laissez vide si ce n’est pas une page.",
  browserHelp: "Le nom de votre navigateur part avec le signalement, rien d’autre de votre appareil.",
  files: "Captures d’écran et documents",
  filesHelp: `${maxTicketFiles} en tout au plus. Seule l’équipe les voit.`,
  send: "Envoyer",
  sending: "Envoi en cours…",
  cancel: "Annuler",
  save: "Enregistrer",
  saving: "Enregistrement en cours…",
  saved: "La demande est modifiée.",
  sent: "Votre demande est envoyée.",
  // One ticket.
  failed: "La demande n’a pas pu être chargée.",
  unknown: "Cette demande n’existe pas",
  unknownDetail: "L’adresse est incomplète, ou cette demande est à quelqu’un d’autre.",
  happenings: "Échanges",
  edit: "Modifier",
  editTitle: "Modifier la demande",
  tooLate: "L’équipe a déjà répondu",
  tooLateDetail: "L’équipe y a répondu\u00a0: elle ne se modifie plus. Écrivez un message pour la compléter.",
  back: "Revenir à la demande",
  answer: "Votre message",
  answerFiles: "Joindre des fichiers",
  note: "Note de l’équipe",
  noteHelp: "Personne d’autre que l’équipe ne la lit.",
  kindOfText: "Vous écrivez",
  toRequester: "Une réponse",
  toStaff: "Une note de l’équipe",
  keepNote: "Garder la note",
  resolve: "C’est réglé",
  resolveStaff: "Clore la demande",
  resolved: "La demande est close.",
  reopen: "Cette demande est close. Un message la rouvre.",
  isOver: "Cette demande est close depuis plus de trente jours.",
  about: "À propos",
  number: "Numéro",
  opened: "Ouverte",
  answerBy: "Réponse promise",
  where: "Page",
  browser: "Navigateur",
  team: "L’équipe",
  gone: "Compte supprimé",
  template: "Réponse type",
  chooseTemplate: "Insérer une réponse type…",
  // The queue.
  queueTitle: "Demandes d’aide",
  supportLinks: "Pages du support",
  queueLabel: "Demandes en cours",
  endedLabel: "Demandes closes",
  who: "Confiées à",
  anybody: "Tout le monde",
  me: "Moi",
  unassigned: "Personne",
  kind: "Genre",
  everyKind: "Tous les genres",
  tag: "Étiquette",
  everyTag: "Toutes les étiquettes",
  search: "Numéro ou mots du titre",
  queueEmpty: "Rien n’attend",
  queueEmptyDetail: "Chaque demande a sa réponse.",
  noneFound: "Aucune demande",
  noneFoundDetail: "Aucune demande ne correspond à ces choix.",
  everything: "Tout afficher",
  assignedTitle: "Demandes qui me sont confiées",
  noneAssigned: "Aucune demande ne vous est confiée",
  noneAssignedMember: "Ici s’affichent, pour l’équipe, les demandes que chacun suit.",
  noneAssignedDetail: "Qui répond le premier à une demande la suit.",
  filing: "Suivi",
  priority: "Priorité",
  assignee: "Suivie par",
  take: "La prendre",
  letGo: "La rendre",
  tags: "Étiquettes",
  noTags: "Aucune étiquette n’existe encore.",
  requester: "Demandeur",
  filed: "Le suivi est enregistré.",
  filingFailed: "Le suivi n’a pas pu être enregistré.",
  // Tags and templates.
  staffOnly: "Réservé à l’équipe",
  staffOnlyDetail: "L’équipe range ici ce qui lui sert à répondre.",
} as const;

/** What differs between a question and something that does not work. */
export const kindCopy: Record<
  TicketKind,
  {
    list: string;
    lead: string;
    ask: string;
    title: string;
    formLead: string;
    textHelp: string;
    none: string;
    noneDetail: string;
    noneEnded: string;
    badge: string;
  }
> = {
  help: {
    list: "Mes demandes",
    lead: "Ce que vous avez demandé à l’équipe, et ses réponses.",
    ask: "Nouvelle demande",
    title: "Écrire à l’équipe",
    formLead:
      "Une personne vous répond, du lundi au vendredi de 9\u00a0h à 18\u00a0h. Sa réponse vous est annoncée.",
    textHelp: "Ce que vous vouliez faire, et ce qui s’est passé.",
    none: "Aucune demande en cours",
    noneDetail: "Une question, un doute, un souci\u202f? Écrivez à l’équipe.",
    noneEnded: "Aucune demande n’est encore close.",
    badge: "Demande",
  },
  bug: {
    list: "Mes signalements",
    lead: "Ce qui ne marchait pas, et ce que l’équipe en a fait.",
    ask: "Signaler un problème",
    title: "Signaler un problème",
    formLead: "Dites ce qui ne marche pas sur le site\u00a0: l’équipe le répare et vous répond.",
    textHelp: "Ce que vous avez fait, ce que vous attendiez, et ce qui s’est affiché à la place.",
    none: "Aucun signalement en cours",
    noneDetail: "Un bouton sans effet, une page qui s’affiche mal\u202f? Signalez-le.",
    noneEnded: "Aucun signalement n’est encore clos.",
    badge: "Problème",
  },
};

export const categoryLabels: Record<TicketCategory, string> = {
  account: "Mon compte",
  privacy: "Mes données personnelles",
  mission: "Une mission",
  payment: "Un paiement ou des Jobi",
  safety: "La sécurité ou un comportement",
  technical: "Un problème technique",
  suggestion: "Une idée pour le site",
  beta: "Le programme de bêta-test",
  other: "Autre chose",
};

/** What is stated above the form where the address already states what it is about. */
export const aboutCopy = {
  suggestion: {
    title: "Proposer une idée",
    lead: "Chaque idée est lue. Les plus demandées entrent dans les mises à jour suivantes, et vous savez ce que devient la vôtre.",
    textHelp: "Ce qui vous manque, et ce que cela changerait pour vous.",
  },
  beta: {
    title: "Devenir bêta-testeur",
    lead: "Vous essayez les nouveautés avant tout le monde, et vous dites ce qui va et ce qui ne va pas. Nous vous écrivons à l’ouverture de chaque essai.",
    textHelp: "Ce que vous faites le plus ici, et les appareils que vous utilisez.",
  },
  privacy: {
    title: "Exercer vos droits sur vos données",
    lead: "Savoir ce que nous gardons, corriger, effacer, vous opposer\u00a0: une personne vous répond en un mois au plus, comme la loi le demande.",
    textHelp: "Ce que vous voulez savoir, ou faire changer, et où vous l’avez vu.",
  },
} as const satisfies Record<AskedAbout, { title: string; lead: string; textHelp: string }>;

export const priorityLabels: Record<TicketPriority, string> = {
  low: "Basse",
  normal: "Normale",
  high: "Haute",
  urgent: "Urgente",
};

type Tone = NonNullable<BadgeProps["tone"]>;

/** How it stands, to whoever asked and to staff. */
export function statusLabel(status: TicketStatus, isStaff: boolean): { label: string; tone: Tone } {
  switch (status) {
    case "new":
      return { label: isStaff ? "Nouvelle" : "Envoyée", tone: "info" };
    case "open":
      return { label: isStaff ? "À répondre" : "En cours", tone: "warning" };
    case "answered":
      return { label: isStaff ? "Répondue" : "Réponse reçue", tone: isStaff ? "neutral" : "success" };
    case "resolved":
      return { label: "Close", tone: "neutral" };
  }
}

export const priorityTones: Record<TicketPriority, Tone> = {
  low: "neutral",
  normal: "neutral",
  high: "warning",
  urgent: "danger",
};

/** « au plus tard le 29 décembre », by which an answer is promised. */
export const answerByText = (day: string, now: number): string => `au plus tard le ${dayText(day, now)}`;

/** The same in a row’s facts; none where no answer is promised by a day. */
export const answerPromise = ({ answerBy }: TicketHead, now: number): readonly string[] =>
  answerBy === null ? [] : [`réponse ${answerByText(answerBy, now)}`];

/** « n° 1042 ». */
export const numberText = (number: number): string => `n°${nbsp}${number}`;

/** A ticket among others of its subject, for its tab. */
export const tabTitle = (title: string, { kind, number }: Pick<TicketHead, "kind" | "number">): string =>
  `${title} · ${kindCopy[kind].badge} ${numberText(number)}`;

/** What the queue counts. */
export const noun = { none: "Aucune demande", one: "demande" };

/** What an entry is called, as its reader knows its author. */
export function entryTitle({ kind, isStaff, author }: TicketEntry, isReadByStaff: boolean): string {
  const who = isStaff ? (author ?? copy.team) : isReadByStaff ? (author ?? copy.gone) : "Vous";
  switch (kind) {
    case "said":
    case "answered":
      return who;
    case "noted":
      return `Note de ${who}`;
    case "resolved":
      return who === "Vous" ? "Vous avez clos la demande" : `${who} a clos la demande`;
    case "lapsed":
      return "Close sans nouvelle depuis quatorze jours";
  }
}

export const entryTones: Record<TicketEntry["kind"], NonNullable<TimelineEntry["tone"]>> = {
  said: "neutral",
  answered: "primary",
  noted: "warning",
  resolved: "success",
  lapsed: "neutral",
};

/** What tags and templates are called, in the same places. */
export interface SupportItemCopy {
  title: string;
  lead: string;
  add: string;
  change: string;
  list: string;
  none: string;
  noneDetail: string;
  nameLabel: string;
  added: string;
  removed: string;
  removeQuestion: (name: string) => string;
}

const quoted = (name: string) => `«\u202f${name}\u202f»`;

export const supportItemCopy = {
  name: "Nom",
  nameMissing: "Donnez un nom.",
  text: "Texte",
  textMissing: "Écrivez le texte.",
  remove: "Supprimer",
  keep: "Garder",
  change: "Modifier",
  failed: "Rien n’a été changé. Réessayez.",
  gone: "Cela n’existe plus.",
  named: quoted,
} as const;

export const tagCopy: SupportItemCopy = {
  title: "Étiquettes",
  lead: "De quoi ranger les demandes, partagé par toute l’équipe.",
  add: "Ajouter une étiquette",
  change: "Renommer l’étiquette",
  list: "Étiquettes de l’équipe",
  none: "Aucune étiquette",
  noneDetail: "Ajoutez la première\u00a0: «\u202fPaiement\u202f», «\u202fÀ rappeler\u202f»…",
  nameLabel: "Nom de l’étiquette",
  added: "L’étiquette est enregistrée.",
  removed: "L’étiquette est supprimée.",
  removeQuestion: (name) => `Supprimer ${quoted(name)}\u202f? Elle quitte toutes les demandes.`,
};

export const replyCopy: SupportItemCopy = {
  title: "Réponses types",
  lead: "Ce que l’équipe écrit souvent, partagé par tous ceux qui répondent.",
  add: "Ajouter une réponse type",
  change: "Modifier la réponse type",
  list: "Réponses types de l’équipe",
  none: "Aucune réponse type",
  noneDetail: "Ajoutez celle que vous écrivez le plus souvent.",
  nameLabel: "Nom de la réponse",
  added: "La réponse type est enregistrée.",
  removed: "La réponse type est supprimée.",
  removeQuestion: (name) => `Supprimer ${quoted(name)}\u202f? Personne de l’équipe ne l’aura plus.`,
};
