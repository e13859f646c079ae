import type { EmailVerificationNoticeCode } from "@jobami/machines/auth/email-verification";
import type { UntrustedForm } from "../../../platform/forms/index.ts";
import { common } from "./copy.ts";

export const verification = {
  confirmTitle: "Vérifiez votre adresse e-mail",
  confirmLead: "Appuyez sur le bouton\u00a0: votre compte sera activé.",
  verify: "Vérifier mon adresse",
  verifying: "Vérification de votre adresse…",
  verifiedTitle: "Votre adresse est vérifiée",
  verifiedLead: "Votre compte est prêt. Connectez-vous pour commencer.",
  /** REG-12: the spelling is that of the requirements. */
  alreadyVerified: "L’email est déjà verifié.",
  alreadyLead: "Il ne vous reste qu’à vous connecter.",
  waitingTitle: "Consultez votre boîte de réception",
  /** The same whether the address had an account: only its owner may learn that. */
  waitingLead: (email: string | null) =>
    `Nous venons d’écrire ${email === null ? "à votre adresse" : `à ${email}`}. Suivez le lien de cet e-mail dans les 24 heures.`,
  waitingHelp:
    "Si cette adresse avait déjà un compte, l’e-mail vous dit comment le retrouver. Rien reçu ? Regardez dans les indésirables, ou demandez un autre lien.",
  invalidTitle: "Ce lien n’est pas valable",
  failedTitle: "La vérification n’a pas abouti",
  resend: "Envoyer un autre lien",
  resending: "Envoi d’un autre lien…",
  retry: "Réessayer",
  register: "Créer un compte",
} as const;

/** Copy of the verification's outcomes [REG-08, REG-10, REG-11, REG-12, REG-13]. */
export function verificationText(code: EmailVerificationNoticeCode | UntrustedForm, message: string): string {
  switch (code) {
    case "TOKEN_EXPIRED":
      return "Ce lien a expiré. Demandez un nouveau lien.";
    case "TOKEN_INVALID":
      return "Ce lien n’est pas valable. Connectez-vous pour en recevoir un nouveau.";
    case "NO_EMAIL":
      return "Aucune adresse e-mail trouvée. Veuillez vous inscrire de nouveau.";
    case "RESEND_TOO_SOON":
      return message || "Un e-mail vient d’être envoyé. Patientez avant d’en demander un autre.";
    case "NETWORK":
      return common.network;
    case "VERIFIED":
      return "Votre adresse e-mail est vérifiée.";
    case "ALREADY_VERIFIED":
      return verification.alreadyVerified;
    case "MAIL_SENT":
      return "Si un compte attend d’être confirmé à cette adresse, un autre e-mail vient de partir.";
    case "CSRF_TOKEN_INVALID":
    case "VERIFICATION_FAILED":
      return message || "Une erreur est survenue pendant la vérification. Réessayez.";
  }
}
