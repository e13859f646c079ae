/** What leads to Google, on the pages that visits begin with. */
export const googleButton = {
  or: "ou",
  button: "Continuer avec Google",
  leaving: "Ouverture de Google…",
  unavailable: "La connexion avec Google n’est pas disponible sur ce site.",
} as const;
