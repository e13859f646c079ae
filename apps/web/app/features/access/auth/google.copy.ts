import type { GoogleProblem } from "@jobami/api/google/routes";

export const google = {
  or: "ou",
  button: "Continuer avec Google",
  leaving: "Ouverture de Google…",
  unavailable: "La connexion avec Google n’est pas disponible sur ce site.",
  title: "Connexion avec Google",
  entering: "Connexion en cours…",
  enter: "Continuer",
  restart: "Revenir à la connexion",
  retry: "Réessayer",
  linkTitle: "Relier votre compte Google",
  linkLead: (email: string) =>
    `Vous avez déjà un compte avec l’adresse ${email}. Saisissez son mot de passe une fois\u00a0: ensuite, Google suffira pour vous connecter.`,
  password: "Votre mot de passe",
  passwordHelp: "Celui de votre compte ici, pas celui de Google.",
  link: "Relier et me connecter",
  linking: "Connexion…",
  registerTitle: "Terminer votre inscription",
  registerLead: (email: string) => `Google a confirmé votre adresse ${email}. Il ne manque que ceci.`,
  adult: "J’ai 18 ans ou plus",
  register: "Créer mon compte",
  registering: "Création du compte…",
  overTitle: "Cette connexion n’est plus valable",
  overLead: "Elle a duré plus d’un quart d’heure, ou elle a déjà servi. Rien n’a été créé ni changé.",
  failedTitle: "Vous n’êtes pas connecté",
  checkFields: "Vérifiez les champs indiqués.",
} as const;

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
