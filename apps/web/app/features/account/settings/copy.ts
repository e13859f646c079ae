import type {
  NotificationKind,
  NotificationPreference,
  PushDevice,
} from "@jobami/api/notifications/contract";
import { franceZone } from "@jobami/api/places/france-zone";

/** Copy of the telephone number and the birth date. */
export const detailsCopy = {
  title: "Téléphone et naissance",
  lead: "Personne d’autre ne les voit\u00a0: ni les membres, ni les moteurs de recherche.",
  phone: "Numéro de téléphone",
  phoneHelp: "Un numéro français, ou avec l’indicatif du pays. Laissez vide pour n’en donner aucun.",
  birthDate: "Date de naissance",
  birthDateHelp: "Il faut avoir 18\u00a0ans pour utiliser le service.",
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "Vos coordonnées sont à jour.",
  failed: "Rien n’a été enregistré. Réessayez.",
  unreadable: "Vos coordonnées n’ont pas pu être lues.",
} as const;

const nextDigest = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** Copy of what a person is notified of. */
export const notificationsCopy = {
  title: "Choix des notifications",
  lead: "Chaque choix compte tout de suite, sur tous vos appareils.",
  inApp: "Dans l’application",
  mail: "Par e-mail",
  push: "Sur mes appareils",
  mailChoices: { on: "Tout de suite", digest: "Dans le résumé", off: "Jamais" },
  mailLater: "Un e-mail ne part que si la notification attend depuis trois minutes sans être lue.",
  always: "Toujours",
  failed: "Votre choix n’a pas été enregistré.",
  unreadable: "Vos choix n’ont pas pu être lus.",
} as const;

/** Copy of the quiet hours. */
export const quietCopy = {
  title: "Heures calmes",
  text: "Rien ne vous est envoyé pendant ces heures : ce qui attend arrive après. La cloche de l’application et les messages de sécurité ne changent pas.",
  isOn: "Ne rien m’envoyer à certaines heures",
  from: "De",
  to: "À",
  save: "Enregistrer les heures calmes",
  saving: "Enregistrement…",
  saved: "Vos heures calmes sont enregistrées.",
  ended: "Vous n’avez plus d’heures calmes.",
} as const;

/** Copy of the digest. */
export const digestCopy = {
  title: "Résumé par e-mail",
  text: "Un seul e-mail réunit ce que vous choisissez de recevoir « dans le résumé », si vous ne l’avez pas encore lu.",
  every: "Quand l’envoyer",
  rhythms: { day: "Chaque jour", week: "Chaque semaine" },
  weekday: "Jour",
  weekdays: {
    monday: "Lundi",
    tuesday: "Mardi",
    wednesday: "Mercredi",
    thursday: "Jeudi",
    friday: "Vendredi",
    saturday: "Samedi",
    sunday: "Dimanche",
  },
  time: "Heure",
  save: "Enregistrer le résumé",
  saving: "Enregistrement…",
  saved: "Le moment du résumé est enregistré.",
  next: (instant: string) => `Prochain résumé possible : ${nextDigest.format(new Date(instant))}.`,
} as const;

/** Copy of the messages that browsers show. */
export const pushCopy = {
  title: "Sur vos appareils",
  text: "Votre navigateur peut vous prévenir quand Jobami n’est pas sous vos yeux. Cela s’arrête quand vous vous déconnectez.",
  list: "Appareils prévenus",
  here: "Cet appareil",
  since: "Prévenu depuis",
  start: "Me prévenir sur cet appareil",
  starting: "En attente de votre navigateur…",
  started: "Cet appareil vous préviendra.",
  end: "Arrêter",
  ending: "Arrêt…",
  notEnded: "Cet appareil reste prévenu\u00a0: réessayez.",
  refused: "Votre navigateur n’y est pas autorisé. Rien n’a changé.",
  failed: "Votre navigateur n’a pas pu s’abonner. Réessayez plus tard.",
  unknown:
    "Ce navigateur ne sait pas afficher de notifications. Sur un iPhone, ajoutez d’abord Jobami à l’écran d’accueil.",
  denied:
    "Les notifications de ce site sont bloquées dans votre navigateur. Autorisez-les dans ses réglages, puis revenez ici.",
  unreadable: "Vos appareils n’ont pas pu être lus.",
} as const;

/** A browser as text: « Firefox sur Windows ». */
export function pushDeviceName({ browser, system }: Pick<PushDevice, "browser" | "system">): string {
  if (browser === null) return "Navigateur inconnu";
  return system === null ? browser : `${browser} sur ${system}`;
}

/** Times are those in France. */
export const timesUnreadable = "Vos heures n’ont pas pu être lues.";

interface KindCopy {
  title: string;
  /** What it states, or why it cannot be turned off. */
  text: string;
}

