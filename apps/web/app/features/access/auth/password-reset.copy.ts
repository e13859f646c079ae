import type { PasswordResetProblemCode } from "@jobami/machines/auth/password-reset";
import type { UntrustedForm } from "../../../platform/forms/index.ts";
import { common } from "./copy.ts";

export const reset = {
  askTitle: "Mot de passe oublié",
  askLead: "Indiquez l’adresse e-mail de votre compte : nous y envoyons un lien valable une heure.",
  ask: "Recevoir le lien",
  asking: "Envoi du lien…",
  sentTitle: "Consultez votre boîte de réception",
  sent: (email: string) =>
    `Si un compte existe pour ${email}, un lien pour choisir un autre mot de passe vient d’y partir.`,
  chooseTitle: "Choisissez un nouveau mot de passe",
  chooseLead: "Les sessions ouvertes sur d’autres appareils seront fermées.",
  newPassword: "Nouveau mot de passe",
  save: "Enregistrer le mot de passe",
  saving: "Enregistrement…",
  validating: "Vérification du lien…",
  deadTitle: "Ce lien ne peut plus servir",
  askAgain: "Demander un nouveau lien",
  retry: "Réessayer",
} as const;

/** Copy of a reset that did not go through [PWD-07]; `minutes` is the wait that is left. */
export function resetText(
  code: PasswordResetProblemCode | UntrustedForm,
  message: string,
  minutes: number,
): string {
  switch (code) {
    case "RESET_TOO_SOON":
      return `Veuillez attendre ${minutes} minute${minutes > 1 ? "s" : ""} avant de demander un nouveau lien.`;
    case "TOKEN_EXPIRED":
      return "Ce lien a expiré. Demandez-en un nouveau.";
    case "TOKEN_INVALID":
      return "Ce lien n’est pas valable ou a déjà servi. Demandez-en un nouveau.";
    case "FORM_INVALID":
      return "Vérifiez les champs indiqués.";
    case "ALREADY_SENT":
      return "Ce changement a déjà été demandé. Connectez-vous avec le nouveau mot de passe.";
    case "TOO_MANY_REQUESTS":
      return message || "Trop de demandes. Réessayez dans quelques minutes.";
    case "NETWORK":
      return common.network;
    case "CSRF_TOKEN_INVALID":
    case "RESET_FAILED":
      return message || "La demande n’a pas abouti. Réessayez.";
  }
}
