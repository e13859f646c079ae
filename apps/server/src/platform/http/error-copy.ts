import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { AllowanceKind } from "../allowances/allowance-table.ts";

/** What a person reads of a refusal, filled from its data. */
export type Sentence = (data: Record<string, unknown>) => string;

/** Sentences by code. */
export type Sentences = Partial<Record<ErrorCode, Sentence>>;

function count(value: unknown, one: string, many: string): string {
  const number = typeof value === "number" ? Math.max(1, Math.ceil(value)) : 1;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}

/** How long a lock or cooldown still lasts, as text. */
export function waitText(data: Record<string, unknown>): string {
  const seconds = typeof data.retryAfterSeconds === "number" ? data.retryAfterSeconds : 60;
  if (seconds > 90 * 60) return count(seconds / 3600, "heure", "heures");
  return seconds > 90 ? count(seconds / 60, "minute", "minutes") : count(seconds, "seconde", "secondes");
}

const spent: Partial<Record<AllowanceKind, string>> = {
  mission: "Vous avez publié beaucoup de missions en peu de temps.",
  proposal: "Vous avez envoyé beaucoup de propositions en peu de temps.",
  comment: "Vous avez écrit beaucoup de commentaires en peu de temps.",
  message: "Vous avez envoyé beaucoup de messages en peu de temps.",
  report: "Beaucoup de signalements ont été envoyés en peu de temps.",
  ticket: "Beaucoup de demandes ont été envoyées en peu de temps.",
  file: "Vous avez envoyé beaucoup de fichiers en peu de temps.",
  signUp: "Beaucoup de comptes ont été créés depuis cette connexion.",
  mailed: "Beaucoup d’e-mails ont été demandés depuis cette connexion.",
  link: "Beaucoup d’e-mails ont été demandés pour cette adresse.",
  code: "Beaucoup de codes ont été demandés en peu de temps.",
  signIn: "Beaucoup de connexions ont été tentées depuis cet endroit.",
};

/** What there was too much of. */
const spentText = ({ kind }: Record<string, unknown>) =>
  spent[kind as AllowanceKind] ?? "Trop de demandes à la fois.";

/** What the platform refuses with, and what several domains do; the rest stands in the domains. */
export const platformSentences = {
  MALFORMED_REQUEST: () => "La demande n’a pas pu être lue.",
  VALIDATION_FAILED: () => "Certaines informations sont à corriger.",
  TOKEN_INVALID: () => "Ce lien n’est pas valide.",
  TOKEN_EXPIRED: () => "Ce lien a expiré. Demandez-en un nouveau.",
  UNAUTHENTICATED: () => "Vous devez être connecté pour effectuer cette action",
  SESSION_EXPIRED: () => "Session expirée. Veuillez vous reconnecter.",
  FORBIDDEN: () => "Votre compte ne permet pas cette action.",
  SECOND_FACTOR_REQUIRED: () =>
    "Cet espace demande la vérification en deux étapes. Activez-la dans Sécurité, puis reconnectez-vous avec le code.",
  CSRF_TOKEN_INVALID: () => "Token CSRF invalide. Veuillez rafraîchir la page et réessayer.",
  PROFIL_DISABLED: () => "Votre compte a été désactivé. Veuillez contacter le support.",
  CLIENT_OUTDATED: () =>
    "Jobami vient d’être mis à jour. Rechargez la page pour continuer : ce que vous avez écrit est gardé sur cet appareil.",
  NOT_FOUND: () => "Cette page ou cet élément n’existe pas ou n’existe plus.",
  IDEMPOTENCY_KEY_REUSED: () => "Cette demande a déjà été envoyée avec un autre contenu.",
  IDEMPOTENCY_IN_PROGRESS: () => "Cette demande est déjà en cours.",
  PAYLOAD_TOO_LARGE: () => "Ce que vous envoyez est trop volumineux.",
  UNSUPPORTED_MEDIA_TYPE: () => "Ce format d’envoi n’est pas accepté.",
  TOO_MANY_REQUESTS: (data) => `${spentText(data)} Réessayez dans ${waitText(data)}.`,
  COOLDOWN_ACTIVE: (data) => `Patientez encore ${waitText(data)} avant de recommencer.`,
  INTERNAL_ERROR: ({ reference }) =>
    `Une erreur est survenue de notre côté. Réessayez dans un instant.${typeof reference === "string" ? ` Référence pour l’assistance\u00a0: ${reference}` : ""}`,
  SERVICE_UNAVAILABLE: (data) => {
    if (data.reason === "slow") return `La réponse a pris trop de temps. Réessayez dans ${waitText(data)}.`;
    if (data.reason === "maintenance")
      return `Le service est en maintenance. Revenez dans ${waitText(data)} : ce que vous avez écrit reste sur cet appareil.`;
    if (data.reason === "upgrade") return "Jobami est en cours de mise à jour. Réessayez dans un instant.";
    return "Le service redémarre. Réessayez dans un instant.";
  },
} satisfies Sentences;

/** The French sentence of a code. `data.retryAfterSeconds` states how long a lock or cooldown still lasts. */
export function errorSentence(
  code: ErrorCode,
  data: Record<string, unknown> = {},
  sentences: Sentences = platformSentences,
): string {
  return (sentences[code] ?? platformSentences.INTERNAL_ERROR)(data);
}
