import { composePath } from "../../../generated/paths.ts";

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

/** What whoever came from a request to a person reads before they sign in or up; nothing for the others. */
export const requestWaits = (from: string | null): string =>
  from?.startsWith(composePath) ? "Votre demande vous attend juste après. " : "";
