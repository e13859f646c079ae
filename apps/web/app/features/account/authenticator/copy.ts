import type { AuthenticatorProblem, AuthenticatorPurpose } from "@jobami/machines/auth/authenticator-setup";

export const copy = {
  title: "Application d’authentification",
  on: "Activée",
  off: "Désactivée",
  lead: "À chaque connexion, une application de votre téléphone montre un code à 6 chiffres, même sans réseau.",
  left: (count: number) => {
    if (count === 0) return "Vous n’avez plus de code de secours\u00a0: créez-en dix nouveaux.";
    return count === 1 ? "Il vous reste un code de secours." : `Il vous reste ${count} codes de secours.`;
  },
  failed: "L’état de votre application n’a pas pu être lu.",
  setUp: "Activer l’application",
  renew: "Créer de nouveaux codes",
  turnOff: "Désactiver l’application",
  password: "Mot de passe du compte",
  cancel: "Annuler",
  waiting: "Vérification…",
  scanTitle: "Reliez votre application",
  scanLead:
    "Ouvrez votre application d’authentification et visez ce carré, ou saisissez la clé. Puis donnez le code qu’elle montre.",
  qrLabel: "Code QR qui relie votre application à ce compte",
  secret: "Clé à saisir",
  copySecret: "Copier la clé",
  code: "Code de l’application",
  codeHelp: "Il change toutes les 30 secondes.",
  confirm: "Vérifier le code",
  codesTitle: "Vos codes de secours",
  codesLead:
    "Si vous perdez votre téléphone, chacun ouvre votre compte une fois. Gardez-les en lieu sûr\u00a0: ils ne seront plus affichés.",
  codesList: "Codes de secours",
  copyCodes: "Copier",
  download: "Télécharger",
  print: "Imprimer",
  stored: "Je les ai gardés",
  fileName: "codes-de-secours-jobami.txt",
  copied: "C’est copié.",
  notCopied: "La copie n’a pas marché. Sélectionnez le texte à la main.",
  turnedOn: "Votre application protège votre compte.",
  turnedOff: "Votre application ne protège plus votre compte.",
} as const;

/** What the password is asked for, and the button that gives it. */
export const purposes: Record<AuthenticatorPurpose, { lead: string; button: string; isLoss: boolean }> = {
  setUp: { lead: "Nous le demandons pour être sûrs que c’est vous.", button: "Continuer", isLoss: false },
  renewal: {
    lead: "Les codes de secours que vous avez gardés ne serviront plus.",
    button: "Créer dix codes",
    isLoss: false,
  },
  removal: {
    lead: "Votre compte ne sera plus protégé par l’application, et vos codes de secours ne serviront plus.",
    button: "Désactiver",
    isLoss: true,
  },
};

const atTheField = ["PASSWORD_MISSING", "WRONG_PASSWORD", "CODE_MISSING", "CODE_INVALID"];

/** A problem as text: beside the field, or about the whole step. */
export function problemText(problem: AuthenticatorProblem | null): { field?: string; step?: string } {
  if (problem === null) return {};
  const text = sentenceOf(problem);
  return atTheField.includes(problem.code) ? { field: text } : { step: text };
}

function sentenceOf({ code, message }: AuthenticatorProblem): string {
  switch (code) {
    case "PASSWORD_MISSING":
      return "Saisissez votre mot de passe.";
    case "WRONG_PASSWORD":
      return "Ce mot de passe n’est pas le bon.";
    case "CODE_MISSING":
      return "Saisissez les 6 chiffres du code.";
    case "CODE_INVALID":
      return "Ce code n’est pas le bon. Vérifiez que l’heure de votre téléphone est juste.";
    case "SETUP_EXPIRED":
      return "La clé n’est plus valable. Donnez votre mot de passe pour en recevoir une autre.";
    case "TRIES_EXHAUSTED":
      return "Trop de codes erronés. Recommencez dans 15 minutes.";
    case "NETWORK":
      return "Impossible de joindre le serveur. Vérifiez votre connexion, puis réessayez.";
    case "ACCOUNT_LOCKED":
    case "FAILED":
      return message || "Cela n’a pas pu être fait. Réessayez.";
  }
}
