import { ApiError } from "./errors.ts";

const tooMany = "Trop de tentatives de connexion ont échoué. Revenez dans quelques minutes.";
const expired = "Votre session a expiré. Veuillez vous reconnecter.";
const blocked = "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.";
const denied = "Accès refusé : vous n’avez pas les droits nécessaires.";
const missing = "La ressource demandée n’existe pas.";
const broken = "Une erreur est survenue sur le serveur. Réessayez plus tard.";
const unexpected = "Une erreur inattendue s’est produite. Réessayez.";
const unreachable = "Impossible de joindre le serveur. Vérifiez votre connexion.";
const anything = "Une erreur est survenue.";

/** The French sentence for a status, when the call has no text of its own (error catalogue) [ERR-17, ERR-18]. */
export function statusMessage(status: number, code?: ApiError["code"]): string {
  switch (status) {
    case 0:
      return unreachable;
    case 429:
      return tooMany;
    case 401:
      return expired;
    case 403:
      return code === "BRUTE_FORCE_BLOCKED" ? blocked : denied;
    case 404:
      return missing;
    case 500:
      return broken;
    default:
      return unexpected;
  }
}

const statusInText = /status code (\d{3})/;

/** What a person is shown of any failure: the server's own text first, then the status, then the error's text [ERR-26, ERR-27, ERR-28]. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message || statusMessage(error.status, error.code);
  const text = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  if (text === "") return anything;
  const status = statusInText.exec(text)?.[1];
  if (status !== undefined) return statusMessage(Number(status));
  return text.includes("Error") || text.includes("status code") ? unexpected : text;
}
