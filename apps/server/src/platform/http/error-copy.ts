import type { ErrorCode } from "@jobami/api/http/error-codes";

type Sentence = (data: Record<string, unknown>) => string;

const nnbsp = "\u202f";

function count(value: unknown, one: string, many: string): string {
  const number = typeof value === "number" ? Math.max(1, Math.ceil(value)) : 1;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}

function wait(data: Record<string, unknown>): string {
  const seconds = typeof data.retryAfterSeconds === "number" ? data.retryAfterSeconds : 60;
  return seconds > 90 ? count(seconds / 60, "minute", "minutes") : count(seconds, "seconde", "secondes");
}

const sentences: Record<ErrorCode, Sentence> = {
  MALFORMED_REQUEST: () => "La demande n’a pas pu être lue.",
  VALIDATION_FAILED: () => "Certaines informations sont à corriger.",
  TOKEN_INVALID: () => "Ce lien n’est pas valide.",
  TOKEN_EXPIRED: () => "Ce lien a expiré. Demandez-en un nouveau.",
  CODE_INVALID: () => "Ce code n’est pas le bon.",
  CODE_EXPIRED: () => "Ce code a expiré. Connectez-vous de nouveau.",
  UNAUTHENTICATED: () => "Vous devez être connecté pour effectuer cette action",
  SESSION_EXPIRED: () => "Session expirée. Veuillez vous reconnecter.",
  INVALID_CREDENTIALS: () => "Email ou mot de passe incorrect",
  FORBIDDEN: () => "Votre compte ne permet pas cette action.",
  CSRF_TOKEN_INVALID: () => "Token CSRF invalide. Veuillez rafraîchir la page et réessayer.",
  BRUTE_FORCE_BLOCKED: (data) =>
    `Trop de tentatives depuis cette connexion. Par sécurité, réessayez dans ${wait(data)}.`,
  EMAIL_NOT_VERIFIED: () =>
    "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.",
  ACCOUNT_DEACTIVATED: () => "Votre compte a été désactivé. Veuillez contacter le support.",
  PROFIL_DISABLED: () => "Votre compte a été désactivé. Veuillez contacter le support.",
  PASSWORD_EXPIRED: () => "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  PROFILE_HIDDEN: () => "Votre profil est masqué. Rendez-le visible pour continuer.",
  JOBBEUR_ONLY: () => "Seuls les jobbeurs peuvent faire une proposition.",
  OWN_MISSION: () => "Cette mission est la vôtre.",
  NOT_FOUND: () => "Cette page ou cet élément n’existe pas ou n’existe plus.",
  EMAIL_TAKEN: () => "Un compte existe déjà avec cette adresse e-mail.",
  ACCOUNT_COMMITTED: () => "Des missions sont en cours. Terminez-les ou annulez-les d’abord.",
  ACCOUNT_TRANSITION_REFUSED: () => "Votre compte n’en est plus là. Rechargez la page.",
  PROPOSAL_EXISTS: () => "Vous avez déjà fait une proposition pour cette mission.",
  PROPOSAL_CHANGED: () => "La proposition a changé entre-temps. Voici où elle en est.",
  PROPOSAL_TRANSITION_REFUSED: ({ isSideAway }) =>
    isSideAway === true
      ? "Cette personne n’est pas disponible pour l’instant. Vous ne pouvez pas conclure avec elle."
      : "Cette proposition n’en est plus là.",
  MISSION_CLOSED: () => "Cette mission n’est plus ouverte.",
  MISSION_TRANSITION_REFUSED: () => "Cette mission n’en est plus là.",
  INSUFFICIENT_JOBI: () => "Vous n’avez pas assez de Jobi.",
  TERMS_REQUIRED: () =>
    "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
  TERMS_VERSION_OUTDATED: () =>
    "Les conditions ont changé entre-temps. Rechargez la page pour lire la version en vigueur.",
  IDEMPOTENCY_KEY_REUSED: () => "Cette demande a déjà été envoyée avec un autre contenu.",
  IDEMPOTENCY_IN_PROGRESS: () => "Cette demande est déjà en cours.",
  PAYLOAD_TOO_LARGE: () => "Ce que vous envoyez est trop volumineux.",
  UNSUPPORTED_MEDIA_TYPE: () => "Ce format d’envoi n’est pas accepté.",
  ACCOUNT_LOCKED: (data) =>
    `Trop de tentatives échouées${nnbsp}: votre compte est verrouillé. Réessayez dans ${wait(data)}.`,
  TOO_MANY_REQUESTS: (data) => `Trop de demandes à la fois. Réessayez dans ${wait(data)}.`,
  COOLDOWN_ACTIVE: (data) => `Patientez encore ${wait(data)} avant de recommencer.`,
  CODE_TRIES_EXHAUSTED: () => "Trop de codes erronés. Connectez-vous de nouveau pour en recevoir un autre.",
  INTERNAL_ERROR: () => "Une erreur est survenue de notre côté. Réessayez dans un instant.",
  SERVICE_UNAVAILABLE: () => "Le service redémarre. Réessayez dans un instant.",
};

/** The French sentence of a code. `data.retryAfterSeconds` says how long a lock or cooldown still lasts. */
export function errorSentence(code: ErrorCode, data: Record<string, unknown> = {}): string {
  return sentences[code](data);
}
