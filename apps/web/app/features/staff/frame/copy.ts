import type { AuditEntry, AuditKind } from "@jobami/api/audit/contract";
import { counted } from "@jobami/api/http/counted";
import { displayText } from "@jobami/api/http/display-text";
import { type Role, roles } from "@jobami/api/http/route";
import { isFeminineKind } from "@jobami/api/reports/routes";

/** Copy of the first pages of staff. */
export const copy = {
  administration: "Administration",
  moderation: "Modération",
  waiting: "À regarder",
  waitingList: "Ce qui demande votre attention",
  nothingWaits: "Rien ne demande votre attention.",
  oldest: "Le plus ancien\u00a0:",
  accounts: "Les comptes",
  suspensions: "Les suspensions",
  journal: "Derniers actes de l’équipe",
  ownJournal: "Vos derniers actes, et ceux qui vous concernent",
  noActs: "Aucun acte pour l’instant. Chaque acte de l’équipe est noté ici, et personne ne peut l’effacer.",
  noOwnActs: "Aucun acte pour l’instant.",
  operator: "L’exploitant du serveur",
  gone: "Un compte supprimé",
  failed: "Cette page n’a pas pu être chargée.",
  offline: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
} as const;

/** Stated to staff who proved who they are in one way alone: what it takes, before and after it is turned on. */
export const secondFactorCopy = {
  title: "Il manque une étape pour entrer",
  why: "L’espace de l’équipe donne accès aux données d’autres personnes\u00a0: il demande la vérification en deux étapes.",
  turnOn: "Activez le code par e-mail dans Sécurité, puis reconnectez-vous.",
  turnOnAction: "Activer la vérification en deux étapes",
  signIn: "Elle est activée, mais cette session a commencé sans code. Reconnectez-vous pour le saisir.",
  signInAction: "Me déconnecter",
} as const;

const number = new Intl.NumberFormat("fr-FR");

/** A figure, as people read it. */
export const figure = (count: number): string => number.format(count);

/** Accounts, by where they stand, in the order of the page. */
export const accountFigures = {
  active: "Comptes actifs",
  newThisWeek: "Inscrits ces 7 derniers jours",
  suspended: "Comptes suspendus",
  deletionsUnderWay: "Suppressions en cours",
  staff: "Membres de l’équipe",
} as const;

/** Suspensions, in the order of the page. */
export const suspensionFigures = {
  running: "En cours",
  endingThisWeek: "Finissent sous 7 jours",
  withoutEnd: "Sans date de fin",
} as const;

const roleLabels: Record<Role, string> = {
  jobutil: "membre",
  jobmodo: "modération",
  jobpadm: "administration",
};

const roleNamed = (value: unknown): string => {
  const role = roles.find((one) => one === value);
  return role === undefined ? "?" : roleLabels[role];
};

const sentences: Record<AuditKind, (entry: AuditEntry, who: string) => string> = {
  "staff.granted": ({ after }, who) => `Rôle «\u202f${roleNamed(after?.role)}\u202f» donné à ${who}`,
  "staff.revoked": ({ before }, who) => `Rôle «\u202f${roleNamed(before?.role)}\u202f» retiré à ${who}`,
  "consents.exported": ({ after }) => exportText(Number(after?.count ?? 0)),
  "verification.accepted": ({ after }, who) => `${documentText(after?.document)} accepté pour ${who}`,
  "verification.refused": ({ after }, who) => `${documentText(after?.document)} refusé à ${who}`,
  "verification.revoked": ({ after }, who) =>
    `${documentText(after?.document)} qui n’est plus accepté pour ${who}`,
  "verification.requested": ({ after }, who) => `${documentText(after?.document)} redemandé à ${who}`,
  "terms.withdrawn": ({ before }) =>
    `CGV ${before?.cgvVersion ?? "?"} et CGU ${before?.cguVersion ?? "?"} retirées avant leur date`,
  "content.kept": ({ after }) => contentText(after?.content, "laissé", " visible"),
  "content.removed": ({ after }) => contentText(after?.content, "masqué"),
  "content.restored": ({ after }) => contentText(after?.content, "rétabli"),
  "dispute.decided": () => "Litige décidé",
  "dispute.reviewed": () => "Décision d’un litige revue",
  "filter.kept": ({ after }) =>
    `Filtre maintenu sur un ${after?.content === "message" ? "message" : "texte"}`,
  "filter.lifted": ({ after }) => `Filtre levé sur un ${after?.content === "message" ? "message" : "texte"}`,
  "update.published": ({ after }) => `Nouveauté annoncée\u00a0: ${String(after?.title ?? "")}`,
  "update.corrected": ({ after }) => `Nouveauté corrigée\u00a0: ${String(after?.title ?? "")}`,
  "sanction.warned": (_, who) => `Avertissement donné à ${who}`,
  "sanction.suspended": ({ after }, who) =>
    `Suspension de ${spanText(Number(after?.hours ?? 0))} pour ${who}`,
  "sanction.banned": (_, who) => `Suspension définitive de ${who}`,
  "sanction.lifted": (_, who) => `Suspension levée pour ${who}`,
  "appeal.upheld": () => "Recours rejeté\u00a0: décision de modération maintenue",
  "appeal.overturned": () => "Recours accepté\u00a0: décision de modération annulée",
  "decisions.exported": ({ after }) =>
    `Décisions de modération téléchargées\u00a0: ${String(after?.year ?? "?")}`,
  "account.factorReset": (_, who) => `Application et codes de secours retirés à ${who}`,
  "address.refused": ({ after }, who) =>
    after?.why === "complaint"
      ? `E-mails arrêtés\u00a0: ${who} les a signalés comme indésirables`
      : `E-mails arrêtés\u00a0: l’adresse de ${who} ne reçoit plus`,
  "address.accepted": (_, who) => `E-mails repris vers l’adresse de ${who}`,
  "account.erasedAgain": (_, who) => `Compte effacé de nouveau après une restauration\u00a0: ${who}`,
  "account.closed": (_, who) => `Compte inactif fermé\u00a0: ${who}`,
  "newsletter.exported": ({ after }) =>
    `Abonnés à la newsletter téléchargés\u00a0: ${figure(Number(after?.count ?? 0))}`,
  "newsletter.removed": () => "Adresse retirée de la newsletter",
  "mail.retried": () => "E-mail relancé",
  "mail.abandoned": () => "E-mail abandonné avant son départ",
  "data.audited": ({ after }) => auditText(Number(after?.broken ?? 0)),
  "promo.created": ({ after }) =>
    `Code promo ${after?.code ?? "?"} créé\u00a0: ${after?.percent ?? "?"}\u00a0%`,
  "promo.disabled": ({ before }) => `Code promo ${before?.code ?? "?"} désactivé`,
  "option.changed": ({ after }, who) => `${optionActText(after?.value)} pour ${who}`,
  "papers.read": ({ subject, after }, who) =>
    subject.kind === "list" ? listText(after?.call) : `Pièces justificatives consultées\u00a0: ${who}`,
  "evidence.read": ({ subject, after }, who) =>
    subject.kind === "list" ? listText(after?.call) : `Échanges ou preuves consultés\u00a0: ${who}`,
  "journal.read": ({ after }) => listText(after?.call),
  "account.read": ({ subject, after }, who) =>
    subject.kind === "list" ? listText(after?.call) : `Compte consulté\u00a0: ${who}`,
  "terms.published": ({ after }) =>
    `CGV ${after?.cgvVersion ?? "?"} et CGU ${after?.cguVersion ?? "?"} annoncées pour le ${dayText(after?.takesEffectOn)}`,
};

