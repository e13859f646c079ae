export const aside = {
  title: "Des gens d’à côté, un prix convenu.",
  text: "Vous annoncez, vous négociez, vous acceptez. Rien n’est engagé avant.",
} as const;

export const common = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  network:
    "Impossible de joindre le serveur. Vérifiez votre connexion, rien de ce que vous avez écrit n’est perdu.",
  tooMany: "Trop de tentatives de connexion ont échoué. Revenez dans quelques minutes.",
  signIn: "Se connecter",
  backToSignIn: "Retour à la connexion",
  mailbox: "Ouvrir la boîte aux lettres de démonstration",
} as const;

/** « dans 2 min », « dans 12 s »: a wait as people say it. */
export function waitText(seconds: number): string {
  return seconds >= 60 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`;
}
