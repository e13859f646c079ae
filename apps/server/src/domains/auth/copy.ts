import { cooldownMinutes } from "./mail-cooldowns.ts";

/** What the auth calls state when they go through. */
export const copy = {
  registered:
    "Nous venons de vous écrire. Ouvrez cet e-mail pour confirmer votre adresse ou, si elle a déjà un compte, pour le retrouver.",
  verified: "Votre adresse e-mail est confirmée. Vous pouvez vous connecter.",
  /** REG-12, spelling as in the specification. */
  alreadyVerified: "L'email est déjà verifié.",
  verificationSent: "Si un compte attend d’être confirmé à cette adresse, un e-mail vient d’y être envoyé.",
  resetSent: `Si un compte existe à cette adresse, un e-mail vient d’y être envoyé. Un autre peut être demandé dans ${cooldownMinutes} minutes.`,
  signedIn: "Vous êtes connecté.",
  codeSent: "Un code de vérification vous a été envoyé par e-mail.",
  codeAsked: "Saisissez le code de votre application.",
  codeResent: "Un nouveau code vous a été envoyé par e-mail.",
  signedOut: "Vous êtes déconnecté.",
  twoFactorOn: "Un code vous sera demandé à chaque connexion.",
  twoFactorOff: "Aucun code ne vous sera plus demandé à la connexion.",
  profileSaved: "Vos informations sont enregistrées.",
  passwordChosen: "Votre mot de passe est changé. Vous pouvez vous connecter.",
  passwordChanged: "Votre mot de passe est changé.",
} as const;
