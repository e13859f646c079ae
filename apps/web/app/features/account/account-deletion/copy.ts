import type { AccountHoldings, DepartureReason } from "@jobami/api/account/contract";
import { franceZone } from "@jobami/api/places/france-zone";

const nbsp = "\u00a0";

const counted = (count: number, one: string, many: string) => `${count}${nbsp}${count === 1 ? one : many}`;

/** What is lost with an account, each briefly. */
export function lossText({ openMissions, openProposals, jobi }: AccountHoldings): [string, ...string[]] {
  return [
    "Vos informations, vos notifications et vos sessions, sur tous vos appareils.",
    ...(openMissions === 0
      ? []
      : [
          `${counted(openMissions, "mission ouverte, annulée", "missions ouvertes, annulées")} sans vous coûter de Jobi.`,
        ]),
    ...(openProposals === 0
      ? []
      : [
          `${counted(openProposals, "proposition en attente, retirée", "propositions en attente, retirées")}.`,
        ]),
    ...(jobi <= 0 ? [] : [`${counted(jobi, "Jobi", "Jobi")} sur votre solde.`]),
  ];
}

/** Whose account the link is about. */
export function aboutAccount(maskedEmail: string): string {
  return `Le compte de ${maskedEmail}`;
}

/** That missions under way forbid leaving. */
export function committedTitle({ commitments }: AccountHoldings): string {
  return counted(commitments, "mission est en cours", "missions sont en cours");
}

const day = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: franceZone,
});

/** Until when the mailed link works. */
export function linkUntil(iso: string): string {
  return `Ouvrez le lien que nous vous avons envoyé avant le ${day.format(new Date(iso))}. Sans confirmation, rien n’est supprimé.`;
}

/** The reasons to leave that can be named, in order; the first states nothing. */
export const reasons: readonly { value: DepartureReason | "unsaid"; label: string }[] = [
  { value: "unsaid", label: "Je préfère ne pas le dire" },
  { value: "no_use", label: "Je n’en ai plus l’usage" },
  { value: "found_elsewhere", label: "J’ai trouvé ailleurs" },
  { value: "too_hard", label: "C’est trop compliqué" },
  { value: "privacy", label: "Pour protéger mes données" },
  { value: "bad_experience", label: "Une mauvaise expérience" },
];

export const leaving = {
  lead: "Emporter ce qui est à vous, faire une pause, ou partir.",
  exportTitle: "Télécharger mes données",
  exportText: "Tout ce que nous gardons à votre sujet, dans un fichier JSON.",
  rightsText: `Corriger, savoir qui a vu quoi, vous opposer${nbsp}: une personne vous répond en un mois au plus.`,
  rightsAction: "Exercer mes droits",
  exportAction: "Télécharger le fichier",
  exporting: "Préparation du fichier…",
  exported: "Vos données sont téléchargées.",
  pauseTitle: "Mettre mon compte en pause",
  pauseText:
    "Vous ne recevez plus de nouvelles missions et rien n’est effacé. Pour revenir, reconnectez-vous.",
  pauseAction: "Faire une pause",
  pauseQuestion: `Mettre votre compte en pause\u202f?`,
  pauseLosses: [
    "Vos sessions se ferment sur tous vos appareils.",
    "Vous ne recevez plus de nouvelles missions.",
    `Rien n’est effacé${nbsp}: reconnectez-vous pour revenir.`,
  ],
  pauseConfirm: "Mettre en pause",
  paused: "Votre compte est en pause.",
  deleteTitle: "Supprimer mon compte",
  deleteText: `C’est définitif. Vous perdez${nbsp}:`,
  reason: `Pourquoi partez-vous\u202f?`,
  reasonHelp: "Facultatif. La réponse est gardée sans votre nom.",
  password: "Votre mot de passe",
  passwordHelp: `Un lien vous est ensuite envoyé par e-mail${nbsp}: rien n’est supprimé sans votre confirmation.`,
  deleteAction: "Recevoir le lien de suppression",
  asking: "Envoi du lien…",
  asked: "Un e-mail vient de vous être envoyé.",
  askedTitle: "Un lien vous attend dans vos e-mails",
  keepAction: "Garder mon compte",
  keeping: "Enregistrement…",
  canceled: "Votre compte est conservé.",
  committedText: "Terminez-les ou annulez-les avant de faire une pause ou de supprimer votre compte.",
  committedAction: "Voir mes missions",
  unreadable: "Votre compte n’a pas pu être lu.",
  reading: "Lecture de votre compte…",
  retry: "Réessayer",
  wrongPassword: "Ce mot de passe n’est pas le bon.",
  network: "Impossible de joindre le serveur. Vérifiez votre connexion, puis réessayez.",
  failed: "La demande n’a pas abouti. Réessayez.",
} as const;

export const linkCopy = {
  looking: "Lecture du lien…",
  look: "Lire le lien",
  confirmTitle: `Supprimer votre compte\u202f?`,
  confirmText: `C’est définitif. Vous perdez${nbsp}:`,
  keptMissions: "Les missions terminées restent chez ceux qui y ont pris part, sans votre nom.",
  confirmAction: "Continuer la suppression",
  confirming: "Enregistrement…",
  keep: "Garder mon compte",
  finalTitle: "Dernière étape",
  finalText: "Donnez votre mot de passe pour supprimer votre compte. Rien ne permet de revenir en arrière.",
  finalAction: "Supprimer définitivement mon compte",
  erasing: "Suppression…",
  committedText: "Terminez-les ou annulez-les, puis ouvrez de nouveau ce lien.",
  expired: "Ce lien a expiré",
  expiredLead: "Votre compte n’a pas été supprimé. Demandez un nouveau lien depuis vos paramètres.",
  invalid: "Ce lien n’est pas valable",
  invalidLead:
    "Il est incomplet, il a déjà servi, ou la demande a été annulée. Le plus récent des e-mails est le bon.",
  failed: "Le lien n’a pas pu être lu",
  failedLead: "Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
  home: "Retour à l’accueil",
  notDeletedTitle: "Votre compte existe toujours",
  notDeletedText: "Vous êtes connecté, et rien n’a été supprimé.",
  toDashboard: "Aller au Dashboard",
  deletedTitle: "Votre compte a été supprimé",
  deletedText:
    "Vos données personnelles sont effacées. Un e-mail vous le confirme. Merci d’avoir été des nôtres.",
} as const;
