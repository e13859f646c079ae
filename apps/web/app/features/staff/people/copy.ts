import type { Role } from "@jobami/api/http/route";
import type { PersonFacts } from "@jobami/api/people/contract";
import { closure, type InactivityMonths, type PersonState, reminderDays } from "@jobami/api/people/routes";
import type { SanctionKind } from "@jobami/api/people/sanctions";
import { franceZone } from "@jobami/api/places/france-zone";
import type { BadgeProps } from "@jobami/ui/Badge";
import type { UserType } from "./people-search.ts";

type Tone = NonNullable<BadgeProps["tone"]>;

/** Copy of the accounts. */
export const copy = {
  list: "Comptes, le plus récent en premier",
  filters: "Filtrer les comptes",
  search: "Nom ou adresse e-mail",
  role: "Rôle",
  everyRole: "Tous les rôles",
  userType: "Genre",
  everyType: "Jobbeurs et demandeurs",
  state: "État",
  everyState: "Tous les états",
  gone: "Compte supprimé",
  never: "Jamais venu",
  noneTitle: "Aucun compte ne correspond",
  noneDetail: "Retirez un filtre, ou cherchez avec d’autres mots.",
  everything: "Tout afficher",
  failed: "Le compte n’a pas pu être chargé.",
  unknown: "Ce compte n’existe pas",
  unknownDetail: "L’adresse est incomplète, ou ce compte n’a jamais existé.",
  toList: "Tous les comptes",
  // One account.
  facts: "Le compte",
  email: "Adresse",
  emailVerified: "vérifiée",
  emailUnverified: "non vérifiée",
  registered: "Inscription",
  lastHere: "Dernière venue",
  plan: "Offre",
  verified: "Badge vérifié",
  yes: "Oui",
  no: "Non",
  secondFactor: "Deux étapes",
  on: "Activées",
  off: "Désactivées",
  missions: "Missions publiées",
  proposals: "Propositions",
  agreed: "Accords conclus",
  cases: "Contenus signalés",
  noCase: "Aucun contenu de cette personne n’a été signalé.",
  documents: "Documents",
  seeDocuments: "Voir les documents",
  seeProfile: "Voir le profil",
  history: "Sanctions et rôles",
  historyList: "Sanctions et rôles, le plus récent en premier",
  noHistory: "Aucune sanction, aucun changement de rôle.",
  noReason: "Sans motif",
  // What is done.
  acts: "Agir sur le compte",
  reason: "Motif",
  cancel: "Annuler",
  sending: "Envoi en cours…",
  isOwn: "C’est votre compte\u00a0: un autre administrateur peut agir dessus.",
  isAdministrator: "Un administrateur ne se sanctionne pas\u00a0: retirez-lui d’abord son rôle.",
  sanction: "Sanctionner",
  sanctionKind: "Sanction",
  isSuspended: "Cette personne est déjà suspendue\u00a0: pour une autre durée, levez d’abord la suspension.",
  duration: "Durée",
  durationHelp: "De 1 à 30 jours\u00a0: le compte rouvre ensuite de lui-même.",
  sanctionReasonHelp: "La personne le lit dans l’e-mail. De 10 à 500 caractères.",
  sanctioned: "La sanction est donnée.",
  lift: "Lever la suspension",
  liftQuestion: "Lever la suspension\u202f?",
  liftDetail: "Le compte rouvre tout de suite et la personne en est prévenue.",
  liftReasonHelp: "Il reste dans le journal de modération. De 10 à 500 caractères.",
  lifted: "La suspension est levée.",
  changeRole: "Changer le rôle",
  newRole: "Nouveau rôle",
  roleReasonHelp: "Il reste dans le journal de l’équipe. De 10 à 500 caractères.",
  roleChanged: "Le rôle est changé.",
} as const;

export const roleLabels: Record<Role, string> = {
  jobutil: "Membre",
  jobmodo: "Modération",
  jobpadm: "Administration",
};

/** What a role lets people do. */
export const roleHelp: Record<Role, string> = {
  jobutil: "Ses missions, ses propositions et son profil.",
  jobmodo: "Traite les signalements et les litiges.",
  jobpadm: "Gère aussi les comptes, les sanctions et les réglages.",
};

export const typeLabels: Record<UserType, string> = { jobbeur: "Jobbeur", other: "Demandeur" };

export const stateLabels: Record<PersonState, string> = {
  active: "Actif",
  paused: "En pause",
  suspended: "Suspendu",
  leaving: "Suppression demandée",
  closed: "Fermé",
};

export const stateTones: Record<PersonState, Tone> = {
  active: "success",
  paused: "neutral",
  suspended: "danger",
  leaving: "warning",
  closed: "neutral",
};

export const planLabels: Record<PersonFacts["plan"], string> = { gratuit: "Gratuite", premium: "Premium" };

