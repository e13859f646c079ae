import type { GoogleProblem, ProofPurpose } from "@jobami/api/google/routes";

/** Copy of the proof that Google gives in the place of a password. */
export const copy = {
  confirm: "Confirmer avec Google",
  cancel: "Annuler",
  given: "Google vient de confirmer que c’est vous. Vous avez cinq minutes.",
} as const;

/** Why Google is asked, before each kind of change. */
export const leads: Record<ProofPurpose, string> = {
  email:
    "Vous vous connectez avec Google\u00a0: avant de changer d’adresse, Google vérifie une fois de plus que c’est vous.",
  authenticator:
    "Vous vous connectez avec Google\u00a0: avant de toucher à l’application, Google vérifie une fois de plus que c’est vous.",
  passkeys:
    "Vous vous connectez avec Google\u00a0: avant d’ajouter ou de retirer une clé, Google vérifie une fois de plus que c’est vous.",
  mailedCode:
    "Vous vous connectez avec Google\u00a0: avant de changer ce réglage, Google vérifie une fois de plus que c’est vous.",
};

/** Why Google's word did not come, and the way on. */
export const problems: Record<GoogleProblem, string> = {
  denied: "Vous avez annulé chez Google. Rien n’a changé.",
  expired: "Cette confirmation a duré trop longtemps ou a déjà servi. Recommencez.",
  unverified: "Google n’a pas vérifié l’adresse de ce compte. Vérifiez-la chez Google, puis recommencez.",
  unavailable: "Google ne répond pas pour le moment. Réessayez dans un instant.",
  failed: "Google n’a pas confirmé que vous venez de vous y connecter. Recommencez.",
  other: "Ce n’est pas le compte Google relié au vôtre. Recommencez avec le bon.",
};
