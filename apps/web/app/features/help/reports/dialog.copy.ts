import type { ReportedKind } from "@jobami/api/reports/routes";

/** Copy of those who report. */
export const copy = {
  lead: "Une personne de la modération regarde chaque signalement. Votre nom n’est jamais dit à l’auteur.",
  reason: "Ce qui ne va pas",
  details: "Précisez",
  detailsOptional: "Précisez, si cela aide",
  detailsHelp: "Ce qui s’est passé, en quelques mots.",
  name: "Votre nom",
  email: "Votre adresse e-mail",
  emailHelp: "Pour vous dire ce qui est décidé, rien d’autre.",
  send: "Envoyer le signalement",
  sending: "Envoi…",
  cancel: "Annuler",
  close: "Fermer",
  chooseReason: "Choisissez ce qui ne va pas.",
  addDetails: "Dites en quelques mots ce qui ne va pas.",
  done: "Votre signalement est arrivé",
  doneMember: "Vous lirez dans vos notifications ce qui est décidé, et pourquoi.",
  doneVisitor: "Vous recevrez par e-mail ce qui est décidé, et pourquoi.",
  already: "Vous avez déjà signalé ce contenu",
  alreadyDetail: "Il est entre les mains de la modération\u00a0: une fois suffit.",
  gone: "Ce contenu n’est plus là",
  goneDetail: "Son auteur l’a retiré, ou la modération l’a déjà masqué.",
  offline: "Pas de connexion. Vos mots restent ici\u00a0: renvoyez-les quand elle revient.",
  loading: "Chargement…",
} as const;

/** « Signaler ce commentaire » */
export const titles: Record<ReportedKind, string> = {
  comment: "Signaler ce commentaire",
  mission: "Signaler cette mission",
  profile: "Signaler ce profil",
  message: "Signaler ce message",
  review: "Signaler cet avis",
  offer: "Signaler cette offre",
  picture: "Signaler cette photo",
};

/** What can be wrong, in the order in which it is offered; the last one wants text. */
export const reasons = [
  { value: "insult", label: "Propos insultants ou haineux" },
  { value: "fraud", label: "Arnaque, ou fausse identité" },
  { value: "contact", label: "Publicité, ou coordonnées" },
  { value: "illegal", label: "Contenu ou service interdit" },
  { value: "privacy", label: "Données privées de quelqu’un" },
  { value: "other", label: "Autre chose" },
] as const;
export type ReasonKey = (typeof reasons)[number]["value"];

/** A reason as moderators read it. */
export function reasonText(key: ReasonKey, details: string): string {
  const label = reasons.find(({ value }) => value === key)?.label ?? "";
  return details.trim() === "" ? label : `${label}\u00a0: ${details.trim()}`;
}
