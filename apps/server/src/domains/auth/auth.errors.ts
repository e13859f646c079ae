import { type Sentences, waitText } from "../../platform/http/error-copy.ts";

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
  ACCOUNT_DEACTIVATED: () => "Votre compte a été désactivé. Veuillez contacter le support.",
  PASSWORD_EXPIRED: () => "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  ACCOUNT_LOCKED: (data) =>
    `Trop de tentatives échouées\u00a0: votre compte est verrouillé. Réessayez dans ${waitText(data)}.`,
  SIGN_UP_PROOF_NEEDED: (data) =>
    `Beaucoup de comptes se créent en ce moment. Renvoyez ce formulaire dans ${waitText(data)}.`,
  CODE_TRIES_EXHAUSTED: () => "Trop de codes erronés. Connectez-vous de nouveau pour en recevoir un autre.",
} satisfies Sentences;
