/** Copy of the 403 page, beside its title. */
export const forbiddenCopy = {
  stopped: "Vous restez sur cette page. Connectez-vous quand vous voulez.",
  signIn: "Se connecter",
} as const;

/** The countdown of the 403 page [ERR-08]. */
export function countdownText(seconds: number): string {
  return seconds <= 1
    ? "Vous allez être conduit à la page de connexion dans 1 seconde."
    : `Vous allez être conduit à la page de connexion dans ${seconds} secondes.`;
}
