export const googleCard = {
  title: "Connexion avec Google",
  linked: "Google relié",
  lead: (email: string) => `Vous vous connectez aussi avec le compte Google ${email}.`,
  remove: "Retirer",
  question: "Retirer la connexion avec Google\u202f?",
  losses: ["La connexion en un geste avec ce compte Google"],
  confirm: "Retirer Google",
  lastWayIn:
    "Google est votre seul moyen de vous connecter. Pour pouvoir le retirer, choisissez d’abord un mot de passe.",
  choose: "Choisir un mot de passe",
} as const;
