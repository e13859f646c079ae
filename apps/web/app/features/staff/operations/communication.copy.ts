import type { OutgoingMail } from "@jobami/api/mail/contract";
import type { MailBudget, MailKind, MailState } from "@jobami/api/mail/routes";
import type { Subscriber } from "@jobami/api/newsletter/contract";
import type { SubscriptionStatus } from "@jobami/api/newsletter/routes";
import { figure, instantText } from "./format.ts";

/** Copy of the outbox and of the subscribers. */
export const copy = {
  mailNoun: { none: "Aucun e-mail", one: "e-mail" },
  subscriberNoun: { none: "Aucune adresse", one: "adresse" },
  filters: "Filtres",
  search: "Rechercher une adresse",
  searchHint: "Une adresse e-mail, ou une partie",
  submit: "Rechercher",
  state: "État",
  everyState: "Tous les états",
  kind: "Destinataire",
  everyKind: "Tous les destinataires",
  figuresFailed: "Les nombres n’ont pas pu être lus.",
  mails: "E-mails, le plus récent en premier",
  mailCounts: "E-mails par état",
  embedded:
    "Ce serveur n’a pas de serveur d’e-mails\u00a0: rien ne quitte la machine, les e-mails se lisent dans sa boîte aux lettres.",
  mailbox: "Ouvrir la boîte aux lettres",
  onlyEnvelopes: "Ni le contenu des e-mails, ni leurs liens, ni leurs codes ne sont montrés ici.",
  retry: "Réessayer",
  retried: "L’e-mail repart tout de suite",
  abandon: "Abandonner",
  abandoned: "L’e-mail est abandonné",
  abandonLoss: "Son contenu est effacé et il ne partira jamais. La personne n’est pas prévenue.",
  keep: "Le garder",
  acts: "Que faire de cet e-mail",
  noMails: "Aucun e-mail pour l’instant",
  noMailsDetail: "Chaque e-mail que le produit envoie passe par ici, et y reste 30\u00a0jours.",
  noneTitle: "Rien ne correspond",
  noneDetail: "Retirez un filtre, ou cherchez avec d’autres mots.",
  everything: "Tout voir",
  subscribers: "Abonnés, la demande la plus récente en premier",
  subscriberCounts: "Abonnés par état",
  download: "Télécharger en CSV",
  remove: "Retirer",
  removed: "L’adresse est retirée",
  removeLoss:
    "L’adresse et ses dates sont effacées pour de bon. Elle pourra s’abonner à nouveau d’elle-même.",
  cancel: "La garder",
  noSubscribers: "Aucun abonné pour l’instant",
  noSubscribersDetail:
    "Les adresses qui demandent la newsletter s’inscrivent ici, puis se confirment par e-mail.",
} as const;

export const mailStateLabels: Record<MailState, string> = {
  queued: "En attente",
  sending: "En cours d’envoi",
  failed: "En échec",
  sent: "Parti",
  dead: "Non remis",
  cancelled: "Abandonné",
};
export const mailStateTones = {
  queued: "neutral",
  sending: "info",
  failed: "warning",
  sent: "success",
  dead: "danger",
  cancelled: "neutral",
} as const satisfies Record<MailState, string>;

/** Why a mail that never left waits. */
export const mailBudgetLabels: Record<MailBudget, string> = {
  recipient: "Beaucoup d’e-mails sont partis vers cette adresse\u00a0: il attend son tour.",
  domain: "Beaucoup d’e-mails sont partis vers ce domaine\u00a0: il attend son tour.",
  network: "Beaucoup d’e-mails ont été causés depuis la même connexion\u00a0: il attend son tour.",
  site: "Beaucoup d’e-mails sont partis du site\u00a0: il attend son tour.",
};

export const mailKindLabels: Record<MailKind, string> = {
  member: "Avec un compte",
  address: "Sans compte",
};

/** States that are counted, each in many. */
export const mailCountCopy = {
  queued: "En attente",
  failed: "En échec, à réessayer",
  sent: "Partis",
  dead: "Non remis",
} as const satisfies Partial<Record<MailState, string>>;

export const subscriberStateLabels: Record<SubscriptionStatus, string> = {
  pending: "À confirmer",
  confirmed: "Abonné",
  ended: "Désabonné",
};
export const subscriberStateTones = {
  pending: "warning",
  confirmed: "success",
  ended: "neutral",
} as const satisfies Record<SubscriptionStatus, string>;
export const subscriberCountCopy = {
  confirmed: "Abonnés",
  pending: "À confirmer",
  ended: "Désabonnés",
} as const satisfies Record<SubscriptionStatus, string>;

const tries = (count: number) => (count === 1 ? "1\u00a0essai" : `${figure(count)}\u00a0essais`);

/** When a mail left, or is tried next, and how often it was. */
export function mailDetail({ state, tries: count, sentAt, nextAt, createdAt, kind }: OutgoingMail): string {
  const facts = [mailKindLabels[kind].toLowerCase(), `demandé le ${instantText(createdAt)}`];
  if (sentAt !== null) facts.push(`parti le ${instantText(sentAt)}`);
  else if (nextAt !== null) facts.push(`prochain essai le ${instantText(nextAt)}`);
  if (count > 0 && state !== "queued") facts.push(tries(count));
  return facts.join(" · ");
}

/** When an address asked, confirmed and left. */
export function subscriberDetail({ askedAt, confirmedAt, endedAt }: Subscriber): string {
  return [
    `demandé le ${instantText(askedAt)}`,
    ...(confirmedAt === null ? [] : [`confirmé le ${instantText(confirmedAt)}`]),
    ...(endedAt === null ? [] : [`fini le ${instantText(endedAt)}`]),
  ].join(" · ");
}

/** The questions before what cannot be undone. */
export const abandonQuestion = ({ subject, to }: OutgoingMail) =>
  `Abandonner «\u202f${subject}\u202f», pour ${to}\u202f?`;
export const removeQuestion = ({ email }: Subscriber) => `Retirer ${email} de la newsletter\u202f?`;
