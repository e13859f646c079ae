import { franceZone } from "@jobami/api/places/france-zone";
import type {
  VerificationDocument,
  VerificationStanding,
  WaitingPerson,
} from "@jobami/api/verification/contract";
import type { DocumentCheck, DocumentKind, DocumentStatus } from "@jobami/api/verification/routes";

/** Copy of what one proves of oneself. */
export const copy = {
  title: "Vérification",
  lead: "Ces documents restent privés\u00a0: vous et l’équipe de vérification êtes seuls à les voir.",
  badgeTitle: "Le badge «\u202fVérifié\u202f»",
  badgeGiven: "Votre profil porte le badge «\u202fVérifié\u202f».",
  badgeMissing: "Il apparaît sur votre profil quand les trois conditions sont réunies.",
  identityGround: "Pièce d’identité acceptée et valable",
  qualificationGround: "Au moins un diplôme ou titre accepté",
  held: "Rempli",
  missing: "Manque encore",
  documents: "Mes documents",
  none: "Vous n’avez encore rien envoyé.",
  send: "Envoyer un document",
  kind: "Ce que j’envoie",
  titleField: "Intitulé du diplôme ou du titre",
  titleHelp: "Par exemple\u00a0: CAP Jardinier paysagiste.",
  expiresOn: "Valable jusqu’au",
  expiresHelp: "Le dernier jour, écrit sur le document.",
  file: "Le document",
  fileHelp: "Entier, net et lisible.",
  fileMissing: "Ajoutez un fichier, et attendez qu’il soit envoyé.",
  submit: "Envoyer pour vérification",
  submitting: "Envoi…",
  submitted: "Votre document est envoyé. La décision vous sera annoncée.",
  withdraw: "Retirer",
  withdrawing: "Retrait…",
  withdrawn: "Le document est retiré.",
  keep: "Le garder",
  open: "Voir le fichier",
  failed: "Vos documents n’ont pas pu être chargés.",
  offline: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
  notSent: "Le document n’a pas pu être envoyé. Réessayez.",
  company: "Mon entreprise",
  companyLead: "Votre SIRET est comparé au registre public des entreprises.",
  siret: "SIRET",
  siretHelp: "14\u00a0chiffres. Les espaces ne comptent pas.",
  check: "Vérifier",
  checking: "Vérification…",
  companySaved: "Votre entreprise est vérifiée.",
  removeCompany: "Retirer mon entreprise",
  removing: "Retrait…",
} as const;

/** The longest text of a reason. */
export const mostOfReason = 500;

/** What a document proves. */
export const kindLabels: Record<DocumentKind, string> = {
  identity: "Pièce d’identité",
  qualification: "Diplôme ou titre",
  insurance: "Attestation d’assurance",
};

export const statusLabels: Record<DocumentStatus, string> = {
  submitted: "Déposé",
  reviewing: "En examen",
  accepted: "Accepté",
  refused: "Refusé",
  revoked: "Plus accepté",
  requested: "À renvoyer",
  expired: "Expiré",
  replaced: "Remplacé",
};

export const statusTones = {
  submitted: "neutral",
  reviewing: "info",
  accepted: "success",
  refused: "danger",
  revoked: "danger",
  requested: "warning",
  expired: "warning",
  replaced: "neutral",
} as const satisfies Record<DocumentStatus, string>;

const plainDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** What a document is called. */
export const nameOf = ({ kind, title }: Pick<VerificationDocument, "kind" | "title">) =>
  title === null ? kindLabels[kind] : `${kindLabels[kind]}\u00a0: ${title}`;

/** What holds no longer, or never did, states no day until which it would. */
const never: ReadonlySet<DocumentStatus> = new Set(["refused", "revoked", "requested", "replaced"]);

/** When it was sent, and until when it holds. */
export function detailOf({ submittedAt, expiresOn, status }: VerificationDocument): string {
  const sent = `Envoyé le ${day.format(new Date(submittedAt))}`;
  if (expiresOn === null || never.has(status)) return sent;
  const last = plainDay.format(new Date(expiresOn));
  return `${sent} · ${status === "expired" ? `expiré depuis le ${last}` : `valable jusqu’au ${last}`}`;
}

/** « 3 avis positifs sur 5 » */
export const reviewsGround = ({ positiveReviews }: VerificationStanding["badge"], wanted: number) =>
  `Au moins ${wanted}\u00a0avis positifs (${positiveReviews} aujourd’hui)`;

