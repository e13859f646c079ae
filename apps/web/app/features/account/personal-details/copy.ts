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
  password: "Votre mot de passe",
  send: "Envoyer les liens",
  sending: "Envoi…",
  sent: "Un lien vient de partir vers vos deux adresses.",
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
  lost: "Plus d’accès à l’adresse actuelle\u202f? Écrivez à notre équipe depuis l’aide.",
} as const;

/** Copy of the page behind the two links. */
export const linkCopy = {
  title: "Changer l’adresse de votre compte\u202f?",
  lead: (current: string, next: string) => `De ${current} à ${next}.`,
  first: "L’autre adresse doit confirmer aussi\u00a0: elle a reçu un lien à elle.",
  last: "L’autre adresse a déjà confirmé\u00a0: l’adresse changera tout de suite.",
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
