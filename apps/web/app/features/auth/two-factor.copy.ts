import type { TwoFactorNoticeCode } from "@jobami/machines/auth/two-factor";
import { common } from "./copy.ts";

export const twoFactor = {
  title: "Vérifiez que c’est bien vous",
  lead: (email: string) =>
    email === ""
      ? "Saisissez le code à 6 chiffres reçu par e-mail."
      : `Saisissez le code à 6 chiffres envoyé à ${email}.`,
} as const;

/** Words of a code that did not open the session, and of what happened to it. */
export function twoFactorText(code: TwoFactorNoticeCode, message: string): string {
  switch (code) {
    case "CODE_MISSING":
      return "Saisissez les 6 chiffres du code.";
    case "CODE_INVALID":
      return message || "Ce code n’est pas le bon.";
    case "CODE_EXPIRED":
      return message || "Ce code n’est plus valable. Demandez-en un autre.";
    case "CODE_TRIES_EXHAUSTED":
      return message || "Trop d’essais avec ce code. Demandez-en un autre.";
    case "ACCOUNT_DEACTIVATED":
      return "Votre compte a été désactivé. Veuillez contacter le support.";
    case "RESEND_TOO_SOON":
      return message || "Un code vient d’être envoyé. Patientez avant d’en demander un autre.";
    case "NETWORK":
      return common.network;
    case "CODE_SENT":
      return "Un autre code vient de vous être envoyé par e-mail.";
    case "SIGN_IN_OVER":
      return "Cette connexion n’est plus en attente. Recommencez.";
    default:
      return message || "Le code n’a pas pu être vérifié. Réessayez.";
  }
}
