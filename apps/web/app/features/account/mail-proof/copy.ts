import type { MailProofProblem, MailProofView } from "@jobami/machines/auth/mail-proof";

/** Copy of the mailed code that is asked for in the middle of something else. */
export const copy = {
  title: "Confirmez que c’est bien vous",
  why: "Ajouter une façon de vous connecter ou donner des droits d’équipe demande un code reçu par e-mail.",
  mailing: "Envoi du code…",
  cancel: "Annuler",
} as const;

/** Where the code went. */
export function leadOf({ isMailing, maskedEmail }: Pick<MailProofView, "isMailing" | "maskedEmail">): string {
  if (isMailing) return copy.mailing;
  return maskedEmail === ""
    ? "Saisissez le code à 6 chiffres reçu par e-mail."
    : `Saisissez le code à 6 chiffres envoyé à ${maskedEmail}.`;
}

/** What went wrong: beside the code, or above it where another code or another moment is needed. */
export function problemText(problem: MailProofProblem | null): { field?: string; step?: string } {
  switch (problem?.code) {
    case undefined:
      return {};
    case "CODE_MISSING":
      return { field: "Saisissez le code." };
    case "CODE_INVALID":
      return { field: "Ce code n’est pas le bon." };
    case "CODE_EXPIRED":
      return { step: "Ce code n’est plus valable. Demandez-en un autre." };
    case "TRIES_EXHAUSTED":
      return { step: "Trop de codes erronés. Réessayez dans 15 minutes." };
    case "ASKED_TOO_SOON":
      return { step: "Un code vient d’être envoyé. Patientez avant d’en demander un autre." };
    case "NETWORK":
      return { step: "Pas de connexion. Vérifiez votre réseau, puis réessayez." };
    default:
      return { step: problem?.message || "Cela n’a pas fonctionné. Réessayez." };
  }
}
