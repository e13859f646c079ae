import type { TwoFactorNoticeCode, TwoFactorView } from "@jobami/machines/auth/two-factor";
import type { TwoFactorFormLabels } from "@jobami/ui/patterns/TwoFactorForm";
import { common } from "./copy.ts";

export const twoFactor = {
  title: "Vérifiez que c’est bien vous",
} as const;

const labelsByMethod = {
  mail: {},
  app: {
    code: "Code de votre application",
    codeHelp: "Il change toutes les 30 secondes. Il est envoyé dès que vous saisissez le sixième chiffre.",
    resend: "Recevoir un code par e-mail",
  },
  recovery: {
    code: "Code de secours",
    codeHelp: "Seize lettres et chiffres, avec ou sans tirets.",
    resend: "Recevoir un code par e-mail",
  },
} as const;

const wayLabels = {
  app: "Utiliser le code de l’application",
  recovery: "Utiliser un code de secours",
} as const;

type Ways = Pick<TwoFactorView, "method" | "methods">;

/** Copy of the form, by how the code is given. */
export const twoFactorLabels = ({ method }: Ways): Partial<TwoFactorFormLabels> => labelsByMethod[method];

/** The other ways that need no mail. */
export const otherWays = ({ method, methods }: Ways) =>
  (["app", "recovery"] as const)
    .filter((way) => way !== method && methods.includes(way))
    .map((value) => ({ value, label: wayLabels[value] }));

/** What is asked for. */
export function twoFactorLead({ method, maskedEmail }: Ways & Pick<TwoFactorView, "maskedEmail">): string {
  if (method === "app") return "Saisissez le code à 6 chiffres que montre votre application.";
  if (method === "recovery") return "Saisissez un de vos codes de secours. Il ne servira qu’une fois.";
  return maskedEmail === ""
    ? "Saisissez le code à 6 chiffres reçu par e-mail."
    : `Saisissez le code à 6 chiffres envoyé à ${maskedEmail}.`;
}

/** Copy of a code that did not open the session, and of what happened to it. */
export function twoFactorText(code: TwoFactorNoticeCode, message: string): string {
  switch (code) {
    case "CODE_MISSING":
      return "Saisissez le code.";
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
