/** Where one comes back from Google to. */
export const google = {
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