/** What is asked before a document goes. */
export const withdrawQuestion = (document: VerificationDocument) =>
  `Retirer «\u202f${nameOf(document)}\u202f»\u202f?`;

/** What is lost with it. */
export function withdrawLosses({ status }: VerificationDocument): [string, ...string[]] {
  return status === "accepted"
    ? [
        "Le fichier est effacé.",
        "S’il vous vaut le badge «\u202fVérifié\u202f», votre profil ne le porte plus.",
      ]
    : ["Le fichier est effacé."];
}

export const companyText = (name: string, siret: string, checkedAt: string) =>
  `${name}, SIRET ${siret.replace(/(\d{3})(\d{3})(\d{3})(\d{5})/, "$1\u202f$2\u202f$3\u202f$4")}. Vérifiée au registre le ${day.format(new Date(checkedAt))}.`;

/** What staff checks of a document. */
export const checkLabels: Record<DocumentCheck, string> = {
  whole: "Il est entier, lisible et sans trace de retouche",
  face: "La photo montre nettement un visage, le même que sur le profil s’il en montre un",
  name: "Le nom et le prénom sont ceux du compte",
  birth: "La date de naissance se lit, et c’est celle d’une personne majeure",
  validity: "La date de fin est celle qui est indiquée, et elle n’est pas passée",
  title: "Le diplôme ou le titre est celui qui est indiqué",
  issuer: "L’organisme et la date de délivrance se lisent",
  activity: "Les services proposés sont couverts",
};

const shortChecks: Record<DocumentCheck, string> = {
  whole: "document entier",
  face: "visage",
  name: "nom",
  birth: "naissance",
  validity: "date de fin",
  title: "intitulé",
  issuer: "organisme",
  activity: "services couverts",
};

/** What was checked of a document that was accepted; null where no one noted it. */
export const checkedText = ({ checks }: Pick<VerificationDocument, "checks">): string | null =>
  checks.length === 0 ? null : `Contrôlé\u00a0: ${checks.map((check) => shortChecks[check]).join(", ")}.`;

/** Copy of those who decide. */
export const staffCopy = {
  title: "Documents à vérifier",
  list: "Personnes qui attendent, la plus ancienne en premier",
  filters: "Filtres",
  state: "État",
  openState: "À traiter",
  empty: "Rien n’attend",
  emptyDetail: "Chaque document envoyé par un membre arrive ici.",
  taken: "En examen",
  waiting: "À prendre",
  open: "Ouvrir le document",
  unopened: "Le document n’est envoyé que si vous l’ouvrez, et chaque ouverture est notée.",
  checks: "Ce que vous avez contrôlé sur le document",
  checksHelp: "Tout doit être coché pour l’accepter.",
  accept: "Accepter",
  accepting: "Enregistrement…",
  refuse: "Refuser",
  reason: "Motif du refus",
  reasonHelp: "La personne lit ces mots. Dites-lui quoi envoyer.",
  confirmRefusal: "Refuser et prévenir",
  back: "Annuler",
  decidedByOther: "Quelqu’un d’autre a déjà décidé de ce document, ou la personne l’a remplacé.",
  decided: "La décision est enregistrée, la personne est prévenue.",
  others: "Déjà décidés",
  revoke: "Revenir sur l’acceptation",
  revokeAct: "Ce que devient ce document",
  noLonger: "Ne plus l’accepter",
  noLongerHelp: "Il est faux, d’une autre personne, ou a été accepté par erreur.",
  again: "Le demander à nouveau",
  againHelp: "Il en faut un plus net, ou à jour.",
  revokeEffect:
    "Dans les deux cas, il cesse aussitôt de compter\u00a0: le badge «\u202fVérifié\u202f» tombe s’il en dépend.",
  revokeReason: "Motif",
  confirmRevocation: "Enregistrer et prévenir",
  next: "Personne suivante",
  toQueue: "Revenir à la liste",
  nothingLeft: "Plus rien n’attend de cette personne.",
  unknown: "Cette personne n’existe pas",
  unknownDetail: "Son compte a peut-être été supprimé.",
  failed: "Ces documents n’ont pas pu être chargés.",
} as const;

/** What waits of a person, and since when. */
export const waitingDetail = ({ kinds, email }: WaitingPerson) =>
  `${kinds.map((kind) => kindLabels[kind]).join(", ")} · ${email}`;

/** What the queue counts. */
export const noun = { none: "Personne n’attend", one: "personne attend", many: "personnes attendent" };
