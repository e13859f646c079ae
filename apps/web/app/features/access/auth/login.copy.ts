import { franceZone } from "@jobami/api/places/france-zone";
import type { LoginNoticeCode, SignInNoticeCode } from "@jobami/machines/auth/login";
import type { NoticeText } from "../../../platform/notices/index.ts";
import type { Farewell } from "../../../platform/session/index.ts";
import { common } from "./copy.ts";

export const login = {
  title: "Connexion",
  noAccount: "Pas encore de compte ?",
  signUp: "S’inscrire",
  forgot: "Mot de passe oublié ?",
  passkey: "Utiliser une clé d’accès",
  passkeyWaiting: "Votre appareil vous le demande…",
  writeToSupport: "Écrire au support",
  demoTitle: "Comptes de démonstration",
  passwordChanged: "Votre mot de passe est changé. Connectez-vous avec le nouveau.",
  demoHelp: "Choisissez-en un pour remplir le formulaire.",
} as const;

/** Copy of a refused sign-in; the server's own wins where the requirements state it, and where it knows more: why an account is closed, and until when [LOGIN-17, LOGIN-31 to LOGIN-37]. */
export function problemText(code: LoginNoticeCode, message: string): string {
  switch (code) {
    case "TOO_SOON":
      return "Veuillez attendre 3 secondes entre chaque tentative";
    case "CREDENTIALS_MISSING":
      return "Saisissez votre adresse e-mail et votre mot de passe.";
    case "CSRF_TOKEN_INVALID":
      return "Token CSRF invalide. Veuillez rafraîchir la page et réessayer.";
    case "BRUTE_FORCE_BLOCKED":
      return "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.";
    case "EMAIL_NOT_VERIFIED":
      return "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.";
    case "PASSWORD_EXPIRED":
      return "Votre mot de passe a expiré. Veuillez le réinitialiser.";
    case "ACCOUNT_LOCKED":
      return message || "Votre compte est verrouillé pour un moment. Réessayez plus tard.";
    case "TOO_MANY_REQUESTS":
      return message || common.tooMany;
    case "INVALID_CREDENTIALS":
      return message || "Email ou mot de passe incorrect";
    case "VALIDATION_FAILED":
      return message || "Vérifiez les champs indiqués.";
    case "NETWORK":
      return common.network;
    default:
      return message || "Une erreur est survenue pour cette connexion.";
  }
}

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: franceZone,
});

/** Why a person was put out, until when, and how that is contested: a line each. */
export const farewellLines = ({ message, until }: Farewell["farewell"]): (string | undefined)[] => [
  message,
  until && `Il rouvre le ${moment.format(new Date(until))}.`,
  "Pour contester, ouvrez le lien de notre e-mail.",
];

/** What a sign-in that went through states [LOGIN-20, LOGIN-21, PWD-10, PWD-11]. */
export function signInText(
  code: SignInNoticeCode,
  params: Record<string, string | number> = {},
): Pick<NoticeText, "title" | "message"> {
  switch (code) {
    case "FIRST_LOGIN":
      return { title: "Bienvenue !", message: "C’est votre première connexion." };
    case "LAST_LOGIN":
      return {
        title: "Vous êtes connecté",
        message: `Dernière connexion : ${moment.format(new Date(params.previousLogin ?? 0))}.`,
      };
    case "PASSWORD_EXPIRES_SOON":
      return { title: `Votre mot de passe expirera dans ${params.days} jour${params.days === 1 ? "" : "s"}` };
    case "PASSWORD_EXPIRED":
      return { title: "Votre mot de passe a expiré. Veuillez le réinitialiser." };
  }
}

const signInCodes: readonly string[] = [
  "LAST_LOGIN",
  "FIRST_LOGIN",
  "PASSWORD_EXPIRES_SOON",
  "PASSWORD_EXPIRED",
] satisfies SignInNoticeCode[];

/** Whether a notice is one of those that a successful sign-in ends with. */
export function isSignInCode(code: string): code is SignInNoticeCode {
  return signInCodes.includes(code);
}

/** Where the code went [LOGIN-18]. */
export const codeSent = "Un code de vérification vient de vous être envoyé par e-mail.";