/** Each kind, as text. */
export const kindCopy: Readonly<Record<NotificationKind, KindCopy>> = {
  mission_published: {
    title: "Une mission vous correspond",
    text: "Elle demande un de vos services, dans votre zone.",
  },
  mission_closed: { title: "Une mission se termine", text: "Elle est finie ou annulée par l’autre côté." },
  proposal_received: {
    title: "Une proposition arrive",
    text: "Quelqu’un répond à votre mission, ou vous demande pour la sienne.",
  },
  proposal_countered: { title: "Une contre-proposition arrive", text: "L’autre côté propose un autre prix." },
  proposal_accepted: { title: "Une proposition est acceptée", text: "Vous êtes d’accord tous les deux." },
  proposal_refused: { title: "Une proposition est refusée", text: "Votre proposition n’a pas été retenue." },
  proposal_withdrawn: { title: "Une proposition est retirée", text: "Son auteur y renonce." },
  comment_received: { title: "Un commentaire arrive", text: "Quelqu’un écrit sous votre mission." },
  comment_answered: { title: "On répond à votre commentaire", text: "Sous une mission que vous commentez." },
  mission_progress: {
    title: "Une mission avance",
    text: "Le jobbeur est en route, ou commence.",
  },
  mission_done: { title: "Une mission est faite", text: "Le jobbeur a fini\u00a0: à vous de confirmer." },
  mission_changes: { title: "Une reprise est demandée", text: "Ce qui manque, et pour quand." },
  mission_incident: {
    title: "Un imprévu sur une mission",
    text: "Un retard, ou quelqu’un qui n’est pas venu.",
  },
  payment_recorded: { title: "Un paiement est noté", text: "Ce que le jobbeur dit avoir reçu." },
  dispute: {
    title: "Un litige avance",
    text: "Ouvert, répondu, réglé ou décidé, pour une mission convenue.",
  },
  planning_hour: {
    title: "Une heure est proposée",
    text: "Pour une mission convenue\u00a0: proposée, acceptée ou refusée par l’autre côté.",
  },
  planning_reminder: {
    title: "Une mission approche",
    text: "La veille à 18\u00a0h, et deux heures avant quand l’heure est convenue.",
  },
  review_wanted: {
    title: "Un avis vous attend",
    text: "Une mission est finie\u00a0: dites comment c’était.",
  },
  review_received: { title: "Un avis paraît", text: "Ce que l’autre côté a écrit de vous." },
  support: { title: "L’équipe vous répond", text: "À une demande d’aide, ou à un signalement de problème." },
  billing: {
    title: "Devis et factures",
    text: "Un devis ou une facture vous arrive, ou quelqu’un répond à votre devis.",
  },
  product_update: {
    title: "Nouveautés",
    text: "Ce que le site sait faire de plus, tous les 15\u00a0jours environ.",
  },
  verification: { title: "Un document est vérifié", text: "Accepté, refusé, ou bientôt expiré." },
  birthday: {
    title: "Anniversaire",
    text: "Nos vœux, le jour de votre anniversaire, si vous avez donné votre date de naissance.",
  },
  account: {
    title: "Conditions et compte",
    text: "Un changement des conditions, un avertissement de l’équipe\u00a0: la loi nous demande de vous prévenir, cela ne se coupe pas.",
  },
  security: {
    title: "Sécurité du compte",
    text: "Nouvel appareil, mot de passe, adresse\u00a0: sans ces e-mails, vous ne verriez pas une intrusion.",
  },
};

/** Kinds beside each other. */
export const kindGroups: readonly { title: string; kinds: readonly NotificationKind[] }[] = [
  {
    title: "Missions",
    kinds: [
      "mission_published",
      "mission_progress",
      "mission_done",
      "mission_changes",
      "mission_incident",
      "payment_recorded",
      "dispute",
      "mission_closed",
    ],
  },
  {
    title: "Propositions",
    kinds: [
      "proposal_received",
      "proposal_countered",
      "proposal_accepted",
      "proposal_refused",
      "proposal_withdrawn",
    ],
  },
  { title: "Planning", kinds: ["planning_hour", "planning_reminder"] },
  {
    title: "Avis et commentaires",
    kinds: ["review_wanted", "review_received", "comment_received", "comment_answered"],
  },
  { title: "Devis et factures", kinds: ["billing"] },
  {
    title: "Compte et sécurité",
    kinds: ["verification", "support", "product_update", "birthday", "account", "security"],
  },
];

/** How many of these are mailed, and when: « par e-mail : 3 tout de suite, 2 dans le résumé ». */
export function mailSummary(preferences: readonly Pick<NotificationPreference, "mail">[]): string {
  const count = (...choices: NotificationPreference["mail"][]) =>
    preferences.filter(({ mail }) => choices.includes(mail)).length;
  const parts = [
    [count("on", "always"), "tout de suite"],
    [count("digest"), "dans le résumé"],
    [count("off", "never"), "jamais"],
  ] as const;
  const shown = parts.filter(([many]) => many > 0).map(([many, when]) => `${many} ${when}`);
  return `par e-mail\u00a0: ${shown.join(", ")}`;
}

/** Copy of the visibility. */
export const visibilityCopy = {
  title: "Visibilité",
  lead: "Qui peut trouver votre profil, et ce qui change quand personne ne le peut.",
  cardTitle: "Votre profil",
  shown: "Visible",
  hidden: "Masqué",
  shownText: "Les membres et les visiteurs le trouvent par la recherche, et par son adresse.",
  hiddenText: "Personne ne le trouve. Vos missions et vos accords en cours continuent.",
  indexable: "Les moteurs de recherche peuvent le montrer.",
  follows: "Si vous le masquez",
  losses: [
    "Son adresse répond «\u202fpage introuvable\u202f» à tout le monde.",
    "Il quitte la recherche, les missions «\u202fPour vous\u202f» et les moteurs de recherche.",
    "Vous ne pouvez ni publier de mission, ni faire de proposition, ni commenter, ni écrire un premier message.",
    "Ce qui est en cours continue, et vous pouvez le rendre visible quand vous voulez.",
  ] as const,
  hide: "Masquer mon profil",
  question: "Masquer votre profil\u202f?",
  show: "Rendre mon profil visible",
  showing: "Un instant…",
  nowHidden: "Votre profil est masqué.",
  nowShown: "Votre profil est de nouveau visible.",
  failed: "Rien n’a changé. Réessayez.",
  seen: "Voir mon profil comme les autres",
  unreadable: "Votre choix n’a pas pu être lu.",
} as const;
