import { franceZone } from "@jobami/api/places/france-zone";

const until = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: franceZone,
});

/** Copy of the names. */
export const namesCopy = {
  title: "Vos nom et prénom",
  text: "Votre prénom et l’initiale de votre nom sont vus des autres membres.",
  prenom: "Prénom",
  nom: "Nom",
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "Vos nom et prénom sont à jour.",
  failed: "Rien n’a été enregistré. Réessayez.",
} as const;

/** Copy of the address in the settings. */
export const emailCopy = {
  title: "Adresse e-mail",
  text: "Elle sert à vous connecter et à vous écrire. Personne d’autre ne la voit.",
  current: "Adresse actuelle",
  verified: "Vérifiée",
  unverified: "À vérifier",
  change: "Changer d’adresse",
  next: "Nouvelle adresse e-mail",
  nextHelp: "Un lien partira vers les deux adresses\u202f; l’adresse change quand les deux ont confirmé.",
  nextAloneHelp: "Un lien partira vers elle\u202f; l’adresse change quand elle a confirmé.",
  password: "Votre mot de passe",
  send: "Envoyer les liens",
  sendAlone: "Envoyer le lien",
  sending: "Envoi…",
  sent: "Un lien vient de partir vers vos deux adresses.",
  sentAlone: "Un lien vient de partir vers votre nouvelle adresse.",
  giveUp: "Garder mon adresse",
  givingUp: "Annulation…",
  unchanged: "Votre adresse reste la même.",
  wrongPassword: "Ce mot de passe n’est pas le bon.",
  failed: "La demande n’est pas partie. Réessayez.",
  waitingTitle: "Changement en attente",
  waiting: (email: string, expiresAt: string) =>
    `Vers ${email}. Les liens sont valables jusqu’au ${until.format(new Date(expiresAt))}.`,
  sides: { current: "Adresse actuelle", next: "Nouvelle adresse" },
  confirmed: "Confirmée",
  awaited: "En attente",
  gone: "Ne reçoit plus",
  lost: "Plus d’accès à l’adresse actuelle\u202f? Écrivez à notre équipe depuis l’aide.",
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: franceZone });

/** Copy about an address that no mail goes to any more. */
export const refusedCopy = {
  title: {
    bounce: "Votre adresse ne reçoit plus nos e-mails",
    complaint: "Nous ne vous écrivons plus à cette adresse",
  },
  text: {
    bounce: (since: string) =>
      `Le ${day.format(new Date(since))}, un e-mail nous est revenu\u00a0: la boîte n’existe pas ou est fermée. Rien ne part plus, pas même les codes. Corrigez l’adresse, ou réessayez si votre boîte fonctionne de nouveau.`,
    complaint: (since: string) =>
      `Le ${day.format(new Date(since))}, un de nos e-mails a été signalé comme indésirable depuis votre boîte. Seuls les codes et les liens que vous demandez partent encore.`,
  },
  resume: { bounce: "Réessayer à cette adresse", complaint: "Recevoir de nouveau" },
  resuming: "Envoi…",
  resumed: "Nous venons de vous écrire à cette adresse.",
  resumedDetail: "Si rien n’arrive d’ici quelques minutes, changez d’adresse.",
} as const;

/** Copy of the page behind the two links. */
export const linkCopy = {
  title: "Changer l’adresse de votre compte\u202f?",
  lead: (current: string, next: string) => `De ${current} à ${next}.`,
  first: "L’autre adresse doit confirmer aussi\u00a0: elle a reçu un lien à elle.",
  last: "L’autre adresse n’a plus à confirmer\u00a0: l’adresse changera tout de suite.",
  already: "Cette adresse a déjà confirmé. L’autre doit encore le faire par son propre lien.",
  confirm: "Confirmer",
  confirming: "Confirmation…",
  refuse: "Ce n’est pas moi, refuser",
  refusing: "Refus…",
  looking: "Lecture du lien…",
  look: "Continuer",
  home: "Retour à l’accueil",
  login: "Se connecter",
  retry: "Réessayer",
  changed: "Votre adresse a changé",
  changedLead: "Connectez-vous désormais avec la nouvelle. Vos sessions ouvertes le restent.",
  confirmed: "C’est confirmé de ce côté",
  confirmedLead: "Ouvrez maintenant le lien reçu à l’autre adresse. Sans lui, rien ne change.",
  refused: "Votre adresse reste la même",
  refusedLead:
    "Les deux liens ne servent plus. Si vous n’aviez rien demandé, changez votre mot de passe\u00a0: quelqu’un le connaît.",
  password: "Changer mon mot de passe",
  problems: {
    EXPIRED: { title: "Ce lien a expiré", lead: "Redemandez le changement depuis vos paramètres." },
    INVALID: {
      title: "Ce lien n’est plus valable",
      lead: "Il a déjà servi, a été remplacé par un plus récent, ou est incomplet.",
    },
    FAILED: { title: "Nous n’avons pas pu vous répondre", lead: "Vérifiez votre connexion, puis réessayez." },
  },
} as const;
