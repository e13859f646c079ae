import type { GoogleProblem } from "@jobami/api/google/routes";

/** Why no one is signed in, and the way on. */
export const googleProblemText: Record<GoogleProblem, { title: string; lead: string }> = {
  denied: {
    title: "Vous avez annulé la connexion avec Google.",
    lead: "Rien n’a été partagé. Vous pouvez recommencer, ou vous connecter avec votre adresse e-mail.",
  },
  expired: {
    title: "Cette connexion avec Google n’est plus valable.",
    lead: "Elle a duré trop longtemps ou elle a déjà servi. Recommencez, c’est l’affaire d’un instant.",
  },
  unverified: {
    title: "Google n’a pas confirmé votre adresse e-mail.",
    lead: "Confirmez-la chez Google, ou connectez-vous avec votre adresse e-mail et un mot de passe.",
  },
  unavailable: {
    title: "Google ne répond pas pour le moment.",
    lead: "Réessayez dans un instant, ou connectez-vous avec votre adresse e-mail.",
  },
  other: {
    title: "Ce n’est pas le compte Google relié au vôtre.",
    lead: "Recommencez avec l’autre compte Google.",
  },
  failed: {
    title: "La connexion avec Google n’a pas abouti.",
    lead: "Recommencez, ou connectez-vous avec votre adresse e-mail.",
  },
};
