/** What the calls of an account's life state when they go through. */
export const copy = {
  paused: "Votre compte est en pause. Reconnectez-vous pour le réactiver.",
  asked: "Un e-mail vient de vous être envoyé. Ouvrez son lien dans les 24 heures pour confirmer.",
  canceled: "Votre compte est conservé.",
  confirmed: "Il ne reste plus qu’à donner votre mot de passe.",
  deleted: "Votre compte est supprimé.",
} as const;