/** What each sanction is, and what it does. */
export const sanctionCopy: Record<SanctionKind, { label: string; help: string; confirm: string }> = {
  warning: {
    label: "Avertissement",
    help: "Une notification et un e-mail. Le compte reste ouvert.",
    confirm: "Avertir",
  },
  temporary: {
    label: "Suspension temporaire",
    help: "De 24 heures à 30 jours. Les connexions sont coupées tout de suite.",
    confirm: "Suspendre",
  },
  permanent: {
    label: "Suspension définitive",
    help: "Sans date de fin, pour les manquements graves ou répétés.",
    confirm: "Suspendre définitivement",
  },
};

type Case = PersonFacts["cases"][number];

export const caseKinds: Record<Case["kind"], string> = {
  comment: "Commentaire",
  mission: "Mission",
  profile: "Profil",
  message: "Message",
};

export const caseStates: Record<Case["status"], { label: string; tone: Tone }> = {
  reported: { label: "À traiter", tone: "warning" },
  appealed: { label: "Contesté", tone: "warning" },
  kept: { label: "Laissé visible", tone: "neutral" },
  removed: { label: "Masqué", tone: "danger" },
  restored: { label: "Rétabli", tone: "neutral" },
  closed: { label: "Clos", tone: "neutral" },
};

const number = new Intl.NumberFormat("fr-FR");

/** What the lists count. */
export const noun = { none: "Aucun compte", one: "compte" };

const instant = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: franceZone,
});
const dateInFrance = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
const plainDay = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** An instant on the clocks of Paris. */
export const instantText = (iso: string): string => instant.format(new Date(iso));
/** Its day alone. */
export const dateText = (iso: string): string => dateInFrance.format(new Date(iso));
/** « vendredi 20 novembre ». */
export const dayText = (day: string): string => plainDay.format(new Date(`${day}T00:00:00Z`));

/** Until when a person is suspended. */
export const untilText = (until: string | null): string =>
  until === null ? "Suspendu définitivement" : `Suspendu jusqu’au ${instantText(until)}`;

/** Copy of the accounts that no one uses. */
export const inactiveCopy = {
  list: "Comptes inactifs, le plus ancien en premier",
  lead: `Après ${closure.months / 12} ans sans connexion, un compte se ferme, jamais moins de ${closure.noticeDays}\u00a0jours après un rappel.`,
  months: "Sans connexion depuis",
  remind: "Envoyer un rappel",
  reminding: "Envoi en cours…",
  choose: "Choisir",
  chooseAll: "Choisir tous ceux qui peuvent être rappelés",
  none: "Aucun compte inactif",
  noneDetail: "Tout le monde s’est connecté depuis.",
  close: "Fermer le compte",
  closed: "Le compte est fermé.",
  keep: "Garder le compte",
  notReminded: "Jamais rappelé",
} as const;

export const monthsText = (months: InactivityMonths): string =>
  months >= 24 ? `${months / 12} ans` : `${months} mois`;

/** How many accounts are chosen. */
export const chosenText = (count: number): string =>
  count === 0
    ? "Aucun compte choisi"
    : count === 1
      ? "1 compte choisi"
      : `${number.format(count)} comptes choisis`;

/** What came of reminders. */
export function remindedText(reminded: number, leftOut: number): string {
  const sent = reminded === 1 ? "1 rappel envoyé" : `${number.format(reminded)} rappels envoyés`;
  if (leftOut === 0) return `${sent}.`;
  const left =
    leftOut === 1 ? "1 compte laissé de côté" : `${number.format(leftOut)} comptes laissés de côté`;
  return `${sent}, ${left}\u00a0: revenu depuis, ou rappelé il y a moins de ${reminderDays}\u00a0jours.`;
}

export const closeQuestion = (name: string): string => `Fermer le compte de ${name}\u202f?`;
export const closeLosses = [
  "Le profil, les messages et les fichiers sont effacés.",
  "Les Jobi et les crédits qui restent sont perdus.",
  "Personne ne peut rouvrir le compte.",
] as const;

/** Copy of the birthdays. */
export const birthdayCopy = {
  switch: "Souhaiter les anniversaires",
  switchHelp:
    "Le jour même, dès 9\u00a0h, une notification et, si elle attend, un e-mail. Qui n’en veut pas le dit dans ses notifications.",
  switched: { on: "Les vœux sont activés.", off: "Les vœux sont désactivés." },
  failed: "Les anniversaires n’ont pas pu être chargés.",
  today: "Aujourd’hui",
  noneToday: "Personne ne fête son anniversaire aujourd’hui.",
  ahead: "Les 30 prochains jours",
  noneAhead: "Aucun anniversaire dans les 30 prochains jours.",
  cut: "Seuls les 200 premiers sont montrés.",
  wished: "Vœux envoyés",
  waits: "Vœux prévus",
  notWished: "Sans vœux",
  unwanted: "N’en veut pas",
  sent: "Vœux déjà envoyés",
  noneSent: "Aucun vœu envoyé",
  noneSentDetail: "Ils s’inscrivent ici, une fois par an et par personne.",
} as const;

export const ageText = (age: number): string => `${age}\u00a0ans`;
