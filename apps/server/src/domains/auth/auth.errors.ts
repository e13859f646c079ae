import { displayText } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import { type Sentences, waitText } from "../../platform/http/error-copy.ts";

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});

/** Why a person may not sign in, as far as they have proved who they are: until when, what stays possible, and how it is contested [LOGIN-37, POL-13]. */
function deactivatedText({ isSuspended, reason, until }: Record<string, unknown>): string {
  const sentence = "Votre compte a été désactivé. Veuillez contacter le support.";
  if (isSuspended !== true) return sentence;
  return [
    sentence,
    ...(typeof reason === "string" && reason !== ""
      ? [`Motif\u00a0: «\u202f${displayText(reason).replace(/(^|[^.\s])[.\s]+$/, "$1")}\u202f».`]
      : []),
    typeof until === "string"
      ? `Il rouvre de lui-même le ${moment.format(new Date(until))}, heure de Paris.`
      : "La suspension n’a pas de date de fin.",
    "Les missions déjà commencées peuvent être confirmées par l’autre personne, et vos données sont conservées.",
    "Pour contester, ouvrez le lien de l’e-mail que nous vous avons envoyé\u00a0: une autre personne réexamine la décision.",
  ].join(" ");
}

/** What people read when this domain refuses. */
export const authErrors = {
  CODE_INVALID: () => "Ce code n’est pas le bon.",
  CODE_EXPIRED: () => "Ce code a expiré. Connectez-vous de nouveau.",
  INVALID_CREDENTIALS: () => "Email ou mot de passe incorrect",
  MAIL_PROOF_NEEDED: () => "Confirmez d’abord par le code reçu par e-mail que c’est bien vous.",
  PROOF_NEEDED: () => "Confirmez d’abord avec Google que c’est bien vous.",
  BRUTE_FORCE_BLOCKED: (data) =>
    `Trop de tentatives depuis cette connexion. Par sécurité, réessayez dans ${waitText(data)}.`,
  EMAIL_NOT_VERIFIED: () =>
    "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.",
  ACCOUNT_DEACTIVATED: deactivatedText,
  PASSWORD_EXPIRED: () => "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  ACCOUNT_LOCKED: (data) =>
    `Trop de tentatives échouées\u00a0: votre compte est verrouillé. Réessayez dans ${waitText(data)}.`,
  SIGN_UP_PROOF_NEEDED: (data) =>
    `Beaucoup de comptes se créent en ce moment. Renvoyez ce formulaire dans ${waitText(data)}.`,
  AUTHENTICATOR_UNREADABLE: () =>
    "Nous ne pouvons pas vérifier votre application en ce moment. Utilisez un code de secours ou le code par e-mail s’il vous est proposé, ou réessayez plus tard. Votre essai n’est pas compté.",
  CODE_TRIES_EXHAUSTED: () => "Trop de codes erronés. Connectez-vous de nouveau pour en recevoir un autre.",
} satisfies Sentences;
