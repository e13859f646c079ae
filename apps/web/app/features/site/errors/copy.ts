/** Copy of the error pages, verbatim as the requirements quote it [ERR-05, ERR-06, ERR-07, ERR-09, ERR-10, ERR-11, ERR-12]. */
export const errorCopy = {
  notFound: "Oups! La page que vous cherchez n’existe pas",
  server: "Erreur interne du serveur",
  forbidden: "Vous devez vous connecter pour accéder à cette page",
  unauthorized: "Accès non autorisé",
  badRequest: "Requête invalide",
  other: "Une erreur inattendue s’est produite",
  crash: "Oups ! Une erreur est survenue",
  crashHelp:
    "La page se recharge dans un instant. Ce que vous aviez écrit est gardé quand il pouvait l’être.",
  crashAgainHelp: "Recharger la page n’a pas suffi. Réessayez, ou passez par l’accueil.",
  reload: "Recharger la page",
  notFoundHelp: "L’adresse a peut-être changé, ou la maison n’a jamais été construite.",
  serverHelp: "Nous en sommes avertis. Réessayez dans un moment.",
  unavailableHelp: "Jobami revient bientôt. Réessayez dans un moment.",
  otherHelp: "Réessayez, ou revenez à l’accueil.",
  backHome: "Retour à l’accueil",
  toHelp: "Chercher dans l’aide",
} as const;

const errorTitles: Record<number, string> = {
  400: errorCopy.badRequest,
  401: errorCopy.unauthorized,
  403: errorCopy.forbidden,
  404: errorCopy.notFound,
  405: errorCopy.notFound,
  500: errorCopy.server,
};

/** What the page of an HTTP error is called. */
export function errorTitle(status: number): string {
  return errorTitles[status] ?? errorCopy.other;
}