/** Lists and journals, by the call that reads them. */
const lists = new Map<unknown, string>([
  ["mail.outbox", "e-mails envoyés"],
  ["consents.register", "registre des consentements"],
  ["newsletter.subscribers", "abonnés à la newsletter"],
  ["staff.administration", "derniers actes de l’équipe"],
  ["staff.moderation", "derniers actes d’un modérateur"],
  ["staff.moderationLog", "journal de modération"],
  ["security.figures", "sécurité"],
  ["data-audits.list", "audits des données"],
  ["data-audits.one", "audit des données"],
  ["messages.contests", "messages contestés"],
  ["verification.queue", "pièces à vérifier"],
  ["reports.cases", "signalements"],
  ["disputes.list", "litiges"],
  ["support.desk", "demandes d’aide"],
  ["people.list", "comptes"],
  ["people.inactive", "comptes inactifs"],
  ["people.birthdays", "anniversaires"],
  ["people.wishes", "vœux envoyés"],
]);

const listText = (call: unknown): string => `Liste consultée\u00a0: ${lists.get(call) ?? "autre"}`;

/** « 36 heures », « 3 jours ». */
export function spanText(hours: number): string {
  if (hours % 24 !== 0 || hours === 24) return counted(hours, "heure");
  return counted(hours / 24, "jour");
}

function auditText(broken: number): string {
  if (broken === 0) return "Audit des données\u00a0: chaque promesse est tenue";
  return `Audit des données\u00a0: ${broken === 1 ? "1 promesse" : `${figure(broken)} promesses`} à reprendre`;
}

function optionActText(value: unknown): string {
  if (value === true) return "Option premium accordée";
  return value === false ? "Option premium retirée" : "Option premium remise à celle de l’offre";
}

function documentText(value: unknown): string {
  if (value === "identity") return "Document d’identité";
  return value === "insurance" ? "Document d’assurance" : "Diplôme ou titre";
}

const contents = new Map<unknown, string>([
  ["comment", "Commentaire"],
  ["mission", "Mission"],
  ["profile", "Profil"],
  ["message", "Message"],
  ["review", "Avis"],
  ["offer", "Offre partenaire"],
  ["picture", "Photo de mission"],
]);

function contentText(kind: unknown, participle: string, more = ""): string {
  return `${contents.get(kind) ?? "Contenu"} ${participle}${isFeminineKind(kind) ? "e" : ""}${more}`;
}

const plainDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

function dayText(value: unknown): string {
  const day = new Date(String(value));
  return Number.isNaN(day.getTime()) ? "?" : plainDay.format(day);
}

function exportText(count: number): string {
  return count === 1
    ? "Registre des consentements téléchargé\u00a0: 1 ligne"
    : `Registre des consentements téléchargé\u00a0: ${figure(count)} lignes`;
}

/** What a person did, in one sentence. */
export function actText(entry: AuditEntry): string {
  const { name } = entry.subject;
  return sentences[entry.kind](entry, name === null ? copy.gone.toLowerCase() : displayText(name));
}

/** Who did it. */
export const actorName = ({ actor }: AuditEntry): string =>
  actor.kind === "operator" ? copy.operator : displayText(actor.name ?? copy.gone);

/** Who did it, and why. */
export function actorText(entry: AuditEntry): string {
  const { reason } = entry;
  const who = actorName(entry);
  return reason === null ? who : `${who} · ${displayText(reason)}`;
}
